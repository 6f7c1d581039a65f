import Foundation
import WeatherServices

/// Weather that is hard to draw, everywhere and all the time.
enum HardWeather: String, CaseIterable {
    case thunderstorm, snow, fog, frost, heat

    /// Answers as another transport does, but with this weather.
    func over(_ own: any HTTPTransport) -> any HTTPTransport { Changed(own: own, weather: self) }

    private var code: Int {
        switch self {
        case .thunderstorm: 95
        case .snow: 75
        case .fog: 45
        case .frost, .heat: 0
        }
    }

    /// Degrees by which everything is warmer.
    private var warmth: Double {
        switch self {
        case .frost: -32
        case .heat: 32
        case .snow: -8
        case .thunderstorm, .fog: 0
        }
    }

    private struct Changed: HTTPTransport {
        let own: any HTTPTransport
        let weather: HardWeather

        func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
            let answer = try await own.response(to: request)
            guard var parts = (try? JSONSerialization.jsonObject(with: answer.body)) as? [String: Any],
                parts["hourly"] != nil
            else { return answer }
            for (name, part) in parts {
                guard let values = part as? [String: Any] else { continue }
                parts[name] = values.reduce(into: values) { $0[$1.key] = weather.change($1.key, $1.value) }
            }
            guard let body = try? JSONSerialization.data(withJSONObject: parts) else { return answer }
            return HTTPResponse(status: 200, headers: answer.headers, body: body)
        }
    }

    private func change(_ name: String, _ value: Any) -> Any {
        if let values = value as? [Any] { return values.map { change(name, $0) } }
        guard let number = value as? Double else { return value }
        if name == "weather_code" { return code }
        if name.contains("temperature") || name.hasPrefix("dew_point") { return number + warmth }
        if self == .snow, name.contains("snowfall") { return 1.4 }
        return number
    }
}
