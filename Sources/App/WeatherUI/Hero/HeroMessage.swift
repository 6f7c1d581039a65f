internal import Gtk
internal import WeatherText

/// The sentence that stands in the hero where there is no weather, with a button for what can be done.
@MainActor
final class HeroMessage {
    private let text = Label().wrapped(width: 46).styled("hero-summary")
    private let action = Button(label: "").styled("hero-action").aligned(horizontally: .start)
    private var opensPreferences = false
    let root: Container

    /// - Parameters:
    ///   - openPreferences: Called when the button of a message that leads to the preferences is pressed.
    ///   - onAction: Called when the button of any other message is pressed.
    init(openPreferences: @escaping @MainActor () -> Void, onAction: @escaping @MainActor () -> Void) {
        root = Container(.vertical, spacing: 12, [text, action])
        // Else the keyboard could come to a button that is gone a moment later, which GTK 4.8 then keeps.
        action.isVisible = false
        action.onClick { [weak self] in self?.opensPreferences == true ? openPreferences() : onAction() }
    }

    func show(_ message: Banner) {
        opensPreferences = message.opensPreferences
        text.text = message.text
        action.isVisible = message.actionLabel != nil
        action.setLabel(message.actionLabel ?? "")
    }
}
