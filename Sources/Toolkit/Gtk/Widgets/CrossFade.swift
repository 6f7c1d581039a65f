internal import CGtk

/// A widget that what it showed before lies over for a moment, and gives way to what it shows now.
@MainActor
public final class CrossFade {
    private let content: Widget
    private let picture: Widget
    private let animation: Animation
    /// The widget with the picture over it.
    public let root: Widget

    /// - Parameter content: The widget whose content is to change.
    public init(over content: Widget) {
        self.content = content
        picture = Widget(new: gtk_picture_new()).styled("former").ignoringPointer().decorative()
        picture.isVisible = false
        root = Overlay(content, above: picture)
        animation = Animation(of: content)
    }

    /// Begins with a picture of what was painted last; to be called before the content changes, or in the same turn of the
    /// loop.
    public func run(milliseconds: Double) {
        guard Appearance.isAnimated, gtk_widget_get_mapped(content.widget) != 0 else { return }
        let live = Object(adopting: UnsafeMutableRawPointer(gtk_widget_paintable_new(content.widget)))
        let still = Object(adopting: UnsafeMutableRawPointer(gdk_paintable_get_current_image(live.opaque)))
        gtk_picture_set_paintable(picture.opaque, still.opaque)
        picture.opacity = 1
        picture.isVisible = true
        animation.run(milliseconds: milliseconds) { [weak self] share in
            guard let self else { return }
            picture.opacity = 1 - share
            guard share >= 1 else { return }
            picture.isVisible = false
            gtk_picture_set_paintable(picture.opaque, nil)
        }
    }
}
