import Caching
import Content

extension PageFacts: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(anchors.sorted(), references, findings, base)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        let names: [String] = try reader.read()
        anchors = Set(names)
        (references, findings, base) = try reader.read()
    }
}

extension PageFacts.Reference: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(address, place, destination)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(address: try reader.read(), place: try reader.read(), destination: try reader.read())
    }
}

extension SiteAddress: Storable {
    package func store(in writer: inout ByteWriter) {
        switch self {
        case .file(let path, let fragment):
            writer.write(0)
            writer.write(path)
            writer.write(fragment)
        case .outside: writer.write(1)
        case .aboveSite: writer.write(2)
        }
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        switch try Int(from: &reader) {
        case 0: self = .file(path: try reader.read(), fragment: try reader.read())
        case 1: self = .outside
        case 2: self = .aboveSite
        default: throw DamagedBytes()
        }
    }
}

extension PageFacts.Place: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(line, tag, figure)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(line: try reader.read(), tag: try reader.read(), figure: try reader.read())
    }
}

extension PageFacts.Finding: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(fault, place)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(fault: try reader.read(), place: try reader.read())
    }
}

extension PageFault: Storable {
    package func store(in writer: inout ByteWriter) {
        switch self {
        case .missingFile(let path): writer.write(["file", path])
        case .missingAnchor(let name, let path): writer.write(["anchor", name] + (path.map { [$0] } ?? []))
        case .aboveSite(let address): writer.write(["above", address])
        case .duplicateIdentifier(let id): writer.write(["duplicate", id])
        case .unknownIdentifier(let id, let attribute): writer.write(["unknown", id, attribute])
        case .pictureWithoutAlternative(let address): writer.write(["alternative", address])
        case .pictureWithoutSize(let address): writer.write(["size", address])
        case .secondTitle(let text): writer.write(["title", text])
        case .skippedLevel(let heading, let level, let previous):
            writer.write(["skipped", heading, "\(level)", "\(previous)"])
        case .emptyHeading(let level): writer.write(["heading", "\(level)"])
        case .emptyLink(let address): writer.write(["link", address])
        // No page by itself knows of it, so that nothing needs to read it back.
        case .deadLink(let address, _): writer.write(["dead", address])
        }
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        let words: [String] = try reader.read()
        guard words.count >= 2, let fault = Self(words[0], words[1], Array(words.dropFirst(2))) else {
            throw DamagedBytes()
        }
        self = fault
    }

    private init?(_ kind: String, _ word: String, _ more: [String]) {
        switch (kind, more.count) {
        case ("file", 0): self = .missingFile(path: word)
        case ("anchor", 0...1): self = .missingAnchor(word, path: more.first)
        case ("above", 0): self = .aboveSite(address: word)
        case ("duplicate", 0): self = .duplicateIdentifier(word)
        case ("unknown", 1): self = .unknownIdentifier(word, attribute: more[0])
        case ("alternative", 0): self = .pictureWithoutAlternative(address: word)
        case ("size", 0): self = .pictureWithoutSize(address: word)
        case ("title", 0): self = .secondTitle(word)
        case ("skipped", 2):
            guard let level = Int(more[0]), let previous = Int(more[1]) else { return nil }
            self = .skippedLevel(heading: word, level: level, previous: previous)
        case ("heading", 0):
            guard let level = Int(word) else { return nil }
            self = .emptyHeading(level: level)
        case ("link", 0): self = .emptyLink(address: word)
        default: return nil
        }
    }
}
