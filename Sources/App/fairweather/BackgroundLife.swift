import Gtk
import Presentation

/// The life of the program while it has no window, of which nothing that only a window shows is a part.
@MainActor
final class BackgroundLife {
    private let application: Application
    private let watch: BackgroundWatch
    private let choice: BackgroundViewModel?
    /// Whether a start asked for no window, so that the program goes on without one whatever the preferences say.
    private var isToStay = false
    private var isHeld = false

    /// - Parameter choice: The choice to go on without a window; nil if nobody can permit it.
    init(of application: Application, _ watch: BackgroundWatch, choice: BackgroundViewModel?) {
        (self.application, self.watch, self.choice) = (application, watch, choice)
    }

    /// Lets the program go on without a window from now on.
    func stay() {
        isToStay = true
        hold()
    }

    /// Keeps weather and notices up to date, as there is no window.
    func begin() {
        watch.begin()
    }

    /// Ends that, as a window opens or the program ends.
    func end() {
        watch.end()
    }

    /// Looks again soon after the network has come back, or the computer has woken up.
    func networkReturned() {
        watch.networkReturned()
    }

    /// Keeps the program where it is to go on, or lets it end with its window.
    ///
    /// - Returns: Whether it goes on.
    func windowCloses() -> Bool {
        let goesOn = isToStay || choice?.isOn == true
        if goesOn { hold() } else { letGo() }
        return goesOn
    }

    private func hold() {
        if !isHeld { application.hold() }
        isHeld = true
    }

    private func letGo() {
        if isHeld { application.release() }
        isHeld = false
    }
}
