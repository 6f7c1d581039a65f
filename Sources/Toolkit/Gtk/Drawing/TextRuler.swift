internal import CGtk

/// The sizes of lines of text in a widget's font, with figures of one width.
@MainActor
public final class TextRuler {
    /// The font's weight.
    public enum Weight: Sendable, Hashable {
        case regular, bold
        /// Thin letters for large numbers, whose figures have widths of their own.
        case light
    }

    private struct Line: Hashable {
        let text: String
        let points: Double
        let weight: Weight
    }

    // The widget owns whoever measures for it.
    private let widget: WeakReference
    private var sizes: [Line: (width: Double, height: Double)] = [:]
    private var context: (serial: guint, resolution: Double) = (0, 0)

    /// - Parameter widget: The widget whose font is used.
    public init(_ widget: Widget) {
        self.widget = WeakReference(widget)
    }

    /// Returns the size of a line of text, in pixels; zero once the widget is gone.
    ///
    /// - Parameter points: The size of the font at 100 % text.
    public func size(of text: String, points: Double, weight: Weight) -> (width: Double, height: Double) {
        guard let widget = widget.widget else { return (0, 0) }
        let pango = gtk_widget_get_pango_context(widget.widget)
        let present = (serial: pango_context_get_serial(pango), resolution: pango_cairo_context_get_resolution(pango))
        if present != context || sizes.count > 2000 {
            context = present
            sizes = [:]
        }
        let line = Line(text: text, points: points, weight: weight)
        if let known = sizes[line] { return known }
        let size = Canvas.size(of: Canvas.layout(text, points: points, weight: weight, for: widget.widget))
        sizes[line] = size
        return size
    }
}
