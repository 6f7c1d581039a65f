package import WeatherModel

/// How the sky of a dry stretch of time looks and changes.
package enum SkyCourse: Sendable, Hashable {
    case clear, brokenCloud, cloudy, cloudingOver, clearing, fog

    /// Nil where too little is known.
    ///
    /// - Parameter skies: In order of time and equally far apart; wet weather counts as cloud.
    package init?(_ skies: [WeatherCondition]) {
        let covers = skies.compactMap(Self.cover)
        guard let first = covers.first, covers.count * 2 >= skies.count else { return nil }
        if skies.count(where: { $0 == .fog || $0 == .rimeFog }) * 2 > skies.count {
            self = .fog
            return
        }
        func mean(_ values: some Collection<Double>) -> Double {
            values.isEmpty ? first : values.reduce(0, +) / Double(values.count)
        }
        let (early, late) = (mean(covers.prefix(covers.count / 2)), mean(covers.suffix(covers.count / 2)))
        switch (mean(covers), late - early) {
        case (_, 1...): self = .cloudingOver
        case (_, ...(-1)): self = .clearing
        case (..<0.5, _): self = .clear
        case (..<1.5, _): self = .brokenCloud
        default: self = .cloudy
        }
    }

    /// The weather to draw for it.
    package var condition: WeatherCondition {
        switch self {
        case .clear: .clear
        case .brokenCloud, .cloudingOver, .clearing: .partlyCloudy
        case .cloudy: .overcast
        case .fog: .fog
        }
    }

    /// "sunny", "clouding over", as it stands within a sentence.
    package func words(isNight: Bool) -> String {
        switch self {
        case .clear: isNight ? tr("clear") : tr("sunny")
        case .brokenCloud: isNight ? tr("some cloud") : tr("sunny spells")
        case .cloudy: tr("cloudy")
        case .cloudingOver: tr("clouding over")
        case .clearing: isNight ? tr("clearing") : tr("brightening up")
        case .fog: tr("foggy")
        }
    }

    /// 0 for a clear sky, 1 for some cloud, 2 for a grey one; nil where that is not known.
    private static func cover(_ condition: WeatherCondition) -> Double? {
        switch condition {
        case .clear, .mostlyClear: 0
        case .partlyCloudy, .windy, .haze, .dust, .smoke: 1
        case .unknown: nil
        default: 2
        }
    }
}
