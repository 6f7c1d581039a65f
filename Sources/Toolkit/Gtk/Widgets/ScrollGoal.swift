internal import CGtk

/// A position to scroll to once the content has its size.
@MainActor
struct ScrollGoal {
    let adjustment: UnsafeMutablePointer<GtkAdjustment>?
    /// The length in pixels that the content has at least when its size is known.
    let length: Double
    /// Returns the position for the length of the content.
    let place: (Double) -> Double

    /// Scrolls to the position as far as possible; returns false while the size is not known.
    func reach() -> Bool {
        guard let adjustment else { return true }
        let upper = gtk_adjustment_get_upper(adjustment)
        guard gtk_adjustment_get_page_size(adjustment) > 0, upper >= length else { return false }
        gtk_adjustment_set_value(adjustment, place(upper))
        return true
    }
}
