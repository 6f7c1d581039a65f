internal import Gtk
internal import Charts

/// The colours things are drawn in, by how the program's windows look now.
@MainActor
enum Look {
    static var style: ColourStyle {
        ColourStyle(isDark: Appearance.isDark, isHighContrast: Appearance.isHighContrast)
    }

    static var palette: Palette { Palette(style) }
}

extension RGBA {
    /// Opaque unless told otherwise.
    init(_ colour: Colour, alpha: Double = 1) {
        self.init(red: colour.red, green: colour.green, blue: colour.blue, alpha: alpha)
    }
}
