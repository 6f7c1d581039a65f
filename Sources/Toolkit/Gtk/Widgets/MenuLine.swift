internal import CGtk

/// What a line of a menu consists of: its words, and at the end, level with them, the keys that do the same.
@MainActor
struct MenuLine {
    let label: Label
    /// The keys that do the same, which only the eye is shown; hidden where there are none.
    let keys = Label().endAligned().styled("menu-keys").aligned(vertically: .baseline).decorative()
    let root: Container

    /// - Parameters:
    ///   - keys: The keys; nil for none.
    ///   - mark: What stands at the very end, such as a tick.
    init(_ text: String = "", keys hint: String? = nil, mark: Widget? = nil) {
        label = Label(text).expanding(horizontally: true).aligned(vertically: .baseline)
        root = Container(.horizontal, spacing: 24, [label, keys] + (mark.map { [$0] } ?? []))
        keys.show(hint)
    }
}
