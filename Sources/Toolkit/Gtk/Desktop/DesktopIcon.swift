internal import CGtk

/// A picture that the desktop can show without access to the program's files.
public enum DesktopIcon: Sendable, Hashable {
    /// An icon of the desktop's theme.
    case themed(String)
    /// The content of an image file, which is sent along.
    case file(path: String)

    /// The GIcon; nil where the file cannot be read.
    @MainActor var object: Object? {
        switch self {
        case .themed(let name):
            return g_themed_icon_new(name).map { Object(adopting: UnsafeMutableRawPointer($0)) }
        case .file(let path):
            var (content, length): (UnsafeMutablePointer<CChar>?, gsize) = (nil, 0)
            guard g_file_get_contents(path, &content, &length, nil) != 0 else { return nil }
            let bytes = g_bytes_new_take(content, length)
            defer { g_bytes_unref(bytes) }
            return g_bytes_icon_new(bytes).map { Object(adopting: UnsafeMutableRawPointer($0)) }
        }
    }
}
