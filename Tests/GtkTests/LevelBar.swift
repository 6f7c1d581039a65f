// <example>
import CGtk
import Gtk

/// A bar that is filled from 0 to 1.
final class LevelBar: Widget {
    convenience init() {
        self.init(adopting: gtk_level_bar_new())
    }

    var level: Double {
        get { gtk_level_bar_get_value(opaque) }
        set { gtk_level_bar_set_value(opaque, newValue) }
    }

    @discardableResult
    func onChange(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("notify::value", handler)
    }
}
// </example>
