import Foundation
import WeatherServices

/// Plays Open-Meteo from the sample data, or the trouble one can have with it.
struct GalleryTransport: HTTPTransport {
    enum Answers: Sendable {
        case all
        /// Air quality fails at the server.
        case allButAir
        case offline
        /// They never come.
        case none
    }

    let sample: SampleTransport
    let answers: Answers

    func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        switch answers {
        case .all: break
        case .allButAir where request.url.lastPathComponent == "air-quality": return HTTPResponse(status: 503)
        case .allButAir: break
        case .offline: throw .offline
        case .none:
            // Ends when the task that waits is cancelled.
            let (silence, end) = AsyncStream<Never>.makeStream()
            for await _ in silence {}
            end.finish()
            throw .cancelled
        }
        return try await sample.response(to: request)
    }
}
