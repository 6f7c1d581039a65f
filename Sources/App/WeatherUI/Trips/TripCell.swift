internal import Gtk
internal import Presentation

/// The row of a trip in the list: name, where the present stands, begin and length; of a long place there is shown as much as has
/// room beside the days.
@MainActor
final class TripCell: Cell {
    /// The forms of the second line, the longest first.
    @MainActor
    private final class Forms {
        var texts: [String] = []
    }

    private let image = Image(size: 32).decorative()
    private let title = Label().styled("cell-title")
    private let detail = Label().styled("secondary")
    private let trailingText = Label().endAligned().styled("cell-value", "numeric")
    private let trailingDetail = Label().endAligned().styled("secondary", "numeric")
    private let forms = Forms()
    let root: Widget

    init() {
        let second: Widget
        // Much larger text would leave a few letters of a line.
        if Appearance.textScale >= 1.5 {
            for line in [title, detail] { line.wrapped(width: 16) }
            second = detail
        } else {
            for line in [title, detail] { line.ellipsized() }
            second = Self.fitted(detail, forms)
        }
        let lines = Container(.vertical, spacing: 2, [title, second]).expanding(horizontally: true)
        let values = Container(.vertical, spacing: 2, [trailingText, trailingDetail])
        root = Container(
            .horizontal, spacing: 12,
            [image, lines.aligned(vertically: .center), values.aligned(vertically: .center)]
        ).styled("basic-cell")
    }

    /// Places the label with the longest form of its text that has room.
    private static func fitted(_ label: Label, _ forms: Forms) -> Widget {
        LayoutContainer(
            [label],
            layout: CustomLayout { axis, size in
                let request = label.request(axis, for: axis == .horizontal ? size : nil)
                guard axis == .horizontal else { return request }
                return SizeRequest(least: request.least, natural: label.wholeWidth)
            } allocate: { room in
                label.show(firstOf: forms.texts, fitting: room.width)
                room.place(label, x: 0, y: 0, width: room.width, height: room.height)
            })
    }

    func bind(_ row: TripRow) {
        title.text = row.title
        forms.texts = row.details
        detail.show(row.detail)
        trailingText.show(row.trailingText)
        trailingDetail.show(row.trailingDetail)
        image.isVisible = row.image != nil
        if case .named(let name) = row.image { image.showIcon(name) }
    }

    func unbind() {}

    static func accessibleName(of row: TripRow) -> String? { row.spokenText }
}
