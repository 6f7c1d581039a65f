package import WeatherModel

/// The appearance of the sky in a dry period, and its change.
package enum SkyCourse: Sendable, Hashable {
    case clear, brokenCloud, cloudy, cloudingOver, clearing, fog

    /// Returns nil if too little is known.
    ///
    /// - Parameter skies: The conditions in order of time and at equal distances; wet ones count as cloud.
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

    /// The condition to depict.
    package var condition: WeatherCondition {
        switch self {
        case .clear: .clear
        case .brokenCloud, .cloudingOver, .clearing: .partlyCloudy
        case .cloudy: .overcast
        case .fog: .fog
        }
    }

    /// Returns the words for use within a sentence, such as "sunny" or "clouding over".
    package func words(isNight: Bool) -> String {
        switch self {
        case .clear: isNight ? tr("clear", context: "night sky") : tr("sunny")
        case .brokenCloud: isNight ? tr("some cloud") : tr("sunny spells")
        case .cloudy: tr("cloudy", context: "sky")
        case .cloudingOver: tr("clouding over")
        case .clearing: isNight ? tr("clearing", context: "night sky") : tr("brightening up")
        case .fog: tr("foggy")
        }
    }

    /// Returns 0 for a clear sky, 1 for some cloud, 1.5 for much, 2 for an overcast one; nil if it is not known.
    private static func cover(_ condition: WeatherCondition) -> Double? {
        switch condition {
        case .clear, .mostlyClear: 0
        case .partlyCloudy, .windy, .blowingSnow, .haze, .dust, .smoke: 1
        case .mostlyCloudy: 1.5
        case .unknown: nil
        default: 2
        }
    }
}
