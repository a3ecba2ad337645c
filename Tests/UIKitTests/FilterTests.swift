import AutoLayout
import Foundation
import Testing
import Typesetting

@testable import UIKit

extension ModuleTests {
    /// Pictures that go through filters.
    @Suite struct FilterTests {
        init() throws {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
        }

        @Test func aFilteredPictureHasItsSizeAndTheFilterIsTold() throws {
            let image = UIImage(blank: CGSize(width: 40, height: 30))
            let filter = try #require(CIFilter(name: "CIPhotoEffectMono"))
            filter.setValue(CIImage(image: image), forKey: kCIInputImageKey)
            let output = try #require(filter.outputImage)
            let pixels = try #require(CIContext().createCGImage(output, from: output.extent))
            #expect(CGSize(width: pixels.width, height: pixels.height) == output.extent.size)
            #expect(output.extent.width / output.extent.height == 4.0 / 3)
            #expect(FigureEnvironment.current.leftOut == ["CIFilter.CIPhotoEffectMono"])
        }

        @Test func whatNoPictureGoesIntoGivesNone() {
            #expect(CIFilter(name: "CIQRCodeGenerator")?.outputImage == nil)
            #expect(CIFilter(name: "Mono") == nil)
        }
    }
}
