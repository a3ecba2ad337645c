import Content
import Diagnostics
import Escaping
import Lessons

extension LessonPage {
    /// A video, where a picture's address is that of one: with a poster and captions if there are files of its name,
    /// `demo.jpg` and `demo.vtt` for `demo.mp4`; nil for a picture.
    ///
    /// - Parameter address: on the page.
    func video(_ image: Lesson.Image, at path: String, address: String) -> String? {
        guard isVideo(path) else { return nil }
        let stem = path.withoutEnding
        let poster = PictureCatalog.fileEndings.map { stem + "." + $0 }.first { videoFiles.contains($0) }
        var attributes = " src=\"\(escapedAddress(address))\" aria-label=\"\(escaped(image.alt))\""
        if let poster {
            attributes += " poster=\"\(relativeAddress(ofFile: poster, onPageAt: lesson.pagePath))\""
            if let size = pictures[path: poster]?.size {
                attributes += " width=\"\(number(size.width))\" height=\"\(number(size.height))\""
            }
        }
        let name = image.isFigure ? nil : image.name
        attributes += name.map { " id=\"\(escaped($0))\"" } ?? ""
        attributes += image.width.map { " style=\"width:\($0)\"" } ?? ""
        let captions = stem + ".vtt"
        let track =
            videoFiles.contains(captions)
            ? "<track kind=\"captions\" src=\"\(relativeAddress(ofFile: captions, onPageAt: lesson.pagePath))\" default>"
            : ""
        return
            "<video controls playsinline preload=\"\(poster == nil ? "metadata" : "none")\"\(attributes)>\(track)</video>"
    }
}
