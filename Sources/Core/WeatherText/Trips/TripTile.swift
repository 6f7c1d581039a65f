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

    /// "usual" where it tells what other years were like; nil for everything else.
    public let usualText: String?

    /// Whether it tells a forecast.
    public var isForecast: Bool { highText != nil && usualText == nil }

    fileprivate init(_ day: Day, _ row: DayRow, on scale: TemperatureScale?, _ formatter: WeatherFormatter) {
        (id, dayText) = (row.id, formatter.shortWeekday(day.date))
        let date = Self.short(day.date, formatter)
        dateText = row.isPartial ? tr("{date}, partial", ["date": date]) : date
        artworkName = row.artworkName
        (highText, lowText) = (row.highText, row.lowText)
        footText = row.fallText ?? row.chanceText ?? row.sumText
        isWet = row.fallText != nil
        span = scale?.span(of: day)
        (low, high, usualText) = (day.low, day.high, nil)
        spokenText = row.spokenText
    }

    fileprivate init(
        from first: CivilDate, to last: CivilDate, _ knowledge: LegOutlook.Knowledge, usual: UsualDay?,
        on scale: TemperatureScale?, _ formatter: WeatherFormatter
    ) {
        func range(_ text: (CivilDate) -> String) -> String {
            first == last ? text(first) : tr("{first} – {last}", ["first": text(first), "last": text(last)])
        }
        id = first.description
        dayText = range(formatter.shortWeekday)
        // "28 – 2" would run backwards.
        dateText = range { $0.month == first.month ? Self.short($0, formatter) : formatter.dayAndMonth($0) }
        let reason =
            switch knowledge {
            case .over: tr("over", context: "days of a trip")
            case .beyond, .usual: tr("no forecast yet")
            case .forecast, .unknown: tr("not known")
            }
        let dates = TripText.dates(from: first, to: last, formatter.speaking)
        (artworkName, isWet) = ("", false)
        guard let usual else {
            (highText, lowText, span, low, high, usualText) = (nil, nil, nil, nil, nil, nil)
            footText = reason
            spokenText = tr("{source}: {words}.", ["source": dates, "words": footText])
            return
        }
        (highText, lowText) = (formatter.temperature(usual.high), formatter.temperature(usual.low))
        (low, high, usualText) = (usual.low, usual.high, tr("usual", context: "tile of a trip"))
        span = scale?.span(from: usual.low, to: usual.high)
        footText = usual.wetText(formatter) ?? ""
        let spoken = tr("{source}: {words}.", ["source": dates, "words": reason])
        spokenText = PhraseList.sentences([spoken, usual.sentence(formatter.speaking)]) ?? spoken
    }

    private static func short(_ date: CivilDate, _ formatter: WeatherFormatter) -> String {
        date.day == 1 ? formatter.dayAndMonth(date) : formatter.dayOfMonth(date)
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
        var run: (first: CivilDate, last: CivilDate, knowledge: Knowledge, usual: [UsualDay])?
        func endRun() {
            if let run {
                tiles.append(
                    TripTile(
                        from: run.first, to: run.last, run.knowledge, usual: UsualDay.mean(of: run.usual), on: scale,
                        formatter))
            }
            run = nil
        }
        for day in days {
            if let forecast = day.forecast, let row = known[day.date.description] {
                endRun()
                tiles.append(TripTile(forecast, row, on: scale, formatter))
            } else if let usual = day.usual, run?.usual.isEmpty == false {
                run?.last = day.date
                run?.usual.append(usual)
            } else if run?.knowledge == day.knowledge {
                run?.last = day.date
            } else {
                endRun()
                run = (day.date, day.date, day.knowledge, day.usual.map { [$0] } ?? [])
            }
        }
        endRun()
        return tiles
    }
}
