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
    ///
    /// Not inlined, since the many properties of all classes are made in no time, and pages load what makes them.
    @inline(never) init(
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
