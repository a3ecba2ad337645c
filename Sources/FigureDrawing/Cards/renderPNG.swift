internal import CPixbuf
import Foundation

/// An SVG as a PNG of its own size, by librsvg as gdk-pixbuf loads it; nil for what it cannot draw.
///
/// Equal input gives equal bytes. Any number of threads may draw at once.
func renderPNG(svg: String) -> [UInt8]? {
    guard let loader = gdk_pixbuf_loader_new_with_type("svg", nil) else { return nil }
    defer { g_object_unref(loader) }
    let bytes = Array(svg.utf8)
    let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil) != 0
    guard gdk_pixbuf_loader_close(loader, nil) != 0, isWritten, let picture = gdk_pixbuf_loader_get_pixbuf(loader)
    else { return nil }
    var buffer: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    guard gdk_pixbuf_save_to_bufferv(picture, &buffer, &length, "png", nil, nil, nil) != 0, let buffer else {
        return nil
    }
    defer { g_free(buffer) }
    return buffer.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
        Array(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
}

/// Bytes as text for `data:` addresses (RFC 4648).
func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
