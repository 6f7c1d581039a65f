internal import Gtk

/// A chart as wide as its card, with the ring of the focus within that.
@MainActor
enum RingedChart {
    /// - Parameters:
    ///   - area: The chart, which takes the focus.
    ///   - least: The least width in pixels.
    ///   - height: Returns the height for a width, both in pixels.
    static func box(
        of area: DrawingArea, least: Int, height: @escaping @MainActor (Double) -> Double
    ) -> LayoutContainer {
        // The chart's edge is that of the card, and its first line that of the hours: a ring around itself would cut both.
        let ring = Container(.vertical).styled("meteogram-ring").ignoringPointer().decorative()
        return LayoutContainer(
            [area, ring],
            layout: CustomLayout { axis, size in
                SizeRequest(least: axis == .horizontal ? least : Int(height(Double(size ?? least)).rounded(.up)))
            } allocate: { room in
                room.place(area, x: 0, y: 0, width: room.width, height: room.height)
                room.place(ring, x: 3, y: -4, width: room.width - 6, height: room.height + 7)
            })
    }
}
