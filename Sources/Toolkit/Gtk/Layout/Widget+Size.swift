internal import CGtk

extension Widget {
    /// The room it asks for along an axis; none while it is hidden.
    ///
    /// - Parameter size: The room there is along the other axis, in pixels; nil where that is not known.
    public func request(_ axis: Orientation, for size: Int? = nil) -> SizeRequest {
        guard gtk_widget_should_layout(widget) != 0 else { return SizeRequest(least: 0) }
        var (least, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(widget, axis.gtk, size.map(Int32.init) ?? -1, &least, &natural, nil, nil)
        return SizeRequest(least: Int(least), natural: Int(natural))
    }

    /// Has the layout of it and of what is around it measured and allocated anew.
    public func resize() {
        gtk_widget_queue_resize(widget)
    }
}
