internal import CGtk

/// A place to be scrolled to as soon as what is scrolled has its size.
@MainActor
struct ScrollGoal {
    let adjustment: UnsafeMutablePointer<GtkAdjustment>?
    /// The least length in pixels by which one knows that it has.
    let length: Double
    /// The place, by the length there is.
    let place: (Double) -> Double

    /// Scrolls there, as far as it goes; false while the size is not there yet.
    func reach() -> Bool {
        guard let adjustment else { return true }
        let upper = gtk_adjustment_get_upper(adjustment)
        guard gtk_adjustment_get_page_size(adjustment) > 0, upper >= length else { return false }
        gtk_adjustment_set_value(adjustment, place(upper))
        return true
    }
}
