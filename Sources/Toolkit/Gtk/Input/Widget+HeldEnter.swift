internal import CGtk

extension Widget {
    /// Takes Enter for nothing as long as it is pressed again as fast as somebody clicks twice, beginning now.
    ///
    /// Who presses twice in a dialog that closes at the first press does not mean what has the focus behind it.
    public func holdBackEnter() {
        if let held = Attachment<HeldEnterKey>.value(of: raw) { return held.begin() }
        let held = HeldEnter()
        Attachment<HeldEnterKey>.set(held, on: raw)
        onKey(first: true) { key, _ in key == .enter && held.takesPress() }
    }
}

/// The presses of Enter that follow one another, from one that counted on.
@MainActor
private final class HeldEnter {
    /// The time of the last one, in microseconds; nil once they are over.
    private var last: gint64? = g_get_monotonic_time()

    func begin() { last = g_get_monotonic_time() }

    /// Returns whether a press is one of them.
    func takesPress() -> Bool {
        guard let former = last else { return false }
        let now = g_get_monotonic_time()
        let longest = 1000 * gint64(Property.int("gtk-double-click-time", of: Appearance.settings))
        last = now - former < longest ? now : nil
        return last != nil
    }
}

private enum HeldEnterKey: AttachmentKey {
    typealias Value = HeldEnter
}
