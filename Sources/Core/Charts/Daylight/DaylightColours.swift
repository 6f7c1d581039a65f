import WeatherText

/// The colours of the five kinds of light, from day to night.
struct DaylightColours {
    /// Day, civil, nautical and astronomical twilight, and night.
    let lights: [Colour]
    /// Rise and set of the sun.
    let edge: Colour
    /// Words in the daylight.
    let text: Colour

    init(_ palette: Palette) {
        let shades: [UInt32]
        switch (palette.isHighContrast, palette.style.isDark) {
        case (false, false): shades = [0xFDF0CF, 0xDFD6CF, 0xB4BCD3, 0x8C97B8, 0x5D6B94]
        case (false, true): shades = [0x94814F, 0x6B6470, 0x3A4468, 0x232A47, 0x14182A]
        case (true, false): shades = [0xFFFFFF, 0xD4D4D4, 0xA6A6A6, 0x707070, 0x303030]
        case (true, true): shades = [0x6E6E6E, 0x525252, 0x3A3A3A, 0x242424, 0x000000]
        }
        lights = shades.map { Colour($0) }
        edge = palette.isHighContrast ? palette.text : Colour(palette.style.isDark ? 0xFFB24A : 0xAD6E00)
        // Dark letters stand out more from the dark style's daylight than white ones.
        text = palette.isHighContrast || !palette.style.isDark ? palette.text : Colour(0x101114)
    }
}
