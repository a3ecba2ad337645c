import Testing

@testable import AutoLayout

@Suite("The kinds of views")
struct ViewClassTests {
    @Test("are listed under the names of their types, each once")
    func names() {
        for (types, viewClass) in ViewClass.named { #expect(types == viewClass().types.map(\.name)) }
        let names = ViewClass.named.flatMap(\.types)
        #expect(names.count > 25 && Set(names).count == names.count)
    }
}
