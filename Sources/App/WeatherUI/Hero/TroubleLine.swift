internal import Gtk
internal import Presentation

/// One line on what is wrong with the weather, at the foot of its words; in a narrow window with the button for it, as the
/// row at the top has no room there.
@MainActor
final class TroubleLine {
    private let text = Label().ellipsized().styled("title-detail").expanding(horizontally: true)
    private let action = Button(label: "").styled("title-action").aligned(vertically: .center)
    private var heading: PageHeading?
    private var isShortened = true
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

    /// Shows the trouble of a heading; returns whether it has any.
    ///
    /// - Parameters:
    ///   - isNarrow: Whether the button for the trouble is here and not in the row at the top.
    ///   - isLarge: Whether the text is so large that the age stands elsewhere and the line may take a second one.
    func show(_ heading: PageHeading?, isNarrow: Bool, isLarge: Bool) -> Bool {
        self.heading = heading
        // Beside a button there is no room for a second line.
        if isShortened != (isNarrow && !isLarge) {
            isShortened.toggle()
            if isShortened {
                text.ellipsized()
            } else {
                text.wrapped(width: 30).preferringOneLine().shortened(afterLines: 2)
            }
        }
        let trouble = isNarrow && !isLarge ? heading?.narrowTrouble : heading?.trouble
        text.text = trouble ?? ""
        let label = isNarrow ? heading?.actionLabel : nil
        action.isVisible = label != nil
        action.setLabel(label ?? "")
        action.setTooltip(heading?.explanation)
        return trouble != nil || label != nil
    }
}
