internal import CGtk
internal import CGtkShims

/// An icon or a small image.
@MainActor
public final class Image: Widget {
    private var shownName: String?
    private var isShownOnDark = false
    private var shownPath: String?
    private var loading: Task<Void, Never>?

    /// - Parameter size: The width and height in pixels beside text of the usual size, with which they grow half as much; by
    ///   default those of the style sheet.
    public convenience init(icon name: String? = nil, size: Int? = nil) {
        self.init(new: gtk_image_new())
        if let size {
            let growth = max(1, (1 + Appearance.textScale) / 2)
            gtk_image_set_pixel_size(opaque, Int32((Double(size) * growth).rounded()))
        }
        if let name { showIcon(name) }
    }

    isolated deinit {
        loading?.cancel()
    }

    /// Shows an icon of the icon theme.
    ///
    /// - Parameter isOnDark: Whether the background is dark even in a light window.
    public func showIcon(_ name: String, onDarkGround isOnDark: Bool = false) {
        guard name != shownName || isOnDark != isShownOnDark else { return }
        clear()
        (shownName, isShownOnDark) = (name, isOnDark)
        if isOnDark, let icon = darkGroundIcon(name) {
            gtk_image_set_from_paintable(opaque, icon.opaque)
        } else {
            gtk_image_set_from_icon_name(opaque, name)
        }
    }

    private func darkGroundIcon(_ name: String) -> Object? {
        guard let theme = IconFolder.onDarkGround, gtk_icon_theme_has_icon(theme.opaque, name) != 0 else { return nil }
        return gtk_icon_theme_lookup_icon(
            theme.opaque, name, nil, max(128, gtk_image_get_pixel_size(opaque)), gtk_widget_get_scale_factor(widget),
            GTK_TEXT_DIR_NONE, shim_icon_lookup_default
        ).map { Object(adopting: UnsafeMutableRawPointer($0)) }
    }

    /// Shows an image file after it has been read and decoded in the background.
    ///
    /// A file that cannot be read leaves the image empty. Anything shown afterwards replaces it, even while it is being
    /// read.
    public func showFile(_ path: String) {
        guard path != shownPath else { return }
        clear()
        shownPath = path
        loading = Task { [weak self] in
            let texture = await Task.detached { Texture(path: path) }.value
            guard !Task.isCancelled, let self, let texture else { return }
            gtk_image_set_from_paintable(self.opaque, texture.raw)
        }
    }

    /// Shows nothing, and ignores a file that is still being read.
    public func clear() {
        loading?.cancel()
        loading = nil
        shownName = nil
        shownPath = nil
        gtk_image_clear(opaque)
    }

    /// Whether nothing is shown.
    public var isEmpty: Bool { gtk_image_get_storage_type(opaque) == GTK_IMAGE_EMPTY }
}

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
