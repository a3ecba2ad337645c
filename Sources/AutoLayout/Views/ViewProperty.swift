import Scene

/// A property of the notation: its name, what it takes, where it puts it, and how UIKit spells it.
public struct ViewProperty<Target>: Sendable {
    public let name: String
    public let setter: PropertySetter<Target>
    /// What may follow the name after a dot, such as `leading` in `margins.leading`.
    public let parts: [Part]
    public let spelling: UIKitSpelling

    /// A part of a property's value that can be set alone.
    public struct Part: Sendable {
        public let name: String
        public let setter: PropertySetter<Target>

        init(_ name: String, _ setter: PropertySetter<Target>) {
            self.name = name
            self.setter = setter
        }
    }

    /// - Parameter spelling: in UIKit; nil for a property of the same name.
    init(
        _ name: String, _ setter: PropertySetter<Target>, _ spelling: UIKitSpelling? = nil, parts: [Part] = []
    ) {
        self.name = name
        self.setter = setter
        self.parts = parts
        self.spelling = spelling ?? .assignment(name)
    }

    /// A way to what a property is part of: it hands it to a closure, which may change it.
    typealias Access<Value> = @Sendable (inout Target, (inout Value) -> Void) -> Void

    /// Insets that can be set side by side.
    static func edgeInsets(
        _ name: String, _ spelling: UIKitSpelling, _ insets: @escaping Access<EdgeInsets>
    ) -> ViewProperty {
        ViewProperty(
            name, .edgeInsets { target, value in insets(&target) { $0 = value } }, spelling,
            parts: [
                Part("top", .number { target, value in insets(&target) { $0.top = value } }),
                Part("left", .number { target, value in insets(&target) { $0.left = value } }),
                Part("bottom", .number { target, value in insets(&target) { $0.bottom = value } }),
                Part("right", .number { target, value in insets(&target) { $0.right = value } }),
            ])
    }

    /// A priority of both axes, each of which can be set alone.
    ///
    /// - Parameter method: UIKit's, which sets one axis.
    static func priorities(
        _ name: String, _ method: String, _ priorities: @escaping Access<AxisPriorities>
    ) -> ViewProperty {
        ViewProperty(
            name,
            .priority { target, value in
                priorities(&target) { $0 = AxisPriorities(horizontal: value, vertical: value) }
            },
            .callForEachAxis(method),
            parts: [
                Part("horizontal", .priority { target, value in priorities(&target) { $0.horizontal = value } }),
                Part("vertical", .priority { target, value in priorities(&target) { $0.vertical = value } }),
            ])
    }

    /// The same property of what holds a `Target`.
    func lifted<Outer>(_ access: @escaping ViewProperty<Outer>.Access<Target>) -> ViewProperty<Outer> {
        ViewProperty<Outer>(
            name, setter.lifted(access), spelling,
            parts: parts.map { ViewProperty<Outer>.Part($0.name, $0.setter.lifted(access)) })
    }
}

/// What a property takes, with how it is put into a `Target`.
public enum PropertySetter<Target>: Sendable {
    public typealias Assign<Value> = @Sendable (inout Target, Value) -> Void

    case bool(Assign<Bool>)
    /// A number of points, or any other number of that magnitude.
    case number(Assign<Double>)
    /// The same, or nil.
    case optionalNumber(Assign<Double?>)
    /// A number that is not negative.
    case length(Assign<Double>)
    /// The same, or nil for `.automatic`.
    case lengthOrAutomatic(Assign<Double?>)
    /// From 0 to 1.
    case fraction(Assign<Double>)
    case integer(atLeast: Int, Assign<Int>)
    case text(Assign<String>)
    case texts(Assign<[String]>)
    /// The parts of a text, each in a style of its own.
    case attributedText(Assign<[AttributedRun]>)
    case color(Assign<Color>)
    case optionalColor(Assign<Color?>)
    case colors(Assign<[Color]>)
    case font(Assign<Font>)
    case image(Assign<Image?>)
    /// What stands on a bar, of one of UIKit's classes.
    case barItems(BarItem.Kind, Assign<[BarItem]>)
    case priority(Assign<LayoutPriority>)
    /// Top, left, bottom, right.
    case edgeInsets(Assign<EdgeInsets>)
    /// Top, leading, bottom, trailing.
    case directionalInsets(Assign<DirectionalEdgeInsets>)
    /// Width and height, each nil for none.
    case contentSize(Assign<ContentSize>)
    /// Width and height, or nil for `.automatic`.
    case sizeOrAutomatic(Assign<Size?>)
    /// The sections of a compositional layout, or none for `.flow`.
    case collectionLayout(Assign<[CollectionLayoutSection]>)
    /// Downwards, or to the right and downwards.
    case offset(Assign<Size>)
    case corners(Assign<Corners>)
    case transform(Assign<Transform>)
    /// The steps of a path.
    case shape(Assign<[ShapeStep]>)
    /// One of `names`, which are those of UIKit's enumeration `type`.
    case choice(names: [String], type: String, Assign<String>)

    /// A case of an enumeration whose names are those of UIKit's `type`.
    static func oneOf<Choice: RawRepresentable & CaseIterable & Sendable>(
        _ type: String, _ assign: @escaping Assign<Choice>
    ) -> PropertySetter where Choice.RawValue == String {
        .choice(names: Choice.allCases.map { $0.rawValue }, type: type) { target, name in
            if let choice = Choice(rawValue: name) { assign(&target, choice) }
        }
    }

    /// The same for what holds a `Target`.
    func lifted<Outer>(_ access: @escaping ViewProperty<Outer>.Access<Target>) -> PropertySetter<Outer> {
        func lift<Value>(_ assign: @escaping Assign<Value>) -> PropertySetter<Outer>.Assign<Value> {
            { outer, value in access(&outer) { assign(&$0, value) } }
        }
        return switch self {
        case .bool(let assign): .bool(lift(assign))
        case .number(let assign): .number(lift(assign))
        case .optionalNumber(let assign): .optionalNumber(lift(assign))
        case .length(let assign): .length(lift(assign))
        case .lengthOrAutomatic(let assign): .lengthOrAutomatic(lift(assign))
        case .fraction(let assign): .fraction(lift(assign))
        case .integer(let least, let assign): .integer(atLeast: least, lift(assign))
        case .text(let assign): .text(lift(assign))
        case .texts(let assign): .texts(lift(assign))
        case .attributedText(let assign): .attributedText(lift(assign))
        case .color(let assign): .color(lift(assign))
        case .optionalColor(let assign): .optionalColor(lift(assign))
        case .colors(let assign): .colors(lift(assign))
        case .font(let assign): .font(lift(assign))
        case .image(let assign): .image(lift(assign))
        case .barItems(let kind, let assign): .barItems(kind, lift(assign))
        case .priority(let assign): .priority(lift(assign))
        case .edgeInsets(let assign): .edgeInsets(lift(assign))
        case .directionalInsets(let assign): .directionalInsets(lift(assign))
        case .contentSize(let assign): .contentSize(lift(assign))
        case .sizeOrAutomatic(let assign): .sizeOrAutomatic(lift(assign))
        case .collectionLayout(let assign): .collectionLayout(lift(assign))
        case .offset(let assign): .offset(lift(assign))
        case .corners(let assign): .corners(lift(assign))
        case .transform(let assign): .transform(lift(assign))
        case .shape(let assign): .shape(lift(assign))
        case .choice(let names, let type, let assign): .choice(names: names, type: type, lift(assign))
        }
    }
}
