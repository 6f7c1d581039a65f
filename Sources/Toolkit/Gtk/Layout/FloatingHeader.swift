internal import CGtk
internal import CGtkShims

/// A row that floats over the beginning of the content and is read before it.
@MainActor
public final class FloatingHeader: Widget {
    /// - Parameters:
    ///   - row: The row, as wide as the content and as high as it asks for.
    ///   - content: The content, which the row covers in part; the pointer does not reach it there.
    public convenience init(_ row: Widget, over content: Widget) {
        self.init(new: shim_floating_header_new(row.widget, content.widget))
    }

    /// Paints one widget of the content, and nothing else of it, under the row; what is scrolled there fades into it.
    ///
    /// - Parameter ground: The widget, which begins where the content does; nil for all of the content.
    public func showGround(_ ground: Widget?) {
        shim_floating_header_show_ground(widget, ground?.widget)
    }
}
