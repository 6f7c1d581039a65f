import Foundation
import WeatherText

/// A state of the window of which pictures are drawn.
enum GalleryScene: String, CaseIterable {
    case firstRun = "first-run"
    case rain = "page-rain"
    case clearNight = "page-clear-night"
    case alerts = "page-alerts"
    case openDay = "open-day"
    case table
    case matches = "search-matches"
    case noMatch = "search-no-match"
    case emptySearch = "search-empty"
    case loading
    case partial
    case error
    case stale
    case manyPlaces = "many-places"
    /// A wet Thursday in Vancouver at noon, in the evening, with Sunday open and with warnings: the day that the
    /// drawings of the look show.
    case drawn
    case drawnNight = "drawn-night"
    case drawnDay = "drawn-day"
    case drawnAlerts = "drawn-alerts"
    /// The rain map of Hamburg at five past one, and each of its states.
    case map
    case mapLoading = "map-loading"
    case mapDry = "map-dry"
    case mapOld = "map-old"
    case mapNone = "map-none"
    case mapEstimate = "map-estimate"
    case mapEdge = "map-edge"
    case mapSnow = "map-snow"
    case mapFailed = "map-failed"
    /// Showers everywhere, the most that there is to be drawn.
    case mapShowers = "map-showers"
    /// Three sources for Hamburg side by side, four places, and what may go wrong.
    case compare
    case comparePlaces = "compare-places"
    case compareFailed = "compare-failed"
    case compareAlone = "compare-alone"
    case compareLoading = "compare-loading"
    /// The page of a quantity of Hamburg, with what was measured, other years and the spread; the air is that of a day in April.
    case quantityTemperature = "quantity-temperature"
    case quantityWind = "quantity-wind"
    case quantityAir = "quantity-air"
    case quantitySun = "quantity-sun"
    /// The page of Hamburg with all that leads on from it.
    case entries = "main-entries"
    /// A trip whose last stay the forecast does not reach, its form, and the form of a new one.
    case trip
    case tripForm = "trip-form"
    case tripNew = "trip-new"
    /// The page of a run, and that of good times.
    case activity
    case goodTimes = "good-times"

    /// The present time: noon in Vancouver, where the sample's January is wet, or night in Sydney, where it is clear.
    var now: Date {
        let text =
            switch self {
            case .clearNight: "2026-01-15T12:05:00Z"
            case .drawn, .drawnDay, .drawnAlerts: "2026-01-29T20:05:00Z"
            case .drawnNight: "2026-01-30T05:40:00Z"
            case .quantityAir: "2026-04-24T11:05:00Z"
            case _ where isMap || isTrip || isPlayed || comparison != nil: "2026-11-24T12:05:00Z"
            default: "2026-01-15T20:05:00Z"
            }
        return (try? Date(text, strategy: .iso8601)) ?? .distantPast
    }

    /// The search texts of the saved places in the order of the sidebar; the first place is shown.
    var places: [String] {
        switch self {
        case .firstRun: []
        case .clearNight: ["Sydney", "London", "Cape Town"]
        case .error, .loading: ["Vancouver"]
        case .manyPlaces: Self.cities
        case _ where isTrip || isPlayed || comparison != nil:
            ["Hamburg", "London", "Lisbon", "New York", "Cape Town", "Sydney"]
        case _ where isMap: ["Hamburg", "London", "New York", "Lisbon", "Cape Town", "Sydney"]
        default: ["Vancouver", "New York", "London", "Paris", "Cape Town", "Sydney"]
        }
    }

    /// The way in which the services answer.
    var answers: GalleryTransport.Answers {
        switch self {
        case .loading: .none
        case .partial: .allButAir
        case .error, .stale: .offline
        default: .all
        }
    }

    /// The age in seconds of the stored weather; nil if there is none for the visible place.
    var storedAge: TimeInterval? {
        switch self {
        case .loading, .partial, .error: nil
        case .stale: 5 * 3600
        default: 4 * 60
        }
    }

    /// Whether the whole page is shown, whatever its length.
    var isWholePage: Bool {
        [.rain, .clearNight, .alerts, .openDay, .table, .partial, .stale].contains(self)
    }

    /// What the radar shows; nil where nobody looks at it.
    var radar: PlayedRain.Scene? {
        switch self {
        case .map, .mapOld, .mapSnow, .entries: .band
        case .mapLoading: .silence
        case .mapDry: .dry
        case .mapNone: PlayedRain.Scene.none
        case .mapEstimate: .estimate
        case .mapEdge: .edge
        case .mapFailed: .trouble
        case .mapShowers: .showers
        default: nil
        }
    }

    /// Whether the rain map is shown.
    var isMap: Bool { radar != nil && self != .entries }

    /// What comes of asking sources one by one; nil where nobody compares.
    var comparison: PlayedComparison.Scene? {
        switch self {
        case .compare, .comparePlaces: .all
        case .compareFailed: .failing
        case .compareAlone: .alone
        case .compareLoading: .silence
        default: nil
        }
    }

    /// The quantity whose page is shown; nil for none.
    var quantity: PageQuantity? {
        switch self {
        case .quantityTemperature: .temperature
        case .quantityWind: .wind
        case .quantityAir: .air
        case .quantitySun: .sky
        default: nil
        }
    }

    /// Whether the weather of Hamburg is that of the drawings of quantities.
    var isPlayed: Bool { quantity != nil || self == .entries }

    /// Whether a trip is shown.
    var isTrip: Bool { [.trip, .tripForm, .tripNew].contains(self) }

    /// The seconds by which the radar's pictures are older than usual.
    var radarAge: TimeInterval { self == .mapOld ? 1800 : 0 }

    /// Whether the weather is that of the drawings, not the sample.
    var isDrawn: Bool { [.drawn, .drawnNight, .drawnDay, .drawnAlerts].contains(self) }

    /// Whether the places are shown in a narrow window.
    var isOfSidebar: Bool {
        [.matches, .noMatch, .emptySearch, .manyPlaces].contains(self)
    }

    private static let cities = [
        "Reykjavík", "Vancouver", "New York", "London", "Paris", "Cape Town", "Sydney", "Tokyo", "São Paulo", "Nairobi",
        "Mumbai", "Berlin", "Kraków", "Oslo", "Auckland", "Honolulu", "Lima", "Cairo", "Istanbul", "Singapore", "Seoul",
        "Mexico City", "Toronto", "Lagos", "Llanfairpwllgwyngyll",
    ]
}
