import Foundation
public import WeatherModel

/// Pictures of the precipitation anywhere from LibreWXR, put together of radar, satellites and models.
public struct LibreWXRService: ServerClient {
    /// The server that is asked unless the user names another.
    public static let defaultServer = DefaultServer.libreWXR
    private let server: SourceServer

    /// The pixels to a side of a picture.
    private static let pixels = 512
    /// The metres from the place that a picture shall reach to each side.
    private static let reach = 200_000.0
    /// The farthest zoom, at which a picture of the tropics is 5,000 kilometres wide.
    private static let zooms = 3...7
    /// The measured pictures and the expected ones at most, so that there are no more than twenty requests with the list.
    private static let (measured, expected) = (12, 6)
    /// The requests that run at once.
    private static let parallel = 4
    /// The failures after which no further picture is asked for, beside pictures that are not there.
    private static let mostFailures = 2

    /// Makes a client of the server.
    public init(_ server: SourceServer) {
        self.server = server
    }

    /// Returns the newest picture that was measured up to now, with the list of those up to two hours before and an hour after
    /// the newest of all.
    ///
    /// By a clock that is slow, the newest of all is of a time to come.
    /// - Throws: The error of the list, or of the picture; `notFound` only beyond the edges of web maps.
    public func frames(around place: Coordinates) async throws(FetchError) -> RadarFrames {
        let section = try Self.section(around: place)
        do throws(FetchError) { return try await newest(of: section) } catch { throw error.asRadarTrouble }
    }

    private func newest(of section: Section) async throws(FetchError) -> RadarFrames {
        let entries = try await entries()
        let past = entries.filter { $0.time <= $0.measuredAt }.suffix(Self.measured)
        let moment = server.now()
        guard let newest = past.last(where: { $0.time <= moment }) ?? past.last else { throw .emptyAnswer }
        let others =
            past.filter { $0.time != newest.time } + entries.filter { $0.time > $0.measuredAt }.prefix(Self.expected)
        let first = try await frame(newest, section)
        return RadarFrames(
            source: .libreWXR, grid: section.grid, frames: [first], awaited: Array(others), isEstimated: true)
    }

    /// Returns the pictures together with those they await, without those that fail.
    ///
    /// - Throws: The error of one of them where all fail.
    public func rest(of frames: RadarFrames, around place: Coordinates) async throws(FetchError) -> RadarFrames {
        guard !frames.awaited.isEmpty else { return frames }
        let section = try Self.section(around: place)
        let results = await Self.gather(frames.awaited) { entry in
            do throws(FetchError) { return .success(try await frame(entry, section)) } catch { return .failure(error) }
        }
        guard !Task.isCancelled else { throw .cancelled }
        let found = results.compactMap { try? $0.get() }
        if found.isEmpty, case .failure(let error) = results.first { throw error }
        return frames.with(frames.frames + found, awaiting: [])
    }

    /// The cells of a picture, with what of the server is asked for it.
    private struct Section: Sendable {
        let grid: RadarGrid
        let centre: Coordinates
        let zoom: Int
    }

    private static func section(around place: Coordinates) throws(FetchError) -> Section {
        // Finer places are no use at the size of a pixel, and tell more than is needed.
        let centre = place.rounded(to: .twoDecimals)
        let zoom = zoom(at: centre)
        guard let grid = grid(around: centre, zoom: zoom) else { throw .notFound }
        return Section(grid: grid, centre: centre, zoom: zoom)
    }

    /// Returns the largest zoom at which a picture reaches as far as it shall.
    private static func zoom(at place: Coordinates) -> Int {
        zooms.last { world($0).metres(at: place) * Double(pixels) / 2 >= reach } ?? zooms.lowerBound
    }

    /// Returns the grid of the pictures around a place.
    static func grid(around place: Coordinates, zoom: Int) -> RadarGrid? {
        RadarGrid(pixels: pixels, of: world(zoom), around: place)
    }

    private static func world(_ zoom: Int) -> WebMercatorProjection { WebMercatorProjection(side: pixels << zoom) }

    private func entries() async throws(FetchError) -> [RadarFrames.Listing] {
        let response = try await server.response("/public/weather-maps.json")
        return try LibreWXRDecoder().entries(from: body(of: response))
    }

    private func frame(
        _ entry: RadarFrames.Listing, _ section: Section
    ) async throws(FetchError) -> RadarFrame {
        // Without a dot they would be the numbers of a tile. Colour 0 has the numbers, unsmoothed, with snow told apart.
        let place = [section.centre.latitude, section.centre.longitude].map {
            $0.formatted(
                .number.precision(.fractionLength(2)).grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
        }
        let response = try await server.response(
            "\(entry.path)/\(Self.pixels)/\(section.zoom)/\(place[0])/\(place[1])/0/0_1.png")
        return try LibreWXRDecoder().frame(entry, from: body(of: response), on: section.grid)
    }

    private func body(of response: HTTPResponse) throws(FetchError) -> Data {
        try response.checkedKeylessBody(now: server.arrival(of: response), reason: BrightSkyDecoder.reason)
    }

    /// Returns what becomes of the entries, a few at a time.
    private static func gather(
        _ entries: [RadarFrames.Listing],
        _ find: @escaping @Sendable (RadarFrames.Listing) async -> Result<RadarFrame, FetchError>
    ) async -> [Result<RadarFrame, FetchError>] {
        await withTaskGroup(of: Result<RadarFrame, FetchError>.self) { group in
            var waiting = entries.makeIterator()
            var results: [Result<RadarFrame, FetchError>] = []
            for _ in 0..<parallel { if let entry = waiting.next() { group.addTask { await find(entry) } } }
            while let found = await group.next() {
                results.append(found)
                // A server that fails twice is left alone; one that lacks a picture has the others.
                let failures = results.count { if case .failure(let error) = $0 { error != .notFound } else { false } }
                if failures < mostFailures, let entry = waiting.next() { group.addTask { await find(entry) } }
            }
            return results
        }
    }
}

extension WeatherSource {
    /// LibreWXR, whose pictures are of national weather services, of satellites and of models.
    public static let libreWXR = WeatherSource(
        id: "librewxr", name: "LibreWXR",
        attribution: "Weather data via LibreWXR (librewxr.net), from NOAA, ECCC, EUMETNET OPERA, JMA, CWA and others",
        homepage: "https://librewxr.net/")
}
