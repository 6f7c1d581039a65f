internal import CGtk

/// Writing of text files that the user has chosen.
@MainActor
public enum TextFile {
    /// Replaces the content of the file atomically.
    ///
    /// - Returns: The system's message if the file could not be written; nil if it was.
    public static func write(_ text: String, to path: String) -> String? {
        var error: UnsafeMutablePointer<GError>?
        guard g_file_set_contents(path, text, gssize(text.utf8.count), &error) == 0 else { return nil }
        defer { g_error_free(error) }
        return error.map { String(cString: $0.pointee.message) } ?? ""
    }
}
