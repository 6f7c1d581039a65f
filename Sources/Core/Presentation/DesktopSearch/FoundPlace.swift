import Foundation
import WeatherModel
import WeatherStore
import WeatherText

/// A place as a desktop's search shows it.
public struct FoundPlace: Sendable, Hashable, Identifiable {
    /// The identifier that the desktop hands back, by which `DesktopSearch.place(for:)` finds the place again.
    public let id: String
    /// The name of the place.
    public let title: String
    /// The known weather with its age at a saved place, the region and country at another.
    public let detail: String?
    /// The name of the picture of the weather; nil if none is known.
    public let artworkName: String?

    /// Makes the result of a saved place.
    ///
    /// - Parameters:
    ///   - report: The known weather, of whatever age; nil if there is none.
    ///   - floor: The least severity of a warning that is named.
    init(
        _ id: String, _ place: SavedPlace, _ report: WeatherReport?, warningsFrom floor: AlertSeverity, at now: Date,
        _ formatter: WeatherFormatter
    ) {
        self.id = id
        title = place.name
        let present = report.flatMap { PresentConditions(of: $0.settled(at: now), at: now) }
        guard let report, let present, let status = report.status(at: now, formatter) else {
            detail = tr("No forecast yet")
            artworkName = nil
            return
        }
        let weather = [formatter.temperature(present.conditions.temperature), present.weather].joined(separator: " ")
        let foremost = place.showsAlerts ? report.foremostWarning(from: floor, at: now, formatter) : nil
        let warning = foremost.map { warning in
            tr("Warning: {event}", ["event": warning.title])
        }
        detail = [warning, weather, status].compactMap { $0 }.joined(separator: " · ")
        let isDay = present.isDay(in: report, over: place.location.coordinates)
        artworkName = present.condition.artworkName(isDay: isDay)
    }

    /// Makes the result of a place that is not saved.
    ///
    /// - Parameter other: The name by which it was found, where that is not its usual one.
    init(_ id: String, _ place: Location, alsoCalled other: String?) {
        self.id = id
        title = other.map { tr("{name} ({other})", ["name": place.name, "other": $0]) } ?? place.name
        detail = place.regionAndCountry
        artworkName = nil
    }
}
