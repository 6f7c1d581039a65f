import Foundation
import WeatherModel
import WeatherText

/// The row of a saved place or a suggested city.
public struct LocationRow: PlaceCellItem, Sendable, Hashable, Identifiable {
    /// The identifier of the place.
    public let id: String
    /// The name of the place.
    public let title: String
    /// What tells it from another place of its name; the first warning for the place, else the weather in words, its age from
    /// two hours on, or the region if no weather is known; nil while that is awaited.
    public let detail: String?
    /// The sign of the warning in the colour of its severity; nil if there is none.
    public let detailMark: CellMark?
    /// The icon of the weather; nil if it is not known.
    public let image: CellImage?
    /// The temperature; nil if no weather is known.
    public let trailingText: String?
    /// The local time of the place; nil if its time zone is unknown.
    public let trailingDetail: String?
    /// Whether the place is the user's home.
    public let isHome: Bool
    /// The text for a screen reader, such as "Paris, Texas, home, light rain, 13 degrees, local time 14:05".
    public let spokenText: String

    /// The age in seconds from which a row shows the age instead of the weather.
    private static let oldAge: TimeInterval = 2 * 3600

    /// Makes the row of a place without known weather.
    init(_ place: Location) {
        let place = place.localized
        id = place.id
        title = place.name
        detail = place.regionAndCountry
        detailMark = nil
        image = nil
        trailingText = nil
        trailingDetail = nil
        isHome = false
        spokenText = PhraseList.text([place.name, place.regionAndCountry])
    }

    /// Makes the row of a saved place with its weather.
    @MainActor
    init(_ page: WeatherViewModel) {
        // As long as its page shows no weather yet, neither does its row.
        let isAwaited = page.awaitsWeather
        let (present, age) = (isAwaited ? nil : page.present, Self.age(page))
        let conditions = present?.conditions
        let region = page.place.location.localized.regionAndCountry
        let warning = isAwaited ? nil : page.foremostWarning
        id = page.place.id
        title = page.location
        let words = warning?.title ?? age ?? conditions?.spokenWeather?.capitalizedFirst
        detail =
            if let distinction = page.distinction {
                words.map { tr("{region} · {words}", ["region": distinction, "words": $0]) } ?? distinction
            } else {
                words ?? (isAwaited ? nil : region)
            }
        detailMark = warning.map { CellMark(iconName: "fairweather-warning-symbolic", style: $0.severityStyle) }
        image = present.map { .named($0.condition.artworkName(isDay: page.isDay($0))) }
        trailingText = conditions.map { page.formatter.temperature($0.temperature) }
        trailingDetail = page.locationTime
        isHome = page.place.isHome
        spokenText = PhraseList.text([
            page.distinctName, isHome ? tr("home", context: "mark of one of your places") : nil,
            warning.map { tr("Warning: {event}", ["event": $0.title]) },
            conditions?.spokenWeather ?? (page.distinction == nil ? region : nil),
            page.formatter.spokenTemperature(conditions?.temperature), age,
            trailingDetail.map { tr("local time {time}", ["time": $0]) },
        ])
    }

    @MainActor
    private static func age(_ page: WeatherViewModel) -> String? {
        guard let fetchedAt = page.settled?.presentArrival, page.clock.now.timeIntervalSince(fetchedAt) >= oldAge
        else { return nil }
        return page.formatter.hoursOrDays(since: fetchedAt, at: page.clock.now)
    }
}
