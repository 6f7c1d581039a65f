public import Charts
public import WeatherText

extension DayRow: DayCellItem {
    /// The weather, and that it is only a part of the day's.
    public var undatedWeather: String {
        isPartial ? tr("{weather}, partial", ["weather": weather]) : weather
    }

    /// The picture, the numbers and the bar in the absolute temperatures' colours.
    public var figures: DayFigures {
        DayFigures(
            pictureName: artworkName, fallText: fallText, chanceText: chanceText, windText: windText,
            windTowards: windTowards, lowText: lowText, highText: highText, bar: bar, isWeekend: isWeekend)
    }

    /// The strongest wind, and the ends of the bar and of its scale.
    public var figuresDescription: String {
        windDescription.map { tr("{wind}. {range}", ["wind": $0, "range": rangeDescription]) } ?? rangeDescription
    }

    private var bar: DayBar? {
        guard let range, let low, let high else { return nil }
        return DayBar(range, zero: zero, now: now, low: low, high: high)
    }
}
