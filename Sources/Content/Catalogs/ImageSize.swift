import AutoLayout
internal import CPixbuf
import Scene

/// The size a picture has by nature, in points: one point a pixel, or what an SVG declares.
///
/// Reads no more of the file than its header where the format allows; nil for what is no picture.
public func imageSize(ofFile path: String) -> Size? {
    var width: gint = 0
    var height: gint = 0
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0 else { return nil }
    return Size(width: Double(width), height: Double(height))
}
