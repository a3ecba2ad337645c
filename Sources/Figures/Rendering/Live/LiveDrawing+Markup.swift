import Escaping
import Scene

extension LiveDrawing {
    /// The elements of every arrangement, noting the characters they show.
    func html(_ sheet: LiveStylesheet, resources: FigureResources, noting characters: inout CharacterUse) -> String {
        var html = ""
        for arrangement in arrangements {
            html += "<div\(sheet.attributes(roles: ["Scene"], [arrangement.display.essential]))>"
            for piece in arrangement.markup {
                switch piece {
                case .open(let element), .void(let element): html += tag(element, sheet)
                case .text(let text):
                    html += write(text.parts, text.weight, sheet, resources, &characters)
                case .raw(let content): html += content
                case .close(let tag): html += "</\(tag)>"
                }
            }
            html += "</div>"
        }
        return html
    }

    private func tag(_ element: LiveElement, _ sheet: LiveStylesheet) -> String {
        var text = "<" + element.element.tag + sheet.attributes(roles: element.element.roles, element.allTimelines)
        for attribute in element.element.attributes {
            text += " " + attribute.name + (attribute.value.map { "=\"\($0)\"" } ?? "")
        }
        return text + ">"
    }

    private func write(
        _ parts: [LiveText.Part], _ weight: FontWeight, _ sheet: LiveStylesheet, _ resources: FigureResources,
        _ used: inout CharacterUse
    ) -> String {
        var html = ""
        for part in parts {
            switch part {
            case .characters(let text):
                html += resources.runs(of: text, weight: weight, noting: &used).map(\.html).joined()
            case .lineBreak(let shown):
                html += "<i\(sheet.attributes(roles: [], shown.map { [$0.timeline] } ?? []))></i>"
            case .alternative(let shown, let inner):
                html += "<span\(sheet.attributes(roles: ["Reading"], shown.map { [$0.timeline] } ?? []))>"
                html += write(inner, weight, sheet, resources, &used) + "</span>"
            }
        }
        return html
    }
}

extension LiveText {
    /// The timelines of its line breaks and alternatives.
    var timelines: [StyleTimeline] {
        parts.compactMap { part in
            switch part {
            case .characters: nil
            case .lineBreak(let shown), .alternative(let shown, _): shown?.timeline
            }
        }
    }
}
