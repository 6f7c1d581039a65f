import Foundation
import Gazetteer
import WeatherStore

extension PlaceIndex {
    /// The index in the file, or the one that comes with the program.
    ///
    /// - Parameter isVerified: Whether the whole file is read first, to be sure that it is as it was written.
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
