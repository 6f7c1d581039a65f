import Foundation
import Gazetteer
import Presentation
import WeatherStore

extension PlaceIndex {
    /// The index in the file, or the one that comes with the program, once it is sure to be whole.
    static func open(path: String?) throws -> PlaceIndex {
        do throws(PlaceIndexError) {
            let name = "places.fwi"
            guard let file = path.map({ URL(filePath: $0) }) ?? ShippedFiles().resource(name) else {
                throw .missing(name)
            }
            let index = try PlaceIndex(file: file)
            try index.verify()
            return index
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
    }
}
