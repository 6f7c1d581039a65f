public import WeatherModel

extension ColourRamp {
    /// Returns the colours of −30 to 40 °C: blue for frost, grey in the middle, orange to red for heat.
    ///
    /// Blue and orange can be distinguished with any kind of colour blindness, and the ends also differ from the middle
    /// in lightness.
    public static func temperature(_ style: ColourStyle) -> ColourRamp {
        style.isDark
            ? ColourRamp([
                (-30, 0xE3ECFF), (-20, 0xB4CEFF), (-10, 0x82B0FF), (0, 0x4D93F0), (10, 0x8C9099), (20, 0xC98A2C),
                (30, 0xFFA23C), (40, 0xFFDCA0),
            ])
            : ColourRamp([
                (-30, 0x0A1A4A), (-20, 0x123180), (-10, 0x1B4BB5), (0, 0x3A78D8), (10, 0x757A85), (20, 0xA8700C),
                (30, 0xA8400C), (40, 0x661408),
            ])
    }

    /// The colour of a temperature.
    public func colour(_ temperature: Temperature) -> Colour { colour(temperature.value) }
}
