import Diagnostics
import Files

extension Diagnostic {
    /// The message about a field that an item of the data misspells, at the item instead of where the field is asked for.
    package func blamingData(reading fileSystem: FileSystem) -> Diagnostic {
        guard identifier == "misspelled-field", let item = notes.first, let bytes = fileSystem.read(item.location.path)
        else { return self }
        var blaming = self
        let file = SourceFile(path: item.location.path, utf8: bytes)
        (blaming.location, blaming.length) = (item.location, 1)
        blaming.excerpt = file.text(ofLine: item.location.line)
        blaming.notes[0] = Note(location: location, message: "the field is asked for here")
        return blaming
    }
}
