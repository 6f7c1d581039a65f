internal import Gtk
internal import WeatherText

/// The dialog with all values of a card, each with its label.
@MainActor
enum DetailDialog {
    static func present(_ card: DetailCard, over window: Window) {
        let rows = card.allFacts.map { fact in
            Container(
                .horizontal, spacing: 16,
                [
                    Label(fact.title).wrapped(width: 22).styled("secondary").expanding(horizontally: true),
                    Label(fact.value).wrapped(width: 26).endAligned().selectable().styled("numeric"),
                ]
            ).styled("form-row")
        }
        let column = Container(.vertical, [Container(.vertical, rows).styled("card", "form")]).styled("dialog-page")
        let page = ScrolledWindow(.vertical, column).expanding(horizontally: true, vertically: true)
            .scrollableByKeyboard(name: card.title)
        let dialog = Dialog(card.title, over: window, width: 460, height: 480, content: page)
        // Else GTK puts it into a value and selects all of that.
        _ = page.grabFocus()
        dialog.present()
    }
}
