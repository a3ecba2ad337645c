import Scene

/// What a property takes.
public enum PropertyKind: Sendable {
    case bool
    /// A number of points, or any other number of that magnitude.
    case number
    /// The same, or nil.
    case optionalNumber
    /// A number that is not negative.
    case length
    /// The same, or nil for `.automatic`.
    case lengthOrAutomatic
    /// From 0 to 1.
    case fraction
    case integer(atLeast: Int)
    case text
    case texts
    /// The parts of a text, each in a style of its own.
    case attributedText
    case color
    case optionalColor
    case colors
    case font
    case image
    /// What stands on a bar, of one of UIKit's classes.
    case barItems(BarItem.Kind)
    case priority
    /// Top, left, bottom, right.
    case edgeInsets
    /// The left side, all four, or nil.
    case separatorInset
    /// Top, leading, bottom, trailing.
    case directionalInsets
    /// Width and height, each nil for none.
    case contentSize
    /// Width and height, or nil for `.automatic`.
    case sizeOrAutomatic
    /// `.flow`, `.list(…)`, or the sections of a compositional layout.
    case collectionLayout
    /// What stands at the ends of a list's row.
    case cellAccessories
    /// Downwards, or to the right and downwards.
    case offset
    case corners
    case transform
    /// The steps of a path.
    case shape
    /// One of `names`, which are those of UIKit's enumeration `type`.
    case choice(names: [String], type: String)
}

/// A value of a property.
public indirect enum PropertyValue: Sendable {
    case bool(Bool)
    case number(Double)
    case optionalNumber(Double?)
    case integer(Int)
    case text(String)
    case texts([String])
    case attributedText([AttributedRun])
    case color(Color)
    case optionalColor(Color?)
    case colors([Color])
    case font(Font)
    case image(Image?)
    case barItems([BarItem])
    case priority(LayoutPriority)
    case edgeInsets(EdgeInsets)
    case optionalInsets(EdgeInsets?)
    case directionalInsets(DirectionalEdgeInsets)
    case contentSize(ContentSize)
    case size(Size)
    case optionalSize(Size?)
    case collectionLayout(CollectionLayout)
    case cellAccessories([CellAccessory])
    case corners(Corners)
    case transform(Transform)
    case shape([ShapeStep])
}

/// What a property takes, with how it is put into a `Target`.
///
/// One closure takes values of every kind: each of the many types that have properties would otherwise need code for each
/// kind of value, which pages would load.
public struct PropertySetter<Target>: Sendable {
    typealias Assign<Value> = @Sendable (inout Target, Value) -> Void

    public let kind: PropertyKind
    /// Changes nothing for a value of another kind.
    public let assign: @Sendable (inout Target, PropertyValue) -> Void

    /// The same for what holds a `Target`.
    func lifted<Outer>(_ access: @escaping ViewProperty<Outer>.Access<Target>) -> PropertySetter<Outer> {
        let assign = assign
        return PropertySetter<Outer>(kind: kind) { outer, value in access(&outer) { assign(&$0, value) } }
    }
}

extension PropertySetter {
    static func bool(_ assign: @escaping Assign<Bool>) -> PropertySetter {
        PropertySetter(kind: .bool) { if case .bool(let value) = $1 { assign(&$0, value) } }
    }

    static func number(_ assign: @escaping Assign<Double>) -> PropertySetter {
        PropertySetter(kind: .number) { if case .number(let value) = $1 { assign(&$0, value) } }
    }

    static func optionalNumber(_ assign: @escaping Assign<Double?>) -> PropertySetter {
        PropertySetter(kind: .optionalNumber) { if case .optionalNumber(let value) = $1 { assign(&$0, value) } }
    }

    static func length(_ assign: @escaping Assign<Double>) -> PropertySetter {
        PropertySetter(kind: .length) { if case .number(let value) = $1 { assign(&$0, value) } }
    }

    static func lengthOrAutomatic(_ assign: @escaping Assign<Double?>) -> PropertySetter {
        PropertySetter(kind: .lengthOrAutomatic) { if case .optionalNumber(let value) = $1 { assign(&$0, value) } }
    }

    static func fraction(_ assign: @escaping Assign<Double>) -> PropertySetter {
        PropertySetter(kind: .fraction) { if case .number(let value) = $1 { assign(&$0, value) } }
    }

    static func integer(atLeast least: Int, _ assign: @escaping Assign<Int>) -> PropertySetter {
        PropertySetter(kind: .integer(atLeast: least)) { if case .integer(let value) = $1 { assign(&$0, value) } }
    }

    static func text(_ assign: @escaping Assign<String>) -> PropertySetter {
        PropertySetter(kind: .text) { if case .text(let value) = $1 { assign(&$0, value) } }
    }

    static func texts(_ assign: @escaping Assign<[String]>) -> PropertySetter {
        PropertySetter(kind: .texts) { if case .texts(let value) = $1 { assign(&$0, value) } }
    }

