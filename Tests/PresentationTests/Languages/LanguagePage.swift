import Foundation
import WeatherModel
import WeatherServices

@testable import Charts
@testable import Presentation
@testable import WeatherStore
@testable import WeatherText

/// All that the page of a place says, line by line, in the language of the present catalogue.
@MainActor
struct LanguagePage {
    private let weather: SeasonalWeather
    private let page: WeatherViewModel
    private let formatter: WeatherFormatter

    init(_ weather: SeasonalWeather, _ formatter: WeatherFormatter) throws {
        let desk = try PlacesDesk(
            [weather.place], reports: [weather.place.id: weather.report], at: weather.now.formatted(.iso8601))
        desk.format.formatter = formatter
        guard let page = desk.locations.selectedPage else { throw CocoaError(.featureUnsupported) }
        (self.weather, self.page, self.formatter) = (weather, page, formatter)
        page.toggleDay(page.days.dropFirst().first?.id ?? "")
    }

    var text: String {
        let groups: [(String, [String?])] = [
            ("top", [page.heading.detail, page.heading.brief, page.statusText]), ("now", now),
            ("summary", [page.summary, page.spokenSummary]), ("warning", page.alerts.flatMap(warning) + warnings),
            ("absence", page.absences.map(\.self)),
            ("rain", [page.rainStrip?.text, page.rainStrip?.spokenText, page.rainProvenance]),
            ("tile", page.tiles.flatMap { [$0.title, $0.highText, $0.lowText, $0.sentence, $0.spokenText] }),
            ("hour", hours), ("day", page.days.flatMap(day)), ("detail", page.details.flatMap(detail)),
            ("footer", page.attributions.map(\.text)),
        ]
        return groups.flatMap { name, texts in
            texts.compactMap(\.self).flatMap { $0.split(separator: "\n") }.map { "\(name) | \($0)" }
        }.joined(separator: "\n") + "\n"
    }

    private var now: [String?] {
        let current = page.current
        return [
            current?.weather, current?.temperatureText, current?.feelsLikeText, current?.highLowText,
            current?.provenance, current?.spokenText,
        ]
    }

    private func warning(_ alert: AlertDisplayText) -> [String?] {
        let facts = (alert.placeAndTime + alert.metadata).map { "\($0.title) | \($0.value)" }
        return [alert.severityText, alert.stripText, alert.headText, alert.listText] + facts + [alert.spokenText]
    }

    private var warnings: [String?] {
        let list = page.warningList
        guard list.warnings.count > 1 else { return [] }
        return [
            list.summary, list.position(of: 1), page.warnings.moreLabel, page.warnings.shortMoreLabel,
            page.warnings.spokenMoreLabel,
        ]
    }

    /// The words of the chart, and of hours that are far apart.
    private var hours: [String?] {
        guard let chart = page.chart else { return [] }
        let words = chart.meteogram.words
        let table = chart.table
        let rows = table.spokenRows.indices.filter { [26, 33, 41, 52].contains($0) }
        return [chart.title, chart.meteogram.spokenText, words.now, words.rainUnit, words.windUnit]
            + words.bands.map(\.self) + chart.meteogram.days.map(\.text) + table.header
            + rows.flatMap { table.rows[$0] + [table.spokenRows[$0], chart.meteogram.hours[$0].spokenText] }
    }

    private func day(_ day: DayRow) -> [String?] {
        [
            day.dayText, day.dateText, day.weather, day.precipitationText, day.sumText, day.fallDescription,
            day.windText, day.windDescription, day.highText, day.lowText, day.rangeDescription, day.provenance,
            day.openText, day.spokenDetails, day.spokenText,
        ]
    }

    private func detail(_ card: DetailCard) -> [String?] {
        [card.title, card.value, card.companion, card.verdict, card.rangeText] + card.notes
            + (card.scale?.words ?? []) + [card.sky?.moonText, card.sky?.moonTimes, card.provenance, card.spokenText]
    }
}
