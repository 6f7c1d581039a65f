public import Charts
import WeatherModel
import WeatherText

/// The texts of a tile about a day, a night or several days.
public struct ForecastTile: Sendable, Hashable, Identifiable {
    /// The periods that tiles can be about.
    public enum Period: String, Sendable, Hashable, CaseIterable {
        case today, tonight, tomorrow, weekend, nextWeek, nextWeekend
    }

    /// The period of the tile.
    public let id: Period
    /// The title, such as "Today" or "Weekend"; the name of the day if only one day of a weekend is left.
    public let title: String
    /// The high, such as "6°"; nil for a night, and if it is unknown.
    public let highText: String?
    /// The low, such as "1°"; nil if it is unknown.
    public let lowText: String?
    /// The name of the program's own picture; empty while the weather is not known.
    public let artworkName: String
    /// The weather in words, such as "Rain till 20:00, heavy at 15:00".
    public let sentence: String
    /// The text for a screen reader, such as "Tomorrow: dry: frost, then sunshine, high 5, low minus 1".
    public let spokenText: String
    /// The identifier of the day it opens, such as "2026-11-21"; nil if there is none.
    public let day: String?
    /// The dates of its days; empty for a night.
    let dates: [CivilDate]
    let high: Temperature?
    let low: Temperature?
    /// The origin of the values, such as "Open-Meteo, forecast fetched at 14:48"; nil if it is not known.
    public let provenance: String?

    /// Whether its weather is not known yet, and it has only its name.
    public var isAwaited: Bool { artworkName.isEmpty }

    /// Returns the strip from high to low in the colours of the temperatures; nil if both are unknown, and in high contrast.
    public func chip(_ style: ColourStyle, width: Double, height: Double) -> Drawing? {
        guard !style.isHighContrast, let coldest = low ?? high, let warmest = high ?? low else { return nil }
        var drawing = Drawing(width: width, height: height)
        func paint(_ ramp: ColourRamp) -> Paint {
            .vertical([PaintStop(0, ramp.colour(warmest)), PaintStop(height, ramp.colour(coldest))])
        }
        let box = Rectangle(x: 0, y: 0, width: width, height: height)
        drawing.fill(.rectangle(box, radius: 2), paint(.filling(style)))
        if ColourRamp.hasEdges(style) {
            drawing.add(
                .stroke(.rectangle(box.grown(by: -0.5), radius: 1.5), Stroke(paint(.temperature(style)), width: 1)))
        }
        return drawing
    }
}

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

    /// Returns the title, which of a week that tomorrow begins names its first day, as tomorrow's weather is not told by it.
    func title(from first: CivilDate, at today: CivilDate, _ formatter: WeatherFormatter) -> String {
        let isBegun = first.dayNumber == today.dayNumber + 2 && formatter.isWeekend(today)
        guard self == .nextWeek, isBegun, !formatter.isWeekend(CivilDate(dayNumber: today.dayNumber + 1)) else {
            return title
        }
        return first.fromWeekday
    }
}

extension ForecastTile {
    /// Makes a tile whose weather is not known yet.
    init(awaited period: Period, title: String) {
        self.init(
            id: period, title: title, highText: nil, lowText: nil, artworkName: "", sentence: "",
            spokenText: title, day: nil, dates: [], high: nil, low: nil, provenance: nil)
    }
}
