import WeatherModel
import WeatherText

/// The options for units: those of the region, a preset, or each chosen separately.
enum UnitsChoice: Sendable, Hashable {
    case region
    case preset(UnitsPreset)
    /// Each unit chosen separately.
    case own

    static let all = [.region] + UnitsPreset.allCases.map { UnitsChoice.preset($0) } + [.own]

    /// Returns the units for the settings; nil for those of the region.
    func units(now shown: Units) -> Units? {
        switch self {
        case .region: nil
        case .preset(let preset): preset.units
        case .own: shown
        }
    }

    /// Returns the position of the present choice.
    static func selected(_ units: Units?, wantsOwn: Bool) -> Int {
        guard let units else { return 0 }
        let preset = wantsOwn ? nil : UnitsPreset(units)
        return preset.flatMap { all.firstIndex(of: .preset($0)) } ?? all.count - 1
    }

    /// Returns the name of the option, such as "By region (°C, km/h)".
    func words(region: Units) -> String {
        switch self {
        case .region:
            tr(
                "By region ({temperature}, {speed})",
                ["temperature": region.temperature.symbol, "speed": region.speed.symbol])
        case .preset(let preset): preset.words
        case .own: tr("Custom")
        }
    }
}
