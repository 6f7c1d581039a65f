import Trips
public import WeatherModel

/// A day of a stay in words, or several that have nothing to tell them apart.
public struct TripTile: Sendable, Hashable, Identifiable {
    /// The first date.
    public let id: String
    /// "Fri", or "Thu – Mon".
    public let dayText: String
    /// "27", "1 Dec" where a month begins, or "10 – 14".
    public let dateText: String
    /// The name of the program's own picture; empty where no forecast is known.
    public let artworkName: String
    /// The high, "15°"; nil where no forecast is known.
    public let highText: String?
    /// The low, "9°"; nil where no forecast is known.
    public let lowText: String?
    /// What falls, "4 mm", "15%" or "dry"; in place of a forecast why there is none: "no forecast yet".
    public let footText: String
    /// Whether something worth a number falls.
    public let isWet: Bool
    /// The range of temperatures on the scale of the whole trip; nil where it is not known.
    public let span: ScaleSpan?
    /// The low, which gives the bar its colour.
    public let low: Temperature?
    /// The high, likewise.
    public let high: Temperature?
    /// All of it in a sentence for a screen reader.
    public let spokenText: String

    /// Whether it tells a forecast.
    public var isForecast: Bool { highText != nil }

    fileprivate init(_ day: Day, _ row: DayRow, on scale: TemperatureScale?, _ formatter: WeatherFormatter) {
        (id, dayText) = (row.id, formatter.shortWeekday(day.date))
        let date = Self.short(day.date, formatter)
        dateText = row.isPartial ? tr("{date}, partial", ["date": date]) : date
        artworkName = row.artworkName
        (highText, lowText) = (row.highText, row.lowText)
        footText = row.fallText ?? row.chanceText ?? row.sumText
        isWet = row.fallText != nil
        span = scale?.span(of: day)
        (low, high) = (day.low, day.high)
        spokenText = row.spokenText
    }

    fileprivate init(
        from first: CivilDate, to last: CivilDate, _ knowledge: LegOutlook.Knowledge, _ formatter: WeatherFormatter
    ) {
        func range(_ text: (CivilDate) -> String) -> String {
            first == last ? text(first) : tr("{first} – {last}", ["first": text(first), "last": text(last)])
        }
        id = first.description
        dayText = range(formatter.shortWeekday)
        dateText = range { Self.short($0, formatter) }
        footText =
            switch knowledge {
            case .over: tr("over", context: "days of a trip")
            case .beyond: tr("no forecast yet")
            case .forecast, .unknown: tr("not known")
            }
        (artworkName, highText, lowText, span, low, high, isWet) = ("", nil, nil, nil, nil, nil, false)
        spokenText = tr(
            "{source}: {words}.",
            ["source": TripText.dates(from: first, to: last, formatter.speaking), "words": footText])
    }

    private static func short(_ date: CivilDate, _ formatter: WeatherFormatter) -> String {
        date.day == 1 ? formatter.dayAndMonth(date) : formatter.count(date.day)
    }
}

extension LegOutlook {
    /// Returns the tiles of the stay: one for each day of the forecast, and one for days in a row without.
    func tiles(
        _ report: SettledReport?, over coordinates: Coordinates, on scale: TemperatureScale?,
        _ formatter: WeatherFormatter
    ) -> [TripTile] {
        let rows = report.map { DayRow.rows(of: $0, over: coordinates, formatter: formatter) } ?? []
        let known = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
        var tiles: [TripTile] = []
        var run: (first: CivilDate, last: CivilDate, knowledge: Knowledge)?
        func endRun() {
            if let run { tiles.append(TripTile(from: run.first, to: run.last, run.knowledge, formatter)) }
            run = nil
        }
        for day in days {
            if let forecast = day.forecast, let row = known[day.date.description] {
                endRun()
                tiles.append(TripTile(forecast, row, on: scale, formatter))
            } else if run?.knowledge == day.knowledge {
                run?.last = day.date
            } else {
                endRun()
                run = (day.date, day.date, day.knowledge)
            }
        }
        endRun()
        return tiles
    }
}
