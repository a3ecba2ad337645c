import Content
import Escaping

extension LessonPage {
    /// A diagram as its page shows it: the picture, its caption, and its code where the author wants that.
    func figure(of diagram: DiagramSettings, _ picture: String, label: String) -> String {
        let id = diagram.name.map { " id=\"\(escaped($0))\"" } ?? ""
        let number = label.isEmpty ? "" : "<span class=\"Label\">\(escaped(label))</span> "
        let caption = diagram.caption.map { "\n<figcaption>\(number)\(escaped($0))</figcaption>" } ?? ""
        return """
            <figure class="diagram"\(id)><div class="diagram-frame">\(picture)</div>\(caption)
            </figure>

            """
    }
}
