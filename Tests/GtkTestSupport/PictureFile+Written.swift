import Foundation
public import Gtk

extension PictureFile {
    /// Draws a picture into a PNG file; returns what went wrong, nil if nothing did.
    public static func writePNG(
        width: Int, height: Int, scale: Int, like widget: Widget, to path: String, _ draw: (Canvas) -> Void
    ) -> String? {
        guard let bytes = png(width: width, height: height, scale: scale, like: widget, draw) else {
            return "no picture"
        }
        do { try Data(bytes).write(to: URL(filePath: path)) } catch { return "\(error)" }
        return nil
    }
}
