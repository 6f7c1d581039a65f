import Foundation
import Gazetteer

/// The index that comes with the program.
enum Shipped {
    static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../../Resources/places.fwi"
    ).standardizedFileURL

    static let index: Result<PlaceIndex, any Error> = Result { try PlaceIndex(file: file) }
}
