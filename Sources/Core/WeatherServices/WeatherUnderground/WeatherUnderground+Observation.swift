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
