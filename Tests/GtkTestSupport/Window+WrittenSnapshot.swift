import Foundation
public import Gtk

extension Window {
    /// Draws the content of the window into a PNG file; returns whether the file was written.
    public func writeSnapshot(to path: String) -> Bool {
        guard let bytes = pngSnapshot() else { return false }
        return FileManager.default.createFile(atPath: path, contents: Data(bytes))
    }
}
