internal import Gtk

/// A part of the window that F6 goes to.
@MainActor
struct WindowSection {
    /// The pane of a narrow window in which a section lies.
    enum Pane {
        /// The places.
        case places
        /// The page.
        case page
    }

    let root: Widget
    /// The pane that must be shown; nil for a section that is below both.
    let pane: Pane?
    /// Moves the focus into the section; returns false if it has nothing to stop at.
    let enter: @MainActor () -> Bool

    /// - Parameter enter: Moves the focus into the section and tells whether it could; nil to go to the first stop.
    init(_ root: Widget, in pane: Pane?, enter: (@MainActor () -> Bool)? = nil) {
        (self.root, self.pane) = (root, pane)
        self.enter = enter ?? { [weak root] in root?.focusFirst() ?? false }
    }

    /// The section so many steps further round that can be entered, in the order in which they are to be tried.
    ///
    /// - Parameter step: 1 for the next ones, −1 for the former ones.
    static func round(_ sections: [WindowSection], step: Int) -> [WindowSection] {
        let count = sections.count
        let present = sections.firstIndex { $0.root.containsFocus } ?? (step > 0 ? count - 1 : 0)
        return (1..<max(count, 1)).map { sections[((present + $0 * step) % count + count) % count] }
    }
}
