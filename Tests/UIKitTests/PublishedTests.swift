import Foundation
import Testing
import UIKit

extension ModuleTests {
    /// Properties that publish their values.
    @Suite struct PublishedTests {
        private final class Model: ObservableObject {
            @Published var count = 1
        }

        @Test func whoListensIsToldWhatThereIsAndWhatComes() {
            let model = Model()
            var told: [Int] = []
            var kept: Set<AnyCancellable> = []
            model.$count.sink { told.append($0) }.store(in: &kept)
            model.count = 2
            #expect(told == [1, 2] && model.count == 2)
            kept = []
            model.count = 3
            #expect(told == [1, 2])
        }

        @Test func anObjectSaysThatItIsAboutToChange() {
            let model = Model()
            var counts: [Int] = []
            let listening = model.objectWillChange.sink { counts.append(model.count) }
            model.count = 2
            model.count = 3
            listening.cancel()
            model.count = 4
            #expect(counts == [1, 2])
        }
    }
}
