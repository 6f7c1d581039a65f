import Foundation
import WeatherModel
import WeatherText

/// A saved place, or a city to start from, as a row.
public struct LocationRow: PlaceCellItem, Sendable, Hashable, Identifiable {
    /// The place's own.
    public let id: String
    /// "London".
    public let title: String
    /// The weather in words, its age once that is two hours, or the region while no weather is known.
    public let detail: String?
    /// The weather; nil while it is not known.
    public let image: CellImage?
    /// The temperature; nil while no weather is known.
    public let trailingText: String?
    /// The place's local time.
    public let trailingDetail: String?
    /// Whether the user lives there.
    public let isHome: Bool
    /// "London, home, light rain, 13 degrees, local time 14:05".
    public let spokenText: String

    /// From this age on a row tells the age instead of the weather.
    private static let oldAge: TimeInterval = 2 * 3600

    /// A place whose weather is not known.
    init(_ place: Location) {
        id = place.id
        title = place.name
        detail = place.regionAndCountry
        image = nil
        trailingText = nil
        trailingDetail = nil
        isHome = false
        spokenText = [place.name, place.regionAndCountry].compactMap { $0 }.joined(separator: ", ")
    }

    /// A saved place with what is known of its weather.
    @MainActor
    init(_ page: WeatherViewModel) {
        let (present, age) = (page.present, Self.age(page))
        let conditions = present?.conditions
        let region = page.place.location.regionAndCountry
        let warning = page.warningWords
        id = page.place.id
        title = page.place.name
        detail = warning ?? age ?? conditions?.spokenWeather?.capitalizedFirst ?? region
        image = warning.map { _ in .named("fairweather-warning-symbolic") } ?? present.map { .named($0.artworkName) }
        trailingText = conditions.map { page.formatter.temperature($0.temperature) }
        trailingDetail = page.locationTime
        isHome = page.place.isHome
        spokenText = [
            title, isHome ? tr("home") : nil, warning, conditions?.spokenWeather ?? region,
            page.formatter.spokenTemperature(conditions?.temperature), age,
            trailingDetail.map { tr("local time {time}", ["time": $0]) },
        ].compactMap { $0 }.joined(separator: ", ")
    }

    @MainActor
    private static func age(_ page: WeatherViewModel) -> String? {
        guard let fetchedAt = page.report?.mainArrival, page.clock.now.timeIntervalSince(fetchedAt) >= oldAge
        else { return nil }
        return page.formatter.hoursOrDays(since: fetchedAt, at: page.clock.now)
    }
}
