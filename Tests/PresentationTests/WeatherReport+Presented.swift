import Charts
import Foundation
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Presentation
@testable import WeatherText

/// What is made of a report by way of `settled(at:)`, which a test that has nothing else to do with it leaves out.
extension PageSummary {
    init(of report: WeatherReport, _ context: SentenceContext) {
        self.init(of: report.settled(at: context.now), context)
    }
}

extension RainThisHour {
    init?(of report: WeatherReport, _ context: SentenceContext) {
        self.init(of: report.settled(at: context.now), context)
    }
}

extension RainOnset {
    init?(of report: WeatherReport, _ context: SentenceContext) {
        self.init(of: report.settled(at: context.now), context)
    }
}

extension RainStrip {
    init?(of report: WeatherReport, _ context: SentenceContext) {
        self.init(of: report.settled(at: context.now), context)
    }
}

extension DetailCards {
    init(of report: WeatherReport, over coordinates: Coordinates, _ context: SentenceContext) {
        self.init(of: report.settled(at: context.now), over: coordinates, context)
    }
}

extension ForecastTiles {
    init(of report: WeatherReport, over coordinates: Coordinates, _ context: SentenceContext) {
        self.init(of: report.settled(at: context.now), over: coordinates, context)
    }
}

extension DayOutlooks {
    init(of report: WeatherReport, over coordinates: Coordinates, at now: Date) {
        self.init(of: report.settled(at: now), over: coordinates)
    }
}

extension DayRow {
    static func rows(
        of report: WeatherReport, over coordinates: Coordinates, at now: Date, formatter: WeatherFormatter,
        open: String? = nil
    ) -> [DayRow] {
        rows(of: report.settled(at: now), over: coordinates, formatter: formatter, open: open)
    }
}

extension HourRow {
    static func rows(
        of report: WeatherReport, over coordinates: Coordinates, at now: Date, formatter: WeatherFormatter,
        count: Int = 48
    ) -> [HourRow] {
        rows(of: report.settled(at: now), over: coordinates, formatter: formatter, count: count)
    }
}

extension CurrentWeatherText {
    init?(
        of place: SavedPlace, named name: String? = nil, in report: WeatherReport, at now: Date,
        formatter: WeatherFormatter
    ) {
        self.init(of: place, named: name, in: report.settled(at: now), formatter: formatter)
    }
}

extension DayRibbon {
    /// Takes the rows as they are, as if all of them were still to come.
    init?(of date: CivilDate, in report: WeatherReport, over coordinates: Coordinates) {
        self.init(of: date, in: report.settled(at: .distantPast), over: coordinates)
    }
}

extension PartNote {
    static func all(
        of report: WeatherReport, failures: [WeatherPart: PartFailure] = [:], _ context: SentenceContext
    ) -> [PartNote] {
        all(of: report.settled(at: context.now), failures: failures, context)
    }
}
