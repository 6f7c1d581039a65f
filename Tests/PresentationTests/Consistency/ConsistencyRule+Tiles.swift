import Foundation
import WeatherModel

@testable import Presentation

extension ConsistencyRule {
    /// What the tiles show.
    static let tiles: [ConsistencyRule] = [
        ConsistencyRule("No day stands in two tiles") { page in
            let dates = page.tiles.flatMap(\.dates)
            return Set(dates).count == dates.count ? nil : "\(page.tiles.map(\.title))"
        },
        ConsistencyRule("Picture and sentence of a tile are both wet or both dry") { page in
            page.tiles.first {
                GeneratedPage.isWet(artwork: $0.artworkName) != GeneratedPage.isWet($0.sentence)
            }.map { "\($0.artworkName) | \($0.sentence)" }
        },
        ConsistencyRule("A tile says wet or dry") { page in
            page.tiles.first { tile in
                !GeneratedPage.isWet(tile.sentence) && !tile.sentence.lowercased().contains("dry")
            }.map(\.sentence)
        },
        ConsistencyRule("A day's tile has the row's picture, high and low") { page in
            for tile in page.tiles where tile.dates.count == 1 {
                guard let day = page.days.first(where: { $0.id == tile.day }) else { return "no row for \(tile.title)" }
                if day.artworkName != tile.artworkName || (tile.highText ?? "—") != day.highText
                    || (tile.lowText ?? "—") != day.lowText
                {
                    return "\(tile) | \(day)"
                }
            }
            return nil
        },
        ConsistencyRule("A dry start of the page's sentence and a tile of today agree") { page in
            guard let today = page.tiles.first(where: { $0.id == .today }),
                let first = page.course.spells.first, first.isWet, !first.isPossible, !first.isAwaited,
                today.sentence.lowercased().hasPrefix("dry")
            else { return nil }
            return "\(page.summary) | \(today.sentence)"
        },
        ConsistencyRule("Rain that has not begun is told from its beginning, and as still to come") { page in
            guard let first = page.course.spells.first, !first.isWet else { return nil }
            let running = page.tiles.first { $0.id == .today }?.sentence ?? ""
            let goesOn = ["until", "all day", "all night", "rest of the day"].contains(where: running.contains)
            if GeneratedPage.isWet(running), goesOn, !running.hasPrefix("Dry until") {
                return "\(page.summary) | \(running)"
            }
            let today = page.days.first { $0.dayText == "Today" }?.weather ?? ""
            let ends = [", then ", ", dry later", ", clearing later"].contains(where: today.contains)
            return GeneratedPage.isWet(today) && ends ? "\(page.summary) | \(today)" : nil
        },
        ConsistencyRule("Today's and tonight's tiles do not name rain the page's sentence puts after them") { page in
            guard page.summary.hasPrefix("Dry"), let next = page.course.spells.first(where: \.isWet),
                CivilDate(next.start, in: page.zone).dayNumber > CivilDate(page.now, in: page.zone).dayNumber + 1
            else { return nil }
            return page.tiles.first {
                [.today, .tonight, .tomorrow].contains($0.id) && GeneratedPage.isWet($0.sentence)
            }
            .map { "\(page.summary) | \($0.title): \($0.sentence)" }
        },
    ]
}
