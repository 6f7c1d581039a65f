import Gtk

/// The size of all text, as a desktop sets it.
@MainActor
public enum TextSize {
    /// Runs the body with text of so many per cent of the usual size.
    public static func with(percent: Int, _ body: () throws -> Void) rethrows {
        let own = Appearance.textScale
        Appearance.textScale = Double(percent) / 100
        defer { Appearance.textScale = own }
        try body()
    }
}
