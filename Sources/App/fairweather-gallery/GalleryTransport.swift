import Foundation
import WeatherServices

/// Answers like Open-Meteo from fixed data, or with a failure.
struct GalleryTransport: HTTPTransport {
    enum Answers: Sendable {
        case all
        /// Only air quality fails.
        case allButAir
        case offline
        /// Requests are never answered.
        case none
    }

    let sample: any HTTPTransport
    let answers: Answers

    func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        switch answers {
        case .all: break
        case .allButAir where request.url.lastPathComponent == "air-quality": return HTTPResponse(status: 503)
        case .allButAir: break
        case .offline: throw .offline
        case .none:
            // This ends when the waiting task is cancelled.
            let (silence, end) = AsyncStream<Never>.makeStream()
            for await _ in silence {}
            end.finish()
            throw .cancelled
        }
        return try await sample.response(to: request)
    }
}
