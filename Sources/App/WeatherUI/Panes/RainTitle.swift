internal import Gtk
internal import Presentation

/// The title of the rain card, which opens the rain map where a radar sees the place.
@MainActor
final class RainTitle {
    private let plain = Label().wrapped(width: 40).styled("card-title")
    private let title = Label().wrapped(width: 40).styled("card-title")
    private let chevron = Chevron()
    private let button: Button
    let root: Container
    /// What the title opens; nil for a title that is no button.
    var onOpen: (@MainActor () -> Void)? {
        didSet { (plain.isVisible, button.isVisible) = (onOpen == nil, onOpen != nil) }
    }

    init() {
        let line = Container(.horizontal, spacing: 12, [title, chevron.root])
        button = Button(child: line, name: "").styled("card-link").aligned(horizontally: .start)
        root = Container(.vertical, [plain, button])
        button.isVisible = false
        show(isSnow: false)
        button.onClick { [weak self] in self?.onOpen?() }
    }

    /// Names what falls.
    func show(isSnow: Bool) {
        let text = WindowWords.rain(isSnow: isSnow)
        (plain.text, title.text) = (text, text)
        button.setAccessibleName(WindowWords.openRainMap(isSnow: isSnow))
    }

    /// Moves the focus to the button, if it is one.
    func grabFocus() -> Bool { button.isVisible && button.grabFocus() }
}
