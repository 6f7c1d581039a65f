import Foundation
public import WeatherModel

/// Radar pictures of Germany and up to 150 kilometres around from Bright Sky's `/radar`, in a single request.
public struct BrightSkyRadarService: ServerClient {
    /// The server that is asked unless the user names another.
    public static let defaultServer = DefaultServer.brightSky
    private let server: SourceServer

    /// The metres from the place to each side of the pictures.
    private static let distance = 200_000
    /// The seconds before the present from which pictures are asked for: a clock that is fast still gets measured ones.
    private static let past: TimeInterval = 3600
    /// The seconds after the present up to which pictures are asked for.
    private static let future: TimeInterval = 7500

    /// Makes a client of the server.
    public init(_ server: SourceServer) {
        self.server = server
    }

    /// Returns whether a radar sees the place, as can be told without asking.
    public static func sees(_ point: Coordinates) -> Bool { GermanRadarCoverage.holds(point) }

    /// Returns the pictures from an hour ago to two hours ahead.
    ///
    /// - Throws: `notFound` for a place that no radar sees, of which the server is not asked.
    public func frames(around place: Coordinates) async throws(FetchError) -> RadarFrames {
        guard Self.sees(place) else { throw .notFound }
        let moment = server.now().timeIntervalSince1970
        func time(_ seconds: TimeInterval) -> String {
            Date(timeIntervalSince1970: ((moment + seconds) / 300).rounded(.down) * 300).formatted(.iso8601)
        }
        let response = try await server.response(
            "/radar",
            query: [
                "lat": place.latitudeText, "lon": place.longitudeText, "distance": String(Self.distance),
                "date": time(-Self.past), "last_date": time(Self.future), "tz": "Etc/UTC", "format": "compressed",
            ])
        do throws(FetchError) {
            let body = try response.checkedKeylessBody(
                now: server.arrival(of: response), reason: BrightSkyDecoder.reason)
            return try BrightSkyRadarDecoder().frames(from: body)
        } catch {
            throw error.asRadarTrouble
        }
    }
}

extension WeatherSource {
    /// Whether it has radar pictures beside the parts of its weather.
    public var hasRadar: Bool { [Self.brightSky.id, Self.libreWXR.id].contains(id) }
}
