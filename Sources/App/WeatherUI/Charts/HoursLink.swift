internal import Gtk
internal import Presentation
internal import WeatherText

/// The title of the hours, which opens the page of the quantity that they show.
@MainActor
final class HoursLink {
    private let plain = Label(WindowWords.hours).wrapped(width: 40, hyphenates: true).preferringOneLine()
        .styled("card-title")
    private let title = Label(WindowWords.hours).wrapped(width: 40, hyphenates: true).preferringOneLine()
        .styled("card-title")
    private let chevron = Chevron()
    private let button: Button
    /// The quantity whose page the title opens; nil for a title alone.
    private(set) var quantity: PageQuantity?
    /// Called with the quantity when its page is to be opened.
    var onOpen: @MainActor (PageQuantity) -> Void = { _ in }
    let root: Container

    init() {
        button = Button(
            child: Container(.horizontal, spacing: 12, [title, chevron.root]), name: WindowWords.hours
        ).styled("card-link").expanding(vertically: true).aligned(horizontally: .start, vertically: .center)
        root = Container(.vertical, [plain.expanding(vertically: true), button])
        button.isVisible = false
        button.onClick { [weak self] in
            if let self, let quantity { onOpen(quantity) }
        }
    }

    /// Whether the reading of an hour stands over it.
    var isCovered = false {
        didSet {
            for label in [plain, title] { label.setStyle("covered", isCovered) }
            button.setStyle("covered-link", isCovered)
        }
    }

    /// Lets the title open the page of a quantity; nil for a title alone.
    func lead(to quantity: PageQuantity?) {
        self.quantity = quantity
        (plain.isVisible, button.isVisible) = (quantity == nil, quantity != nil)
        if let quantity { button.setAccessibleName(WindowWords.openQuantity(quantity)) }
    }

    /// Moves the focus to the title, if it leads to a page.
    func grabFocus() -> Bool { button.isVisible && button.grabFocus() }

    /// Draws it again in the present colours.
    func redraw() { chevron.redraw() }
}
