public import WeatherModel

/// The user's choices; everything else follows the desktop and the region.
public struct Settings: Sendable, Hashable {
    /// The format of times of day.
    public enum ClockFormat: String, Sendable, Hashable, CaseIterable {
        /// The format of the desktop's locale.
        case automatic
        case twelveHours, twentyFourHours
    }

    /// Light on dark or dark on light.
    public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
        /// The scheme the desktop prefers.
        case desktop
        case light, dark
    }

    /// The minutes between two refreshes that can be chosen.
    public static let refreshMinutesRange = 10...1440

    /// The gettext name of the language of all texts; nil for that of the desktop.
    public var language: String?
    /// The units; nil for those of the user's region.
    public var units: Units?
    /// The format of all times of day that are shown.
    public var clockFormat = ClockFormat.automatic
    /// How exactly every request names the place.
    public var coordinatePrecision = CoordinatePrecision.fourDecimals
    /// Identities of the sources to ask, the preferred one first; empty for the program's own order.
    public var sourceOrder: [WeatherSource.ID] = []
    /// The addresses of servers to ask instead of the sources' own, by the source's identifier.
    public var servers: [WeatherSource.ID: String] = [:]
    /// The OpenWeather product that the key is for, by OpenWeather's name; nil for the free one.
    public var openWeatherProduct: String?
    /// The identifier of the station to request from Weather Underground, such as "IMUNIC123"; nil if there is none.
    public var weatherUndergroundStation: String?
    /// The identifiers of the sources in the order for single parts, which replaces `sourceOrder` for the part.
    public var partSourceOrders: [WeatherPart: [WeatherSource.ID]] = [:]
    /// The identifiers of the sources that are never asked.
    public var disabledSources: Set<WeatherSource.ID> = []
    /// Whether the weather is refreshed automatically; else only when the user asks for it.
    public var refreshesAutomatically = true
    /// Whether nobody is asked for anything, whoever wants it.
    public var staysOffline = false
    /// The warnings that are shown.
    public var alertChoice = AlertChoice()
    /// What the desktop tells, and when.
    public var notices = NoticeSettings()
    /// The standard of the air quality index; nil for the European one where it is known, else the source's.
    public var airQualityStandard: AirQualityStandard?
    /// The minutes between two refreshes, in `refreshMinutesRange`.
    public var refreshMinutes = 30
    /// The colour scheme of the window.
    public var colorScheme = ColorScheme.desktop
    /// Whether the background of the page depicts the weather.
    public var showsWeatherBackground = true
    /// Whether it is shown, and asked for, how sure the forecast is.
    public var showsSpread = true
    /// The names of the hidden sections of the page.
    public var hiddenSections: Set<String> = []
    /// The names of the page's sections from top to bottom; sections without an entry come last.
    public var sectionOrder: [String] = []

    /// The activities that good times are looked for, in alphabetical order.
    public var activities: [Activity] = []
    /// The rules by which the user wants to be told, in alphabetical order.
    public var rules: [WeatherRule] = []
    /// Whether the desktop is to be told anything at all.
    public var tellsAnything: Bool { notices.tellsAnything || rules.contains(where: \.isTold) }

    /// Makes settings with all defaults.
    public init() {}
}

extension Settings {
    /// A server for a source, as named in a file.
    public struct NamedServer: Sendable, Hashable {
        /// The identifier of the source.
        public let source: WeatherSource.ID
        /// The address as written, such as "https://weather.example.org".
        public let address: String
    }

    /// Returns the servers of the other settings that differ from these, in alphabetical order of the sources'
    /// identifiers.
    public func unknownServers(in other: Settings) -> [NamedServer] {
        other.servers.filter { servers[$0.key] != $0.value }.sorted { $0.key < $1.key }
            .map { NamedServer(source: $0.key, address: $0.value) }
    }

    /// Returns the other settings with what the author of an imported file must not decide as in these: which server learns
    /// the user's places, before the user has confirmed it, whether anybody is asked at all, and whether the program goes on
    /// without a window, for which the desktop of each computer gives its leave.
    ///
    /// Activities and rules of one's own stay beside those of the file, of two of a name the one of the file.
    public func takingOver(_ other: Settings) -> Settings {
        var new = other
        new.servers = servers
        new.activities += activities.filter { own in !other.activities.contains { $0.id == own.id } }
        new.rules += rules.filter { own in !other.rules.contains { $0.id == own.id } }
        new.staysOffline = staysOffline
        new.notices.goesOnWithoutWindow = notices.goesOnWithoutWindow
        return new
    }
}
