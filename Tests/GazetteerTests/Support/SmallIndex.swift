import Foundation
import Gazetteer
@testable import GazetteerBuilding

/// An index of a few places in a temporary file, gone with its last owner.
final class SmallIndex {
    let file = URL.temporaryDirectory.appending(path: "places-\(UUID().uuidString).fwi")
    let bytes: [UInt8]
    let index: PlaceIndex

    init(_ places: [SourcePlace] = .few) throws {
        var builder = IndexBuilder(.of(places))
        bytes = try builder.build()
        try IndexFile.write(bytes, to: file)
        index = try PlaceIndex(file: file)
    }

    deinit {
        try? FileManager.default.removeItem(at: file)
    }

    /// What is found, as "name, region, country" in order.
    func labels(_ query: String, limit: Int = 10, country: String? = nil) -> [String] {
        index.matches(for: query, limit: limit, preferredCountry: country).map(\.location.fullName)
    }

    func first(_ query: String) -> PlaceMatch? {
        index.matches(for: query, limit: 10, preferredCountry: nil).first
    }
}
