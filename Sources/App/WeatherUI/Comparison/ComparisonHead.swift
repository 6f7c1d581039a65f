internal import Charts
internal import Gtk
internal import Presentation

/// The top of a comparison: what is compared, and the sentences about it, in whose place a time is read.
@MainActor
final class ComparisonHead<Model: ComparisonModel> {
    private let sentence = Label().wrapped(width: 40).styled("map-answer").decorative()
    private let detail = Label().wrapped(width: 60).styled("map-detail", "numeric").decorative()
    private let stop = ReadingStop.area()
    private let kinds: [ToggleButton]
    private let kindRow: Container
    private var words: (sentence: String, detail: String?) = ("", nil)
    private var reading: ComparisonChart.Reading?
    let root: Container

    /// - Parameter model: Returns the page that is shown; nil if there is none.
    init(model: @escaping @MainActor () -> Model?) {
        kinds = ToggleButton.choice(of: ComparisonKind.allCases.map(\.title))
        kindRow = Container(.horizontal, kinds).styled("quantity-ranges").aligned(horizontally: .start)
        let (stop, text) = (stop, Container(.vertical, spacing: 2, [sentence, detail]))
        let said = LayoutContainer(
            [stop, text],
            layout: CustomLayout { axis, size in
                text.request(axis, for: size)
            } allocate: { room in
                for part in [stop, text] as [Widget] {
                    room.place(part, x: 0, y: 0, width: room.width, height: room.height)
                }
            })
        root = Container(
            .vertical, spacing: 12, [Container(.horizontal, [kindRow]).styled("hours-title", "quantity-tools"), said])
        for (button, kind) in zip(kinds, ComparisonKind.allCases) {
            button.onToggle { isOn in
                if isOn { model()?.choose(kind) }
            }
        }
    }

    /// Shows the top of the page; returns whether its sentences have changed.
    @discardableResult
    func show(_ page: Model) -> Bool {
        let (kind, offersPlaces, said) = (page.kind, page.offersPlaces, (page.sentence, page.detail))
        for (button, one) in zip(kinds, ComparisonKind.allCases) { button.isOn = one == kind }
        kindRow.isVisible = offersPlaces
        let isNew = words != said
        words = said
        stop.setAccessibleName(spoken)
        render()
        return isNew
    }

    /// Shows what is read of a time in the place of the second sentence; nil for that sentence.
    func read(_ reading: ComparisonChart.Reading?) {
        self.reading = reading
        render()
    }

    /// Both sentences.
    var spoken: String { [words.sentence, words.detail].compactMap(\.self).joined(separator: " ") }

    /// Moves the focus to the sentences.
    func grabFocus() { _ = stop.grabFocus() }

    private func render() {
        sentence.show(words.sentence)
        detail.show(reading.map { "\($0.timeText) · \($0.text)" } ?? words.detail)
    }
}
