public import Foundation
public import WeatherModel

/// The offline index of places: one memory-mapped file of GeoNames data.
public final class PlaceIndex: Sendable {
    private let file: MappedFile
    private let header: IndexHeader
    private let grid: PlaceGrid
    private let path: String
    private let hemispheres: HemisphereNames
    package let tables: PlaceTables

    /// A point further from any town than this does not bear its name.
    private static let townKilometres = 50.0

    /// Maps the file and checks its header and size, without parsing or copying.
    ///
    /// Any content of the body is tolerated; `verify()` checks it.
    ///
    /// - Parameter hemispheres: The names that typed coordinates may bear in the reader's language.
    public init(file url: URL, hemispheres: HemisphereNames = .english) throws(PlaceIndexError) {
        (path, self.hemispheres) = (url.path, hemispheres)
        file = try MappedFile(url)
        header = try IndexHeader(file.bytes, path: url.path)
        tables = PlaceTables(header)
        grid = PlaceGrid(header)
    }

    /// Reads the whole file and checks its checksum, which takes a few milliseconds.
    ///
    /// - Throws: `PlaceIndexError.damaged` if the checksum is wrong.
    public func verify() throws(PlaceIndexError) {
        let body = file.bytes.slice(IndexHeader.count, file.bytes.count)
        let checksum = IndexChecksum(of: body).value
        file.release()
        guard checksum == header.bodyChecksum else { throw .damaged(path) }
    }

    /// Releases the memory of pages read by a search; they are mapped again when needed.
    public func releasePages() {
        file.release()
    }

    /// The attribution that the licence of the data requires.
    public var attribution: String { "GeoNames, CC BY 4.0" }

    /// The number of places.
    public var placeCount: Int { tables.count }

    /// Returns the places that match a search text, the best first; safe for any bytes and any length.
    ///
    /// - Parameter limit: The highest number of places, at most 100.
    /// - Parameter preferredCountry: The ISO 3166-1 alpha-2 code of the country whose places are preferred among
    ///   similar ones.
    public func matches(for query: String, limit: Int, preferredCountry: String?) -> [PlaceMatch] {
        var query = query
        return query.withUTF8 { matches($0, limit: limit, preferredCountry: preferredCountry) }
    }

    /// Returns the same for bytes; those that are not UTF-8 count as spaces.
    public func matches(forBytes query: [UInt8], limit: Int, preferredCountry: String?) -> [PlaceMatch] {
        query.withUnsafeBufferPointer { matches($0, limit: limit, preferredCountry: preferredCountry) }
    }

    /// Returns the populated place nearest to the point; nil if the index is empty.
    public func nearest(to point: Coordinates) -> Location? {
        grid.nearest(to: point, in: tables).map { tables.location($0.row) }
    }

    /// Returns the populated places no more than so many metres from the point, from the biggest on.
    ///
    /// - Parameter most: The greatest number of places.
    public func towns(around point: Coordinates, reach: Double, most: Int) -> [Location] {
        let tables = tables
        return grid.rows(around: point, reach: reach, in: tables).lazy
            .filter { tables.place($0).point.distance(to: point) <= reach }.prefix(max(0, most)).map(tables.location)
    }

    private func matches(_ utf8: UnsafeBufferPointer<UInt8>, limit: Int, preferredCountry: String?) -> [PlaceMatch] {
        guard limit > 0 else { return [] }
        if let point = CoordinateQuery(utf8, hemispheres)?.coordinates { return [match(at: point)] }
        let nudged = preferredCountry.flatMap(tables.country(withCode:)).map(tables.regions(ofCountry:))
        let text = tables.folding.fold(utf8)
        var search = PlaceSearch(tables, text, limit: min(limit, 100), nudged: nudged ?? 0..<0)
        search.run()
        guard !search.candidates.list.isEmpty else { return [] }
        let query = TypedQuery(text, tables)
        return search.candidates.list.map(query.match)
    }

    /// Returns the point under the name of the town it lies in; under its digits, with the nearest town, where that is far.
    public func match(at point: Coordinates) -> PlaceMatch {
        guard let nearest = grid.nearest(to: point, in: tables) else {
            return PlaceMatch(Location(name: "", coordinates: point), kind: .coordinates)
        }
        let town = tables.location(nearest.row)
        // A distant point has no region of the town and at sea no country; its country and time zone are guesses.
        let isTown = nearest.kilometres <= Self.townKilometres
        var location = Location(
            name: isTown ? town.name : "", region: isTown ? town.region : nil,
            country: isTown ? town.country : nil, countryCode: town.countryCode, coordinates: point,
            timeZoneIdentifier: isTown ? town.timeZoneIdentifier : nil)
        location.assumedTimeZoneIdentifier = isTown ? nil : town.timeZoneIdentifier
        guard !isTown else { return PlaceMatch(location, kind: .coordinates) }
        return PlaceMatch(
            location, kind: .coordinates, farFrom: DistantTown(town: town, kilometres: nearest.kilometres))
    }
}
