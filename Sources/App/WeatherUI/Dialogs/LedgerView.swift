internal import Gtk
internal import Presentation

/// The list of who was asked what, below a line that sums it up and chooses a server.
@MainActor
final class LedgerView<Model: LedgerModel> {
    private let model: Model
    private let summary = Label().wrapped(width: 60).preferringOneLine().styled("secondary")
    private let servers: DropDown
    private let card = Container(.vertical).styled("card", "form")
    private let column: RowColumn<LedgerRowView>
    private let absence = Label().wrapped(width: 50).styled("dialog-text")
    private let more = Button(label: LedgerWords.more)
    private let clear = Button(label: LedgerWords.clear)
    private var binding: Binding?
    let root: Widget

    init(_ model: Model) {
        self.model = model
        servers = DropDown([LedgerWords.allServers], name: LedgerWords.server)
        let (times, moments) = (WidthGroup(), WidthGroup())
        column = RowColumn(card) { LedgerRowView($0, times: times, moments: moments) }
        let heading = Label(LedgerWords.heading).wrapped(width: 30).preferringOneLine().styled("heading")
        let words = StackingRow(
            heading.aligned(vertically: .center), summary.aligned(vertically: .center), spacing: 10, adjoins: true)
        let head = StackingRow(
            words.aligned(vertically: .center), servers.aligned(horizontally: .end, vertically: .center), spacing: 18,
            inset: 6)
        root = Container(
            .vertical, spacing: 8,
            [
                head, absence, card, Label(LedgerWords.keeping).wrapped(width: 50).styled("dialog-text", "secondary"),
                Container(.horizontal, spacing: 12, [more, clear]),
            ])
        servers.onSelect { [weak model] in model?.choose($0) }
        more.onClick { [weak model] in model?.showMore() }
        clear.onClick { [weak model] in model?.clear() }
        binding = Binding { [weak self] in self?.render() }
        model.open()
    }

    private func render() {
        let (rows, sum, absent) = (model.rows, model.summary, model.absence)
        if case .choice(let names, let selected) = model.servers { servers.show(names, selected: selected) }
        summary.show(sum)
        absence.show(absent)
        card.isVisible = !rows.isEmpty
        clear.isVisible = !rows.isEmpty
        more.isVisible = model.hasMore
        column.show(rows)
    }
}

/// A request: two short lines, which open to the whole address and the sizes.
@MainActor
final class LedgerRowView: RowView {
    private let time = Label().wide(characters: 8).endAligned().styled("secondary", "numeric", "ledger-time")
    private let day = Label().styled("secondary")
    private let host = Label().wrapped(width: 60).preferringOneLine().styled("heading", "ledger-server")
    private let sent = Label().wrapped(width: 60).preferringOneLine().styled("secondary")
    private let answer = Label().wrapped(width: 40).preferringOneLine().endAligned()
    private let cause = Label().wrapped(width: 40).preferringOneLine().endAligned().styled("secondary")
    private let details = Label().wrapped(width: 50).styled("secondary")
    /// Where Tab leads once it is open, which brings it into view.
    private let stop: ReadingStop
    private let expander: Expander
    let root: Widget

    /// - Parameters:
    ///   - times: The times of all rows, which end below each other whether their hour has one digit or two.
    ///   - moments: The times with their days, behind which all that was asked begins.
    init(_ row: LedgerRow, times: WidthGroup, moments: WidthGroup) {
        let asked = Container(.vertical, [host, sent]).expanding(horizontally: true)
        let came = Container(.vertical, [answer, cause]).aligned(horizontally: .end)
        let words = StackingRow(asked, came, spacing: 12, inset: 0).expanding(horizontally: true)
        let moment = Container(.vertical, [time.aligned(horizontally: .start), day]).aligned(vertically: .start)
        times.add(time)
        moments.add(moment)
        let heading = Container(.horizontal, spacing: 12, [moment, words])
        stop = ReadingStop(details)
        expander = Expander(heading, name: row.spokenText, content: Self.indented(stop.root, below: moment))
        root = Container(.vertical, [expander.expanding(horizontally: true)]).styled("form-row", "ledger-row")
        show(row)
    }

    /// The pixels of the triangle with the gap after it, as in the style sheet.
    private static let triangle = 20

    /// Puts the details below the host, or at the beginning where that would leave them little room.
    private static func indented(_ details: Widget, below moment: Widget) -> Widget {
        func start(_ width: Int) -> Int {
            let column = triangle + moment.request(.horizontal).natural + 12
            return width - column >= Int(240 * Appearance.textScale) ? column : 0
        }
        let gap = 6
        return LayoutContainer(
            [details],
            layout: CustomLayout { axis, size in
                guard axis == .vertical else { return details.request(.horizontal) }
                let width = size ?? details.request(.horizontal).natural
                return SizeRequest(least: gap + details.request(.vertical, for: width - start(width)).natural)
            } allocate: { room in
                let start = start(room.width)
                room.place(details, x: start, y: gap, width: room.width - start, height: room.height - gap)
            })
    }

    func show(_ row: LedgerRow) {
        (time.text, host.text, sent.text) = (row.time, row.host, row.sent)
        day.show(row.day)
        (answer.text, cause.text, details.text) = (row.answer, row.cause, row.details.joined(separator: "\n"))
        answer.setStyle("problem", row.isFailed)
        expander.setAccessibleName(row.spokenText)
        stop.say(row.details.joined(separator: "\n"))
    }
}
