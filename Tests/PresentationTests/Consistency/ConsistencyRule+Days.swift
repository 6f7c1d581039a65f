import Foundation
import WeatherModel

@testable import Presentation

extension ConsistencyRule {
    /// What the days show.
    static let days: [ConsistencyRule] = [
        ConsistencyRule("Picture and words of a day are both wet or both dry") { page in
            page.days.first {
                $0.weather != "—" && GeneratedPage.isWet(artwork: $0.artworkName) != GeneratedPage.isWet($0.weather)
            }.map { "\($0.artworkName) | \($0.weather)" }
        },
        ConsistencyRule("A day called dry brings no rain, and a dry day no chance of half or more") { page in
            page.days.first { day in
                guard day.weather != "—" else { return false }
                let isWet = GeneratedPage.isWet(day.weather)
                let amount = day.sumText.replacing(" from now on", with: "")
                return (day.chanceText == "dry" && isWet)
                    || (!isWet && (GeneratedPage.percent(day.chanceText) ?? 0) >= 50)
                    || (!isWet && !["0 mm", "under 0.1 mm", "—"].contains(amount))
            }.map { "\($0.weather) | \($0.chanceText ?? "") | \($0.sumText)" }
        },
        ConsistencyRule("A day of rain has no amount of nothing where some of it is of no known amount") { page in
            page.days.first { day in
                guard GeneratedPage.isWet(day.weather), !day.weather.contains("possible"),
                    day.sumText.hasPrefix("0 mm"), let span = CivilDate(day.id)?.span(in: page.zone)
                else { return false }
                return page.course.slices.contains { $0.kind != nil && $0.rate == nil && $0.clipped(to: span) != nil }
            }.map { "\($0.id) \($0.weather) | \($0.sumText)" }
        },
        ConsistencyRule("The amount of a day is rounded alike wherever it stands") { page in
            page.days.first { day in
                day.fallText.map { ![$0, $0 + " from now on"].contains(day.sumText) } ?? false
            }.map { "\($0.id) \($0.fallText ?? "") | \($0.sumText)" }
        },
        ConsistencyRule("Frost in words has a low below zero") { page in
            let day = page.days.first {
                ($0.weather.contains("frost") || $0.weather.contains("bitter")) && $0.lowText != "—"
                    && !$0.lowText.hasPrefix("\u{2212}")
            }
            let tile = page.tiles.first {
                $0.sentence.contains("frost") && $0.lowText?.hasPrefix("\u{2212}") == false
            }
            return day.map { "\($0.weather) | \($0.lowText)" } ?? tile.map { "\($0.sentence) | \($0.lowText ?? "")" }
        },
        ConsistencyRule("Rain is told with pauses only where it is dry between two hours of it") { page in
            let paused = ["at times", "on and off"]
            return page.days.first { day in
                guard paused.contains(where: day.weather.contains), let span = CivilDate(day.id)?.span(in: page.zone)
                else { return false }
                let wet = page.course.slices.compactMap { $0.clipped(to: span) }.filter { $0.kind != nil }
                return !wet.isEmpty && zip(wet, wet.dropFirst()).allSatisfy { $0.end == $1.start }
            }.map { "\($0.id) \($0.weather)" }
        },
        ConsistencyRule("Dry for so many days has no wet day wholly within them") { page in
            guard page.summary.hasPrefix("Dry for the next") else { return nil }
            let count = page.summary.split(separator: " ").compactMap { Int($0) }.first ?? 1
            let end = page.now.addingTimeInterval(Double(page.summary.contains("hours") ? 1 : count) * 86_400)
            let date = CivilDate(end, in: page.zone).description
            return page.days.first { $0.id < date && GeneratedPage.isWet($0.weather) }.map {
                "\(page.summary) | \($0.id) \($0.weather)"
            }
        },
        ConsistencyRule("Rain by the page's sentence falls on the day the days say") { page in
            guard let today = page.days.first, today.dayText == "Today", page.summary.hasPrefix("Dry"),
                GeneratedPage.isWet(today.weather), let next = page.course.spells.first(where: \.isWet),
                CivilDate(next.start, in: page.zone) > CivilDate(page.now, in: page.zone)
            else { return nil }
            return "\(page.summary) | \(today.weather)"
        },
    ]
}
