internal import Gtk
internal import WeatherText

/// A message across the top of what it is about, with its one action.
@MainActor
final class BannerView {
    private let text = Label().wrapped(width: 60).expanding(horizontally: true)
    private let action = Button(label: "")
    private let content: Container
    let root: Revealer

    private var opensPreferences = false

    /// - Parameters:
    ///   - openPreferences: The button of a banner that leads there was pressed.
    ///   - onAction: That of any other was.
    init(openPreferences: @escaping @MainActor () -> Void = {}, onAction: @escaping @MainActor () -> Void) {
        action.aligned(vertically: .center)
        text.aligned(vertically: .center)
        content = Container(.horizontal, spacing: 12, [text, action]).styled("banner")
        root = Revealer(content)
        action.onClick { [weak self] in self?.opensPreferences == true ? openPreferences() : onAction() }
    }

    /// Slides the banner in, or takes it away for nil.
    func show(_ banner: Banner?) {
        if let banner {
            opensPreferences = banner.opensPreferences
            text.text = banner.text
            action.isVisible = banner.actionLabel != nil
            action.setLabel(banner.actionLabel ?? "")
            content.setStyle("warning", banner.style == .warning)
        }
        // A hidden revealer takes no room, not even a column's spacing.
        root.isVisible = banner != nil
        root.isRevealed = banner != nil
    }
}
