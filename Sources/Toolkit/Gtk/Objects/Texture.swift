internal import CGtk

/// A decoded picture.
///
/// `@unchecked Sendable`: a GdkTexture is immutable and its reference count is atomic, so any thread may hold one.
final class Texture: @unchecked Sendable {
    let raw: OpaquePointer

    /// Reads and decodes the file on the calling thread; returns nil if it is missing or no image.
    init?(path: String) {
        guard let texture = gdk_texture_new_from_filename(path, nil) else { return nil }
        raw = texture
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(raw))
    }
}
