import WeatherModel

/// The kinds of sky that the background of a page distinguishes.
enum SkyColours: Sendable, CaseIterable {
    case clear, cloudy, overcast, fog, rain, snow, storm, dust

    init(_ condition: WeatherCondition) {
        switch condition {
        case .clear, .mostlyClear: self = .clear
        case .partlyCloudy, .windy, .unknown: self = .cloudy
        case .overcast: self = .overcast
        case .fog, .rimeFog: self = .fog
        case .thunderstorm, .thunderstormWithHail, .hail, .squalls, .tornado: self = .storm
        case .haze, .smoke, .dust, .sand, .volcanicAsh: self = .dust
        case let other: self = other.isSnowy ? .snow : .rain
        }
    }

    /// Returns the colours of the top and the bottom.
    ///
    /// The background is light by day in the light style, otherwise dark.
    func gradient(isDay: Bool, isDark: Bool) -> (Colour, Colour) {
        let (top, bottom): (UInt32, UInt32) =
            switch (self, isDay, isDark) {
            case (.clear, true, false): (0x9CCBF7, 0xE6F3FF)
            case (.cloudy, true, false): (0xB4D0EA, 0xECF2F8)
            case (.overcast, true, false): (0xC3CBD4, 0xE9ECF0)
            case (.fog, true, false): (0xD3D6D8, 0xF0F1F1)
            case (.rain, true, false): (0xABBFD1, 0xDDE6EE)
            case (.snow, true, false): (0xCFDDEA, 0xF7FAFD)
            case (.storm, true, false): (0xADB0C4, 0xDBDCE6)
            case (.dust, true, false): (0xE0CDA8, 0xF6EEDD)
            case (.clear, true, true): (0x1B4A7A, 0x14304F)
            case (.cloudy, true, true): (0x2C4A66, 0x1E3145)
            case (.overcast, true, true): (0x3A424C, 0x272C33)
            case (.fog, true, true): (0x44484B, 0x2E3133)
            case (.rain, true, true): (0x2A3D50, 0x1C2836)
            case (.snow, true, true): (0x3B4C5E, 0x28333F)
            case (.storm, true, true): (0x2E2F45, 0x1E1F2E)
            case (.dust, true, true): (0x55462B, 0x382F1E)
            case (.clear, false, _): (0x0B1433, 0x1C2A52)
            case (.cloudy, false, _): (0x131C36, 0x242F4C)
            case (.overcast, false, _): (0x1D2129, 0x2C313B)
            case (.fog, false, _): (0x26292C, 0x373B3F)
            case (.rain, false, _): (0x141D29, 0x22303F)
            case (.snow, false, _): (0x202A38, 0x35424F)
            case (.storm, false, _): (0x15152A, 0x27263F)
            case (.dust, false, _): (0x2A2316, 0x3E3422)
            }
        return (Colour(top), Colour(bottom))
    }
}
