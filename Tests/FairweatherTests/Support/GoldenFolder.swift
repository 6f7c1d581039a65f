import Foundation

/// Texts and pictures kept beside the tests, each looked at by eye once.
enum GoldenFolder {
    /// Asked for by `FAIRWEATHER_UPDATE_GOLDEN=1`: what is found now is what is kept from now on.
    static var isWrittenAnew: Bool { ProcessInfo.processInfo.environment["FAIRWEATHER_UPDATE_GOLDEN"] != nil }

    static func file(_ name: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Golden").appending(path: name)
    }
}
