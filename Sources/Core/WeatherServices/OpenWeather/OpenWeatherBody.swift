import Foundation

/// A checked body of OpenWeather's and the moment it arrived.
struct OpenWeatherBody: Sendable {
    let data: Data
    let arrival: Date
}
