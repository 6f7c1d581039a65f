import Foundation
import WeatherServices

/// Answers like Open-Meteo with the weather that the drawings of the look show, whatever the day.
struct DrawnTransport: HTTPTransport {
    /// Whether the present is the evening of the drawings' day instead of its noon.
    let isNight: Bool
    let payload: @Sendable (_ name: String) -> Data?

    /// Returns the file of the place, which is named after its whole degrees; 404 if there is none.
    func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
        func degrees(_ name: String) -> String? {
            items.first { $0.name == name }?.value.flatMap(Double.init).map { String(Int($0.rounded())) }
        }
        let kind = request.url.lastPathComponent
        guard let latitude = degrees("latitude"), let longitude = degrees("longitude"),
            let data = payload("drawings/\(kind)_\(latitude)_\(longitude).json"),
            var answer = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        else { return HTTPResponse(status: 404) }
        if isNight, let night = answer["current_night"] { answer["current"] = night }
        answer["current_night"] = nil
        guard let body = try? JSONSerialization.data(withJSONObject: answer) else { return HTTPResponse(status: 500) }
        return HTTPResponse(status: 200, headers: ["content-type": "application/json; charset=utf-8"], body: body)
    }
}
