internal import CGtk

/// The size that something requests along an axis, in pixels.
public struct SizeRequest: Sendable, Equatable {
    /// The minimum size, below which content would be cut off.
    public var least: Int
    /// The natural size, which is never below the minimum.
    public var natural: Int

    /// - Parameter natural: The natural size, by default the minimum; raised to it if it is smaller.
    public init(least: Int, natural: Int? = nil) {
        self.least = least
        self.natural = max(least, natural ?? least)
    }
}

extension Widget {
    /// Returns the size requested along an axis; zero while the widget is hidden.
    ///
    /// - Parameter size: The size along the other axis in pixels; nil if it is not known.
    public func request(_ axis: Orientation, for size: Int? = nil) -> SizeRequest {
        guard gtk_widget_should_layout(widget) != 0 else { return SizeRequest(least: 0) }
        var (least, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(widget, axis.gtk, size.map(Int32.init) ?? -1, &least, &natural, nil, nil)
        return SizeRequest(least: Int(least), natural: Int(natural))
    }

    /// The height it was given last, in pixels; zero before that.
    public var height: Double { Double(gtk_widget_get_height(widget)) }

    /// The width it was given, in pixels; 0 before that.
    public var width: Double { Double(gtk_widget_get_width(widget)) }

    /// Requests a new layout of the widget and its surroundings.
    public func resize() {
        gtk_widget_queue_resize(widget)
    }
}
