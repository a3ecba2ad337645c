import AutoLayout
import Escaping
import Scene

extension LiveDrawing {
    /// The elements of every scene, noting the characters they show.
    func html(_ sheet: LiveStylesheet, resources: FigureResources, noting characters: inout CharacterUse) -> String {
        var html = ""
        for scene in scenes {
            html += "<div\(sheet.attributes(roles: ["Scene"], [scene.display.essential]))>"
            for piece in scene.markup {
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
        var text = "<" + element.element.tag + sheet.attributes(roles: element.element.roles, element.allTracks)
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
            case .characters(let text): html += write(text, weight, resources, &used)
            case .lineBreak(let shown):
                html += "<i\(sheet.attributes(roles: [], shown.map { [$0.track] } ?? []))></i>"
            case .alternative(let shown, let inner):
                html += "<span\(sheet.attributes(roles: ["Reading"], shown.map { [$0.track] } ?? []))>"
                html += write(inner, weight, sheet, resources, &used) + "</span>"
            }
        }
        return html
    }

    /// Running text; each emoji in a box of the width it was measured with.
    private func write(
        _ text: String, _ weight: FontWeight, _ resources: FigureResources, _ used: inout CharacterUse
    ) -> String {
        var (html, run) = ("", "")
        for character in text {
            guard let advance = resources.emojiAdvance(character) else {
                run.append(character)
                used.note(character, weight: weight)
                continue
            }
            html += escaped(run)
            run = ""
            used.noteEmoji(character)
            html += "<span class=\"Emoji\" style=\"width:\(css(advance))em\">\(escaped(String(character)))</span>"
        }
        return html + escaped(run)
    }
}

extension LiveText {
    /// The tracks of its line breaks and alternatives.
    var tracks: [Track] {
        parts.compactMap { part in
            switch part {
            case .characters: nil
            case .lineBreak(let shown), .alternative(let shown, _): shown?.track
            }
        }
    }
}
