public import WeatherModel

/// The kinds of sky that are painted differently.
public enum SkyKind: String, Sendable, Hashable, CaseIterable {
    case clear, cloudy, overcast, fog, rain, snow, storm, dust

    /// The kind that a condition is painted as.
    public init(_ condition: WeatherCondition) {
        self =
            switch condition {
            case .clear, .mostlyClear: .clear
            case .partlyCloudy, .mostlyCloudy, .windy, .blowingSnow, .unknown: .cloudy
            case .overcast: .overcast
            case .fog, .rimeFog: .fog
            case .thunderstorm, .thunderstormWithHail, .hail, .squalls, .tornado: .storm
            case .haze, .smoke, .dust, .sand, .volcanicAsh: .dust
            case .sleet, .sleetShowers, .lightSnow, .snow, .heavySnow, .snowGrains, .lightSnowShowers, .snowShowers,
                .heavySnowShowers:
                .snow
            default: .rain
            }
    }

    /// Top and bottom of the sky while the sun is high, and in deep night.
    public func gradient(isDay: Bool, isDark: Bool) -> (top: Colour, bottom: Colour) {
        let (top, bottom): (UInt32, UInt32) =
            switch (self, isDay, isDark) {
            case (.clear, true, false): (0x1A5DB2, 0x3470BB)
            case (.cloudy, true, false): (0x2B6098, 0x4A7299)
            case (.overcast, true, false): (0x4A5866, 0x626E7B)
            case (.fog, true, false): (0xC3C9CD, 0xE2E5E7)
            case (.rain, true, false): (0x3B5166, 0x587086)
            case (.snow, true, false): (0x9DB2C8, 0xD3DEEA)
            case (.storm, true, false): (0x2F3149, 0x585D79)
            case (.dust, true, false): (0x5C4A2C, 0x75603A)
            case (.clear, true, true): (0x123F73, 0x24588F)
            case (.cloudy, true, true): (0x22456A, 0x3B5A7B)
            case (.overcast, true, true): (0x343D47, 0x4B5661)
            case (.fog, true, true): (0x3D444A, 0x535A60)
            case (.rain, true, true): (0x26384A, 0x42566A)
            case (.snow, true, true): (0x33475B, 0x566B80)
            case (.storm, true, true): (0x1F2034, 0x3C3F58)
            case (.dust, true, true): (0x47391F, 0x5A4A2C)
            case (.clear, false, _): (0x0A1230, 0x22305E)
            case (.cloudy, false, _): (0x111A35, 0x2B3757)
            case (.overcast, false, _): (0x191E27, 0x333A45)
            case (.fog, false, _): (0x24282C, 0x40464B)
            case (.rain, false, _): (0x131C28, 0x2B3A4A)
            case (.snow, false, _): (0x1C2735, 0x3B4A5A)
            case (.storm, false, _): (0x121226, 0x2D2C47)
            case (.dust, false, _): (0x2A2316, 0x3E3422)
            }
        return (Colour(top), Colour(bottom))
    }

    /// The share of the sky that clouds usually cover, 0 to 1, for a source that does not say.
    public var usualCover: Double {
        switch self {
        case .clear, .dust: 0
        case .cloudy: 0.5
        case .overcast, .fog, .rain, .snow, .storm: 1
        }
    }

    /// The altitude of the sun, in degrees, below which no sky is light.
    static let leastLightAltitude = 6.0

    /// Whether the words on it are dark: on snow and fog by day in the light style.
    ///
    /// - Parameter altitude: The sun's altitude in degrees above the horizon, negative below it.
    func hasDarkWords(altitude: Double, isDark: Bool) -> Bool {
        altitude > Self.leastLightAltitude && !isDark && (self == .snow || self == .fog)
    }
}
