internal import Charts
internal import Gtk

/// The colours of drawings, by the present style of the windows.
@MainActor
enum Look {
    static var style: ColourStyle {
        ColourStyle(isDark: Appearance.isDark, isHighContrast: Appearance.isHighContrast)
    }

    static var palette: Palette { Palette(style) }
}

extension RGBA {
    /// Converts a colour, by default an opaque one.
    init(_ colour: Colour, alpha: Double = 1) {
        self.init(red: colour.red, green: colour.green, blue: colour.blue, alpha: alpha)
    }
}
