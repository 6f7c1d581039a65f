internal import Gtk
internal import Presentation

/// The reason why the weather is old with a button for it, in a narrow window, whose top row has no room for them.
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

    /// Shows the trouble of a heading; nil, and a heading without one, hide the line.
    func show(_ heading: PageHeading?) {
        root.isVisible = heading?.trouble != nil
        guard let heading, let trouble = heading.trouble else { return }
        opensPreferences = heading.opensPreferences
        text.text = trouble
        text.setTooltip(heading.message)
        action.isVisible = heading.actionLabel != nil
        action.setLabel(heading.actionLabel ?? "")
        action.setTooltip(heading.message)
    }
}
