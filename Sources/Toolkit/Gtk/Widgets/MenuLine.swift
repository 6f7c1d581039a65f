internal import CGtk

/// What a line of a menu consists of: its words, and at the end, level with them, the keys that do the same; words that leave
/// the keys no room stand alone, on as many lines as they need.
@MainActor
struct MenuLine {
    let label: Label
    /// The keys that do the same, which only the eye is shown; hidden where there are none.
    let keys = Label().endAligned().styled("menu-keys").decorative()
    let root: LayoutContainer

    private static let gap = 24
    /// The pixels at 100 % text up to which words stand on one line.
    private static let unbroken = 120.0

    /// - Parameters:
    ///   - keys: The keys; nil for none.
    ///   - mark: What stands at the very end, such as a tick.
    init(_ text: String = "", keys hint: String? = nil, mark: Widget? = nil) {
        let (label, keys) = (Label(text).wrapped(width: 60, hyphenates: true).preferringOneLine(), keys)
        self.label = label
        /// The pixels that a part takes with the gap before it; 0 while it is hidden.
        func width(of part: Widget?) -> Int {
            let width = part?.request(.horizontal).natural ?? 0
            return width == 0 ? 0 : width + Self.gap
        }
        /// The widths of words and keys beside the mark; nil for no keys.
        func widths(in room: Int) -> (words: Int, keys: Int?) {
            let rest = room - width(of: mark)
            let (needed, wanted) = (width(of: keys), label.request(.horizontal).natural)
            return needed > 0 && wanted + needed <= rest ? (rest - needed, needed - Self.gap) : (rest, nil)
        }
        root = LayoutContainer(
            [label, keys] + (mark.map { [$0] } ?? []),
            layout: CustomLayout { axis, size in
                let (words, end) = (label.request(.horizontal), width(of: mark))
                let natural = words.natural + width(of: keys) + end
                guard axis == .vertical else {
                    // A word or two are not broken, though the button that opens the list be narrower than they with a tick.
                    let least = max(words.least, min(words.natural, Int(Self.unbroken * Appearance.textScale)))
                    return SizeRequest(least: least + end, natural: natural)
                }
                let heights = [
                    label.request(.vertical, for: widths(in: size ?? natural).words).natural,
                    keys.request(.vertical).natural, mark?.request(.vertical).natural ?? 0,
                ]
                return SizeRequest(least: heights.max() ?? 0)
            } allocate: { room in
                let widths = widths(in: room.width)
                let height = label.request(.vertical, for: widths.words).natural
                let top = (room.height - height) / 2
                room.place(label, x: 0, y: top, width: widths.words, height: height)
                if let width = widths.keys {
                    let y = Double(top) + label.baseline - keys.baseline
                    room.place(
                        keys, x: widths.words + Self.gap, y: Int(y.rounded()), width: width,
                        height: keys.request(.vertical).natural)
                } else {
                    room.leaveOut(keys)
                }
                guard let mark else { return }
                let size = mark.request(.horizontal).natural
                room.place(mark, x: room.width - size, y: 0, width: size, height: room.height)
            }
        ).role(.arrangement)
        keys.show(hint)
    }
}
