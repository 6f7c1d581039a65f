import DesktopAssembly
import Foundation
import Presentation
import WeatherStore
import WeatherUI
import XCTest

/// A start of the program that finds places and their weather in the store.
@MainActor
struct StoredStart {
    private let folder: URL
    private let clock = SettableClock(noon)

    /// A first run leaves the weather of the places behind.
    init(_ places: String...) throws { try self.init(places) }

    init(_ places: [String]) throws {
        folder = try Files.temporaryFolder()
        let running = try RunningWindow(server: nil, folder: folder, clock: clock)
        for place in places { running.add(place) }
        running.settle()
        // What nobody looks at takes its turn, and might not have come yet.
        running.model.refreshAll()
        running.settle()
        XCTAssertEqual(running.model.locations.rows.compactMap(\.trailingText).count, places.count)
    }

    /// The model of the next run.
    func model() throws -> MainViewModel {
        try Composition(
            source: .sample, environment: ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path],
            shipped: ShippedFiles(), wallClock: clock, refreshClock: clock, locale: Locale(identifier: "en_GB"),
            zone: .gmt
        ).model
    }

    /// The window of the next run, 1000 × 680 pixels, not presented yet.
    func window(isStaged: Bool = true) throws -> MainWindow<MainViewModel> {
        MainWindow(try model(), width: 1000, height: 680, isStaged: isStaged)
    }
}
