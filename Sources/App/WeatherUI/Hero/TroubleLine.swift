internal import Gtk
internal import Presentation

/// The reason why the weather is old, and the parts that failed, below the row at the top; in a narrow window, whose row has
/// no room for it, with the button for the trouble.
@MainActor
final class TroubleLine {
    private let text = Label().wrapped(width: 40).styled("title-detail").expanding(horizontally: true)
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

    /// Shows the trouble and the notes of a heading; returns whether it has anything to say.
    ///
    /// - Parameters:
    ///   - hasTrouble: Whether the trouble is not said elsewhere on the page.
    ///   - hasAction: Whether the button is not elsewhere.
    func show(_ heading: PageHeading?, hasTrouble: Bool, hasAction: Bool) -> Bool {
        let trouble = hasTrouble ? heading?.trouble : nil
        let lines = [trouble, heading?.note].compactMap { $0 }
        let isAction = hasTrouble && hasAction && heading?.actionLabel != nil
        guard let heading, !lines.isEmpty || isAction else { return false }
        opensPreferences = heading.opensPreferences
        text.text = lines.joined(separator: "\n")
        text.setTooltip(
            [trouble == nil ? nil : heading.message, heading.noteExplanation].compactMap { $0 }.joined(
                separator: "\n"))
        action.isVisible = isAction
        action.setLabel(heading.actionLabel ?? "")
        action.setTooltip(heading.message)
        return true
    }
}
