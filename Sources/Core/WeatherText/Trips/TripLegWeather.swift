public import Foundation
public import WeatherModel
public import WeatherStore

/// What is known of the weather of a stay's place.
public struct TripLegWeather: Sendable {
    /// The place as its owner calls it.
    public let place: SavedPlace
    /// The zone whose clock its days go by.
    public let zone: TimeZone
    /// The weather as it is shown for the present; nil where none is known.
    public let report: SettledReport?
    /// What is usual on dates that the forecast may not reach.
    public let usual: [CivilDate: UsualDay]
    /// Why nothing newer is known, a sentence; nil where nothing failed.
    public let trouble: String?
    /// Whether a request is running.
    public let isLoading: Bool

    /// Takes what is known.
    public init(
        _ place: SavedPlace, zone: TimeZone, report: SettledReport?, usual: [CivilDate: UsualDay] = [:],
        trouble: String? = nil, isLoading: Bool = false
    ) {
        (self.place, self.zone, self.report, self.usual) = (place, zone, report, usual)
        (self.trouble, self.isLoading) = (trouble, isLoading)
    }
}
