public import Foundation
public import WeatherModel

extension WeatherUnderground {
    /// What a station measured, from a `conditions` answer of Weather Underground's API as it was until 2018.
    public struct Observation: Sendable, Hashable {
        /// The place that was asked for.
        public let displayLocation: Location
        /// Where the station stands.
        public let observationLocation: Location
        /// The service's words, "Partly Cloudy"; empty where it has none.
        public let weather: String
        /// Air temperature in °C.
        public let temperatureCelsius: Double?
        /// The same in °F, as the service rounds it.
        public let temperatureFahrenheit: Double?

        /// The bare `current_observation`; nil unless it has both places.
        public init?(weatherUnderground members: [String: Any]) {
            guard
                let display = (members["display_location"] as? [String: Any]).flatMap(
                    Location.init(weatherUnderground:)),
                let station = (members["observation_location"] as? [String: Any])
                    .flatMap(Location.init(weatherUnderground:))
            else { return nil }
            displayLocation = display
            observationLocation = station
            weather = WeatherUndergroundValue.text(members["weather"]) ?? ""
            temperatureCelsius = WeatherUndergroundValue.number(members["temp_c"])
            temperatureFahrenheit = WeatherUndergroundValue.number(members["temp_f"])
        }

        /// The observation in a file, with or without its envelope; nil where the envelope holds an error.
        public init?(weatherUnderground file: Data) {
            guard let members = WeatherUndergroundValue.observation(in: file) else { return nil }
            self.init(weatherUnderground: members)
        }
    }
}
