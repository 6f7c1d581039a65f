internal import Gtk
internal import Presentation

/// The reason why the weather is old with a button for it, and the parts that are missing, in a narrow window, whose top
/// row has no room for them.
@MainActor
final class TroubleLine {
    private let text = Label().wrapped(width: 26).styled("title-detail").expanding(horizontally: true)
    private let action = Button(label: "").styled("title-action").aligned(vertically: .center)
    private var opensPreferences = false
    let root: Container

    /// - Parameters:
    ///   - openPreferences: Called when the button leads to the preferences.
    ///   - onAction: Called when it does not.
    init(openPreferences: @escaping @MainActor () -> Void, onAction: @escaping @MainActor () -> Void) {
        root = Container(.horizontal, spacing: 12, [text, action])
        (root.isVisible, action.isVisible) = (false, false)
        action.onClick { [weak self] in self?.opensPreferences == true ? openPreferences() : onAction() }
    }

    /// Shows the trouble and the notes of a heading; nil, and a heading without either, hide the line.
    ///
    /// - Parameter hasTrouble: Whether the trouble is not said elsewhere on the page.
    func show(_ heading: PageHeading?, hasTrouble: Bool) {
        let trouble = hasTrouble ? heading?.trouble : nil
        let lines = [trouble, heading?.note].compactMap { $0 }
        root.isVisible = !lines.isEmpty
        guard let heading, !lines.isEmpty else { return }
        opensPreferences = heading.opensPreferences
        text.text = lines.joined(separator: "\n")
        text.setTooltip(
            [trouble == nil ? nil : heading.message, heading.noteExplanation].compactMap { $0 }.joined(
                separator: "\n"))
        action.isVisible = trouble != nil && heading.actionLabel != nil
        action.setLabel(heading.actionLabel ?? "")
        action.setTooltip(heading.message)
    }
}
