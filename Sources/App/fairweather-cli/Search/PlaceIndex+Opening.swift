import Foundation
import Gazetteer
import WeatherStore

extension PlaceIndex {
    /// Opens the index in the file or, without a path, the one that comes with the program.
    ///
    /// - Parameter isVerified: Whether the checksum of the whole file is verified.
    static func open(
        path: String?, shipped: ShippedFiles = ShippedFiles(), isVerified: Bool = true
    ) throws -> PlaceIndex {
        do throws(PlaceIndexError) {
            let name = "places.fwi"
            guard let file = path.map({ URL(filePath: $0) }) ?? shipped.resource(name) else {
                throw .missing(name)
            }
            let index = try PlaceIndex(file: file)
            if isVerified { try index.verify() }
            return index
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
    }
}
