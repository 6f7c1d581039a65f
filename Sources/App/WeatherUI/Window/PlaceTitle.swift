internal import Gtk

/// The name of a place with what is said beside it, which gives way to the name where there is no room for both.
@MainActor
enum PlaceTitle {
    private static let gap = 12
    /// What is left beside a long name at 100 % text, enough for a weekday and a time.
    private static let leastDetail = 104.0

    static func row(_ place: Label, _ detail: Label) -> Widget {
        /// The widths of both; the detail's is nil while it is hidden.
        func widths(in room: Int) -> (place: Int, detail: Int?) {
            guard detail.isVisible else { return (room, nil) }
            let (name, words) = (place.request(.horizontal), detail.request(.horizontal))
            let kept = min(words.natural, max(words.least, Int(leastDetail * Appearance.textScale)))
            let width = max(name.least, min(name.natural, room - gap - kept))
            return (width, max(words.least, room - gap - width))
        }
        return LayoutContainer(
            [place, detail],
            layout: CustomLayout { axis, size in
                let (name, words) = (place.request(.horizontal), detail.request(.horizontal))
                let space = detail.isVisible ? gap : 0
                guard axis == .vertical else {
                    return SizeRequest(
                        least: name.least + space + words.least, natural: name.natural + space + words.natural)
                }
                let widths = widths(in: size ?? name.natural + space + words.natural)
                let heights = [
                    place.request(.vertical, for: widths.place).natural,
                    widths.detail.map { detail.request(.vertical, for: $0).natural } ?? 0,
                ]
                return SizeRequest(least: heights.max() ?? 0)
            } allocate: { room in
                let widths = widths(in: room.width)
                room.place(place, x: 0, y: 0, width: widths.place, height: room.height)
                guard let width = widths.detail else { return }
                room.place(detail, x: widths.place + gap, y: 0, width: width, height: room.height)
            })
    }
}
