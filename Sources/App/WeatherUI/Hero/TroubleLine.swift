internal import Gtk
internal import Presentation

/// A line to three on what is wrong with the weather or what came of asking for it, at the foot of its words; in a narrow window
/// with the button for the trouble, as the row at the top has no room there.
@MainActor
final class TroubleLine {
    private let text = Label().wrapped(width: 30).preferringOneLine().shortened(afterLines: 3).styled("title-detail")
        .expanding(horizontally: true).aligned(vertically: .center)
    private let action = Button(label: "").styled("title-action").aligned(vertically: .center)
    private var heading: PageHeading?
    let root: Container

    /// - Parameters:
    ///   - openPreferences: Called when the button leads to the preferences.
    ///   - onAction: Called when it does not.
    init(openPreferences: @escaping @MainActor () -> Void, onAction: @escaping @MainActor () -> Void) {
        root = Container(.horizontal, spacing: 12, [text, action])
        (root.isVisible, action.isVisible) = (false, false)
        action.onClick { [weak self] in self?.heading?.opensPreferences == true ? openPreferences() : onAction() }
        root.onHint { [weak self] in self?.heading?.explanation }
    }

    /// Shows the trouble of a heading, or its answer while there is one; returns whether it has either.
    ///
    /// - Parameters:
    ///   - isNarrow: Whether the button for the trouble is here and not in the row at the top.
    ///   - isLarge: Whether the text is so large that the age stands elsewhere.
    func show(_ heading: PageHeading?, isNarrow: Bool, isLarge: Bool) -> Bool {
        self.heading = heading
        let answer = heading?.notice?.text
        let label = isNarrow ? heading?.actionLabel : nil
        let trouble = answer ?? (isNarrow && !isLarge ? heading?.narrowTrouble : heading?.trouble)
        text.text = trouble ?? ""
        action.isVisible = label != nil
        action.setLabel(label ?? "")
        action.setTooltip(heading?.explanation)
        return trouble != nil || label != nil
    }
}
