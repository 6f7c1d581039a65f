import Astronomy
public import Charts
import Foundation
import WeatherModel
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
            windTowards: windTowards, lowText: lowText, highText: highText, bar: bar, zeroText: zeroText,
            isWeekend: isWeekend)
    }

    /// What falls if that is not the whole day's, the strongest wind, and the ends of the bar and of its scale.
    public var figuresDescription: String {
        let wind = windDescription.map { tr("{wind}. {range}", ["wind": $0, "range": rangeDescription]) }
        let others = wind ?? rangeDescription
        return fallDescription.map { tr("{sentence}. {next}", ["sentence": $0, "next": others]) } ?? others
    }

    private var bar: DayBar? {
        guard let range, let low, let high else { return nil }
        return DayBar(range, zero: zero, now: now, low: low, high: high, reach: reach)
    }
}

extension DayRibbon {
    /// Makes the sky of a day by its rows and the sun; nil where the rows do not cover all of it.
    init?(of date: CivilDate, in report: SettledReport, over coordinates: Coordinates) {
        guard let span = date.span(in: report.timeZone) else { return nil }
        let rows = report.hourSpans.filter { $0.end > span.lowerBound && $0.start.time < span.upperBound }
        let length = span.upperBound.timeIntervalSince(span.lowerBound)
        var moments: [Moment] = []
        for passed in stride(from: 450, to: length, by: 900) {
            let time = span.lowerBound + passed
            guard let row = rows.first(where: { $0.start.time <= time && time < $0.end }) else { return nil }
            let condition = row.shown(isDay: true).condition
            moments.append(
                Moment(
                    SkyKind(condition), altitude: Sun.direction(at: time, over: coordinates).altitude,
                    rate: PrecipitationKind(condition) == nil ? 0 : row.rate ?? Self.assumedRate))
        }
        self.init(moments)
    }

    /// The millimetres an hour of precipitation whose amount is not known.
    private static let assumedRate = 1.0
}
