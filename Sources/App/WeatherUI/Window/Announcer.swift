internal import Gtk
internal import Presentation

/// Tells a screen reader what has changed elsewhere than at the focus: at once where GTK can, else by a label that is heard
/// and not seen.
@MainActor
final class Announcer {
    private let label = Label().ellipsized().styled("announcement")
    private var last = 0
    private var notices: [Announcement] = []
    private var clearing: Timeout?
    /// What was told while the window did not have the keyboard; nil for nothing.
    private var missed: String?

    /// The label, to lie somewhere in the window.
    let root: Widget
    /// Returns the dialog in front of the window, where the focus is; nil if there is none.
    private let front: @MainActor () -> Widget?
    /// Returns whether the window has the keyboard: screen readers leave out the others.
    private let isHeard: @MainActor () -> Bool

    /// Called with what is told while no dialog is in front, for a list in which a screen reader may be without the focus.
    var onTell: @MainActor (String) -> Void = { _ in }

    /// The time in milliseconds after which the label is empty again, so that nobody finds old news there.
    private static let moment: UInt32 = 10_000

    init(
        front: @escaping @MainActor () -> Widget? = { nil }, isHeard: @escaping @MainActor () -> Bool = { true }
    ) {
        (self.front, self.isHeard) = (front, isHeard)
        root = label.role(.status).ignoringPointer().aligned(horizontally: .start, vertically: .end)
        // GTK before 4.10 names what has no name after its type.
        root.setAccessibleName("")
    }

    /// Tells the announcement unless it has been told.
    func tell(_ announcement: Announcement?) {
        guard let announcement, announcement.number != last else { return }
        last = announcement.number
        say(announcement.text)
    }

    /// Tells the messages that appear in the window, each once while it is there unless it is given again.
    func tell(notices shown: [Announcement?]) {
        let (former, present) = (notices, shown.compactMap(\.self))
        notices = present
        let news = present.filter { !former.contains($0) }
        if !news.isEmpty { say(news.map(\.text).joined(separator: " ")) }
    }

    /// Tells a text.
    func say(_ text: String) {
        silence()
        let dialog = front()
        // A dialog that has just been closed has given nothing back yet.
        missed = dialog == nil && !isHeard() ? text : nil
        guard !(dialog ?? label).announce(text) else { return }
        if dialog == nil { onTell(text) }
        label.text = text
        clearing = Timeout(milliseconds: Self.moment) { [weak self] in
            self?.label.text = ""
            self?.missed = nil
        }
    }

    /// Tells what was told a moment ago while the window did not have the keyboard.
    func tellAgain() {
        if let missed, front() == nil { say(missed) }
    }

    /// Takes back what was told and holds no longer.
    func silence() {
        (label.text, clearing, missed) = ("", nil, nil)
    }
}
