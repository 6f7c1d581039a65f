internal import Gtk
internal import WeatherText

/// A message above the content with a button for its action.
@MainActor
final class BannerView {
    private let text = Label().wrapped(width: 60).expanding(horizontally: true)
    /// A list in its place, which takes two lines at most and has a hint with the rest.
    private let list = Label().wrapped(width: 60).shortened(afterLines: 2).expanding(horizontally: true)
    private let action = Button(label: "")
    private let content: Container
    let root: Revealer

    private var opensPreferences = false

    /// - Parameters:
    ///   - openPreferences: Called when the button of a banner that leads to the preferences is pressed.
    ///   - onAction: Called when the button of any other banner is pressed.
    init(openPreferences: @escaping @MainActor () -> Void = {}, onAction: @escaping @MainActor () -> Void) {
        action.aligned(vertically: .center)
        for label in [text, list] { label.aligned(vertically: .center) }
        content = Container(.horizontal, spacing: 12, [text, list, action]).styled("banner")
        root = Revealer(content)
        action.onClick { [weak self] in self?.opensPreferences == true ? openPreferences() : onAction() }
    }

    /// Shows the banner with an animation; nil hides it.
    func show(_ banner: Banner?) {
        if let banner {
            opensPreferences = banner.opensPreferences
            text.show(banner.isList ? nil : banner.text)
            list.show(banner.isList ? banner.text : nil)
            action.isVisible = banner.actionLabel != nil
            action.setLabel(banner.actionLabel ?? "")
            content.setStyle("warning", banner.style == .warning)
        }
        // A hidden revealer takes no room, not even the spacing of a column.
        root.isVisible = banner != nil
        root.isRevealed = banner != nil
    }
}
