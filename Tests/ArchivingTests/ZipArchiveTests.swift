import Foundation
import Testing

@testable import Archiving

@Suite("A zip archive")
struct ZipArchiveTests {
    private static let files = [
        ArchivedFile(path: "App.swiftpm/App.swift", bytes: Array("import UIKit\n".utf8)),
        ArchivedFile(path: "App.swiftpm/Bilder/Hafen bei Nacht ü.svg", bytes: []),
        ArchivedFile(path: "App.swiftpm/noise", bytes: (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }),
    ]

    @Test("is unpacked to the same files by another program")
    func contents() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("zip-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let archive = folder.appendingPathComponent("a.zip")
        try Data(#require(zipArchive(of: Self.files))).write(to: archive)
        let python = Process()
        python.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        python.arguments = ["-m", "zipfile", "-e", archive.path, folder.path]
        try python.run()
        python.waitUntilExit()
        #expect(python.terminationStatus == 0)
        for file in Self.files {
            #expect(try Data(contentsOf: folder.appendingPathComponent(file.path)) == Data(file.bytes))
        }
    }

    @Test("is equal for equal files, and says the first day of its calendar for their date")
    func bytes() throws {
        let archive = try #require(zipArchive(of: Self.files))
        #expect(zipArchive(of: Self.files) == archive)
        // Time and date of the first entry: PKWARE's APPNOTE.TXT, section 4.3.7.
        #expect(Array(archive[10..<14]) == [0, 0, 0x21, 0])
    }
}
