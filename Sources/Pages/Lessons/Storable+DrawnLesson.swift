import Caching
import Content
import FigureDrawing
import Figures
import PageReading
import UIKitCode

extension DrawnLesson.Teaser: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(html, css, emoji)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        (html, css, emoji) = try reader.read()
    }
}

extension DrawnLesson.Reference: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(link, offset) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(link: try reader.read(), offset: try reader.read())
    }
}

extension DrawnLesson: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(body, playground, figurePages, verdicts)
        writer.write(bodyName, css, cssName, teaser, emoji, glyphs, symbols)
        writer.write(figureCount, projects, quantities, references)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        (body, playground, figurePages, verdicts) = try reader.read()
        (bodyName, css, cssName, teaser, emoji, glyphs, symbols) = try reader.read()
        (figureCount, projects, quantities, references) = try reader.read()
    }
}

extension FigurePage: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(path, content, stylesheetPlace, rulesPlace, anchors, files)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        (path, content, stylesheetPlace, rulesPlace, anchors, files) = try reader.read()
    }
}

extension ChoiceVerdict: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(isRight, claim, numbers, figure, width) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        let (isRight, claim, numbers, figure, width): (Bool, String, String, String, Double) = try reader.read()
        self.init(isRight: isRight, claim: claim, numbers: numbers, figure: figure, width: width)
    }
}

extension LessonProject: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(path, app.name, app.files, app.pictures, pictures)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        let (path, name, files, names, pictures): (String, String, [AppProject.File], [String], [Picture]) =
            try reader.read()
        self.init(path: path, app: AppProject(name: name, files: files, pictures: names), pictures: pictures)
    }
}

extension LessonProject.Picture: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(name, path, dark) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) { (name, path, dark) = try reader.read() }
}

extension AppProject.File: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(path, text) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        let (path, text): (String, String) = try reader.read()
        self.init(path: path, text: text)
    }
}

extension LessonEntry: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(outline, search, drawn, diagnostics)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        (outline, search, drawn, diagnostics) = try reader.read()
    }
}
