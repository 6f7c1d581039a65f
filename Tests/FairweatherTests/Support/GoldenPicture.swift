import Foundation
import GtkTestSupport
import XCTest

@testable import fairweather

/// The pictures that are kept, small, beside the tests.
@MainActor
enum GoldenPicture {
    static let all = [
        GalleryPicture(scene: .rain, look: .light, width: 1000, language: .english),
        GalleryPicture(scene: .alerts, look: .dark, width: 1000, language: .arabic),
        GalleryPicture(scene: .clearNight, look: .highContrast, width: 360, language: .english),
        GalleryPicture(scene: .firstRun, look: .light, width: 360, language: .arabic),
    ]

    /// The share of blocks that may differ: letters are smoothed otherwise from one FreeType to the next.
    static let tolerance = 0.02

    static func file(_ picture: GalleryPicture) -> URL {
        folder.appending(path: picture.name + ".png")
    }

    static var folder: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Golden")
    }

    static func difference(_ thumbnail: Thumbnail, from picture: GalleryPicture) throws -> Double {
        let golden = try XCTUnwrap(Thumbnail(file: file(picture).path, blockSize: 1))
        return thumbnail.difference(from: golden, beyond: 24)
    }
}
