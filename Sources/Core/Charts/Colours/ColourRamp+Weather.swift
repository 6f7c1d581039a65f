public import WeatherModel

extension ColourRamp {
    /// Degrees Celsius from −20 to 40, violet and blue for frost over green to orange and red for heat.
    ///
    /// The same temperature has the same colour everywhere; each reaches 3.5:1 on every ground of its style, and 4.5:1
    /// in high contrast, whose light style has them darker.
    public static func temperature(_ style: ColourStyle) -> ColourRamp {
        style == .highContrastLight ? usual(.light).mixed(with: Colour(0x000000), share: 0.2) : usual(style)
    }

    private static func usual(_ style: ColourStyle) -> ColourRamp {
        style.isDark
            ? ColourRamp([
                (-20, 0xC39BFF), (-10, 0x97A3FF), (0, 0x62B2FF), (5, 0x45CBDD), (10, 0x4FD1A0), (15, 0x9BD35C),
                (20, 0xE3CB4A), (25, 0xFFB24A), (30, 0xFF8E54), (40, 0xFF6B7F),
            ])
            : ColourRamp([
                (-20, 0x7A3FB5), (-10, 0x4D50C6), (0, 0x1F74C9), (5, 0x0A8798), (10, 0x1E8A5A), (15, 0x6A8712),
                (20, 0x9F7800), (25, 0xC06000), (30, 0xCC4310), (40, 0xA50F2E),
            ])
    }

    /// The colour of a temperature.
    public func colour(_ temperature: Temperature) -> Colour { colour(temperature.value) }
}
