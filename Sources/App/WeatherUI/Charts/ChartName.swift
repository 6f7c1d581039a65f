internal import Gtk

/// The accessible name of a chart: what is read in it while it has the focus, else what it says as a whole.
@MainActor
final class ChartName {
    /// How long the name stays after the focus has left.
    private static let pause: UInt32 = 300

    private let area: Widget
    private var whole = ""
    /// Whether GTK has told of the focus, which moves the window's own a moment later.
    private var isFocused = false
    /// Runs for a moment after the focus has left; nil once it is over.
    private var leaving: Timeout?

    init(of area: Widget) {
        self.area = area
    }

    /// Takes that the focus has come or gone.
    func followFocus(_ isFocused: Bool) {
        self.isFocused = isFocused
        // A new name that comes with the end of the focus would be read once more.
        leaving = isFocused ? nil : Timeout(milliseconds: Self.pause) { [weak self] in self?.rest() }
    }

    /// Announces what is read by changing the name of what has the focus.
    ///
    /// - Parameter reading: What is read now; nil for nothing.
    func tell(whole: String, reading: String?) {
        self.whole = whole
        if isFocused {
            area.setAccessibleName(reading ?? whole)
        } else if leaving == nil {
            area.setAccessibleName(whole)
        }
    }

    private func rest() {
        leaving = nil
        area.setAccessibleName(whole)
    }
}
