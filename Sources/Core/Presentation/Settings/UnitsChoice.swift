import WeatherModel
import WeatherText

/// Where the units come from.
enum UnitsChoice: Sendable, Hashable {
    case region
    case preset(UnitsPreset)
    /// Each chosen for itself.
    case own

    static let all = [.region] + UnitsPreset.allCases.map { UnitsChoice.preset($0) } + [.own]

    /// What the settings hold for it; nil for the region's.
    func units(now shown: Units) -> Units? {
        switch self {
        case .region: nil
        case .preset(let preset): preset.units
        case .own: shown
        }
    }

    /// The position of what the settings hold.
    static func selected(_ units: Units?, wantsOwn: Bool) -> Int {
        guard let units else { return 0 }
        let preset = wantsOwn ? nil : UnitsPreset(units)
        return preset.flatMap { all.firstIndex(of: .preset($0)) } ?? all.count - 1
    }

    /// "By region (°C, km/h)".
    func words(region: Units) -> String {
        switch self {
        case .region:
            tr(
                "By region ({temperature}, {speed})",
                ["temperature": region.temperature.symbol, "speed": region.speed.symbol])
        case .preset(let preset): preset.words
        case .own: tr("As chosen below")
        }
    }
}
