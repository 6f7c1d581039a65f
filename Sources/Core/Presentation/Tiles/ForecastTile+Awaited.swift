import WeatherText

extension ForecastTile.Period {
    /// The title of a tile about it.
    var title: String {
        switch self {
        case .today: tr("Today")
        case .tonight: tr("Tonight")
        case .tomorrow: tr("Tomorrow")
        case .weekend: tr("Weekend")
        case .nextWeek: tr("Next week")
        case .nextWeekend: tr("Next weekend")
        }
    }
}

extension ForecastTile {
    /// Makes a tile whose weather is not known yet.
    init(awaited period: Period, title: String) {
        self.init(
            id: period, title: title, highText: nil, lowText: nil, iconName: "", artworkName: "", sentence: "",
            spokenText: title, day: nil, dates: [], high: nil, low: nil, provenance: nil)
    }
}
