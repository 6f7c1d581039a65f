public import Foundation
public import WeatherModel

/// The namespace of Weather Underground's formats: a top-level type named `Observation` would hide the module of that
/// name from the `@Observable` macro in every module that imports this one.
public enum WeatherUnderground {}

extension WeatherSource {
    /// Weather Underground, with the attribution that its terms require.
    public static let weatherUnderground = WeatherSource(
        id: "weather-underground", name: "Weather Underground", attribution: "Weather data by Weather Underground",
        homepage: "https://www.wunderground.com/")
}

extension JSONObject {
    /// Takes over an object that Foundation's reader has made.
    init(foundation members: [String: Any]) {
        self.init(members.mapValues(Self.element))
    }

    private static func element(_ value: Any) -> JSONElement {
        switch value {
        case let text as String: .text(text)
        case let number as NSNumber: .number(number.doubleValue)
        case let list as [Any]: .list(list.map(element))
        case let members as [String: Any]: .object(members.mapValues(element))
        default: .null
        }
    }
}

extension WeatherUnderground {
    /// An observation of a station, from a `conditions` answer of Weather Underground's legacy API, in use until 2018.
    public struct Observation: Sendable, Hashable {
        /// The place that was requested.
        public let displayLocation: Location
        /// The place of the station.
        public let observationLocation: Location
        /// The service's description, such as "Partly Cloudy"; empty if there is none.
        public let weather: String
        /// The air temperature in degrees Celsius.
        public let temperatureCelsius: Double?
        /// The air temperature in degrees Fahrenheit, as rounded by the service.
        public let temperatureFahrenheit: Double?

        /// Reads the object `current_observation`; nil unless it has both places.
        public init?(weatherUnderground members: [String: Any]) {
            self.init(weatherUnderground: JSONObject(foundation: members))
        }

        private init?(weatherUnderground observation: JSONObject) {
            guard
                let display = observation.object("display_location").flatMap(Location.init(weatherUnderground:)),
                let station = observation.object("observation_location").flatMap(Location.init(weatherUnderground:))
            else { return nil }
            displayLocation = display
            observationLocation = station
            weather = WeatherUndergroundValue.text(observation.members["weather"]) ?? ""
            temperatureCelsius = WeatherUndergroundValue.number(observation.members["temp_c"])
            temperatureFahrenheit = WeatherUndergroundValue.number(observation.members["temp_f"])
        }

        /// Reads the observation in a file, which may be a whole answer or the object alone; nil if the answer is an
        /// error.
        public init?(weatherUnderground file: Data) {
            guard let observation = WeatherUndergroundValue.observation(in: file) else { return nil }
            self.init(weatherUnderground: observation)
        }
    }
}
