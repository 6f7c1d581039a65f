internal import Gtk

/// A strip with the activity that is running, shown if it takes a while.
@MainActor
final class ActivityStrip {
    private let words = Label()
    private let spinner = Spinner().decorative()
    private let line: Container
    private var delay: Timeout?
    var root: Widget { line }

    /// The time in milliseconds before the strip is shown, so that short activities do not flicker.
    private static let moment: UInt32 = 300

    init() {
        line = Container(.horizontal, spacing: 8, [spinner, words]).styled("activity")
        line.isVisible = false
    }

    /// - Parameter activity: The running activity in words; nil for none.
    func show(_ activity: String?) {
        guard let activity else {
            delay = nil
            spinner.isSpinning = false
            line.isVisible = false
            return
        }
        words.text = activity
        guard !line.isVisible, delay == nil else { return }
        delay = Timeout(milliseconds: Self.moment) { [weak self] in
            self?.delay = nil
            self?.spinner.isSpinning = true
            self?.line.isVisible = true
        }
    }
}
