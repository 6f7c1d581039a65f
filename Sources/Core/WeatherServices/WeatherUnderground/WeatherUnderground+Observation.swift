public import Foundation
public import WeatherModel

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

        /// Reads the observation in a file, which may be a whole answer or the object alone; nil if the answer is an
        /// error.
        public init?(weatherUnderground file: Data) {
            guard let members = WeatherUndergroundValue.observation(in: file) else { return nil }
            self.init(weatherUnderground: members)
        }
    }
}