    static func attributedText(_ assign: @escaping Assign<[AttributedRun]>) -> PropertySetter {
        PropertySetter(kind: .attributedText) { if case .attributedText(let value) = $1 { assign(&$0, value) } }
    }

    static func color(_ assign: @escaping Assign<Color>) -> PropertySetter {
        PropertySetter(kind: .color) { if case .color(let value) = $1 { assign(&$0, value) } }
    }

    static func optionalColor(_ assign: @escaping Assign<Color?>) -> PropertySetter {
        PropertySetter(kind: .optionalColor) { if case .optionalColor(let value) = $1 { assign(&$0, value) } }
    }

    static func colors(_ assign: @escaping Assign<[Color]>) -> PropertySetter {
        PropertySetter(kind: .colors) { if case .colors(let value) = $1 { assign(&$0, value) } }
    }

    static func font(_ assign: @escaping Assign<Font>) -> PropertySetter {
        PropertySetter(kind: .font) { if case .font(let value) = $1 { assign(&$0, value) } }
    }

    static func image(_ assign: @escaping Assign<Image?>) -> PropertySetter {
        PropertySetter(kind: .image) { if case .image(let value) = $1 { assign(&$0, value) } }
    }

    static func barItems(_ kind: BarItem.Kind, _ assign: @escaping Assign<[BarItem]>) -> PropertySetter {
        PropertySetter(kind: .barItems(kind)) { if case .barItems(let value) = $1 { assign(&$0, value) } }
    }

    static func priority(_ assign: @escaping Assign<LayoutPriority>) -> PropertySetter {
        PropertySetter(kind: .priority) { if case .priority(let value) = $1 { assign(&$0, value) } }
    }

    static func edgeInsets(_ assign: @escaping Assign<EdgeInsets>) -> PropertySetter {
        PropertySetter(kind: .edgeInsets) { if case .edgeInsets(let value) = $1 { assign(&$0, value) } }
    }

    static func separatorInset(_ assign: @escaping Assign<EdgeInsets?>) -> PropertySetter {
        PropertySetter(kind: .separatorInset) { if case .optionalInsets(let value) = $1 { assign(&$0, value) } }
    }

    static func directionalInsets(_ assign: @escaping Assign<DirectionalEdgeInsets>) -> PropertySetter {
        PropertySetter(kind: .directionalInsets) { if case .directionalInsets(let value) = $1 { assign(&$0, value) } }
    }

    static func contentSize(_ assign: @escaping Assign<ContentSize>) -> PropertySetter {
        PropertySetter(kind: .contentSize) { if case .contentSize(let value) = $1 { assign(&$0, value) } }
    }

    static func sizeOrAutomatic(_ assign: @escaping Assign<Size?>) -> PropertySetter {
        PropertySetter(kind: .sizeOrAutomatic) { if case .optionalSize(let value) = $1 { assign(&$0, value) } }
    }

    static func collectionLayout(_ assign: @escaping Assign<CollectionLayout>) -> PropertySetter {
        PropertySetter(kind: .collectionLayout) { if case .collectionLayout(let value) = $1 { assign(&$0, value) } }
    }

    static func cellAccessories(_ assign: @escaping Assign<[CellAccessory]>) -> PropertySetter {
        PropertySetter(kind: .cellAccessories) { if case .cellAccessories(let value) = $1 { assign(&$0, value) } }
    }

    static func offset(_ assign: @escaping Assign<Size>) -> PropertySetter {
        PropertySetter(kind: .offset) { if case .size(let value) = $1 { assign(&$0, value) } }
    }

    static func corners(_ assign: @escaping Assign<Corners>) -> PropertySetter {
        PropertySetter(kind: .corners) { if case .corners(let value) = $1 { assign(&$0, value) } }
    }

    static func transform(_ assign: @escaping Assign<Transform>) -> PropertySetter {
        PropertySetter(kind: .transform) { if case .transform(let value) = $1 { assign(&$0, value) } }
    }

    static func shape(_ assign: @escaping Assign<[ShapeStep]>) -> PropertySetter {
        PropertySetter(kind: .shape) { if case .shape(let value) = $1 { assign(&$0, value) } }
    }

    /// One of `names`, which are those of UIKit's enumeration `type`.
    static func choice(names: [String], type: String, _ assign: @escaping Assign<String>) -> PropertySetter {
        PropertySetter(kind: .choice(names: names, type: type)) {
            if case .text(let value) = $1 { assign(&$0, value) }
        }
    }

    /// A case of an enumeration whose names are those of UIKit's `type`.
    static func oneOf<Choice: RawRepresentable & CaseIterable & Sendable>(
        _ type: String, _ assign: @escaping Assign<Choice>
    ) -> PropertySetter where Choice.RawValue == String {
        .choice(names: Choice.allCases.map { $0.rawValue }, type: type) { target, name in
            if let choice = Choice(rawValue: name) { assign(&target, choice) }
        }
    }
}
