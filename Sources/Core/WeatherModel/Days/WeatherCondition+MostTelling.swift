import Foundation

extension WeatherCondition {
    /// Returns the condition that characterises a day best; nil if no row has one.
    ///
    /// Dangerous weather in a single row decides. Otherwise precipitation that lasts at least two hours decides, with
    /// the intensity that is reached or exceeded for two hours. Otherwise the condition that holds longest between
    /// sunrise and sunset decides, or at all hours if those are not known; of two equally long ones the more severe.
    /// `unknown` counts only if there is nothing else.
    ///
    /// - Parameter rows: The rows whose step belongs to the day.
    static func mostTelling(of rows: [Hour]) -> WeatherCondition? {
        let told = rows.compactMap { row in row.condition.map { (condition: $0, duration: row.duration) } }
        let falling = told.filter(\.condition.falls).sorted { $0.condition.gravity > $1.condition.gravity }
        if let worst = falling.first?.condition, worst.isDangerous { return worst }
        var lasted: TimeInterval = 0
        for row in falling {
            lasted += row.duration
            if lasted >= 7200 { return row.condition }
        }

        let lit = rows.filter { $0.isDay == true }
        let sky = lit.isEmpty ? told : lit.compactMap { row in row.condition.map { ($0, row.duration) } }
        let still = sky.filter { !$0.0.falls && $0.0 != .unknown }
        guard !still.isEmpty else { return sky.map(\.0).max { $0.gravity < $1.gravity } }
        let lengths = still.reduce(into: [:]) { $0[$1.0, default: 0] += $1.1 }
        return lengths.max { ($0.value, $0.key.gravity) < ($1.value, $1.key.gravity) }?.key
    }

    /// Whether a single hour of it decides what a day is called: freezing rain, thunderstorms, hail, squalls, ash and tornadoes.
    package var isDangerous: Bool { gravity >= 60 }

    /// Whether the condition is precipitation or a storm rather than a state of the sky or fog.
    package var falls: Bool { gravity >= 20 }

    /// The importance of the condition: below 10 for cloud cover, below 20 for fog and haze, below 60 for
    /// precipitation.
    package var gravity: Int {
        switch self {
        case .unknown: -1
        case .clear: 0
        case .mostlyClear: 1
        case .partlyCloudy: 2
        case .mostlyCloudy: 3
        case .overcast: 4
        case .haze: 10
        case .windy: 11
        case .fog: 12
        case .rimeFog: 13
        case .smoke: 14
        case .dust: 15
        case .sand: 16
        case .blowingSnow: 17
        case .lightDrizzle: 20
        case .drizzle: 21
        case .heavyDrizzle: 22
        case .snowGrains: 23
        case .lightRainShowers: 24
        case .lightRain: 25
        case .lightSnowShowers: 26
        case .lightSnow: 27
        case .rainShowers: 30
        case .rain: 31
        case .sleetShowers: 32
        case .sleet: 33
        case .snowShowers: 34
        case .snow: 35
        case .heavyRainShowers: 40
        case .heavyRain: 41
        case .heavySnowShowers: 42
        case .heavySnow: 43
        case .lightFreezingDrizzle: 60
        case .freezingDrizzle: 61
        case .lightFreezingRain: 62
        case .freezingRain: 63
        case .squalls: 64
        case .thunderstorm: 70
        case .hail: 71
        case .thunderstormWithHail: 72
        case .volcanicAsh: 80
        case .tornado: 90
        }
    }
}
