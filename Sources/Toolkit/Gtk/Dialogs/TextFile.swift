internal import CGtk

/// A file of text at a place that a person chose.
@MainActor
public enum TextFile {
    /// Replaces the file's contents, whole or not at all.
    ///
    /// - Returns: Why it could not be written, in the system's words; nil where it was.
    public static func write(_ text: String, to path: String) -> String? {
        var error: UnsafeMutablePointer<GError>?
        guard g_file_set_contents(path, text, gssize(text.utf8.count), &error) == 0 else { return nil }
        defer { g_error_free(error) }
        return error.map { String(cString: $0.pointee.message) } ?? ""
    }
}
