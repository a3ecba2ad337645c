/// How a `Content` becomes a `ViewKind`, and how it is found in one again.
struct ViewContent<Content>: Sendable {
    let make: @Sendable (Content) -> ViewKind
    let find: @Sendable (ViewKind) -> Content?

    init(_ make: @escaping @Sendable (Content) -> ViewKind, find: @escaping @Sendable (ViewKind) -> Content?) {
        self.make = make
        self.find = find
    }

    /// Changes a view's content in place.
    @Sendable func change(_ view: inout View, _ body: (inout Content) -> Void) {
        guard var content = find(view.kind) else { return }
        body(&content)
        view.kind = make(content)
    }

    /// What a kind answers where its content is asked; `other` for other kinds, and where there is nothing to ask.
    ///
    /// Most kinds have nothing to say to most questions, and need no code for those.
    func asked<Answer: Sendable>(
        _ question: (@Sendable (Content) -> Answer)?, otherwise other: Answer
    ) -> @Sendable (ViewKind) -> Answer {
        guard let question else { return { _ in other } }
        return { kind in find(kind).map(question) ?? other }
    }

    func asked<Condition, Answer: Sendable>(
        _ question: (@Sendable (Content, Condition) -> Answer)?, otherwise other: Answer
    ) -> @Sendable (ViewKind, Condition) -> Answer {
        guard let question else { return { _, _ in other } }
        return { kind, condition in find(kind).map { question($0, condition) } ?? other }
    }

    /// A kind with its content changed; other kinds as they are.
    func mapped(_ change: (@Sendable (Content) -> Content)?) -> @Sendable (ViewKind) -> ViewKind {
        guard let change else { return { $0 } }
        return { kind in find(kind).map { make(change($0)) } ?? kind }
    }

    func mapped<Condition>(
        _ change: (@Sendable (Content, Condition) -> Content)?
    ) -> @Sendable (ViewKind, Condition) -> ViewKind {
        guard let change else { return { kind, _ in kind } }
        return { kind, condition in find(kind).map { make(change($0, condition)) } ?? kind }
    }
}
