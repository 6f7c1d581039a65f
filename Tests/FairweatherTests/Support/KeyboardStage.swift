import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk

/// The whole program with sample weather and three places, used by nothing but the display's own keyboard.
@MainActor
final class KeyboardStage {
    let clock: SettableClock
    let run: RunningWindow
    var window: Window { run.window }
    var model: MainViewModel { run.model }

    /// - Parameters:
    ///   - places: Typed and picked one after another; the first is shown in the end.
    ///   - time: The present, in UTC.
    init(_ places: [String] = ["London", "Paris", "Tokyo"], at time: String = noon) throws {
        guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
        Appearance.isAnimated = false
        Appearance.blinksCursor = false
        clock = SettableClock(time)
        run = try RunningWindow(server: nil, folder: try Files.temporaryFolder(), clock: clock)
        for place in places {
            XCTAssertTrue(WidgetTree.type(place, in: window))
            XCTAssertTrue(WidgetTree.submit(in: window))
            run.settle()
        }
        if let first = model.locations.rows.first { model.locations.select(first.id) }
        settle()
    }

    /// A window with sources to choose from and one place, London.
    ///
    /// - Parameter server: Plays every source.
    init(allSources server: WeatherServer) throws {
        guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
        Appearance.isAnimated = false
        Appearance.blinksCursor = false
        clock = SettableClock(noon)
        run = try RunningWindow(allSources: server.url, folder: try Files.temporaryFolder(), clock: clock)
        run.add("London")
        run.waitFor("Open-Meteo")
        run.main.present()
        settle()
    }

    /// Presses keys and waits until nothing is under way and all is painted.
    func press(_ keys: String, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(Keyboard.press(keys, in: window), keys, file: file, line: line)
        settle()
    }

    func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(Keyboard.type(text, in: window), text, file: file, line: line)
        settle()
    }

    /// What the keyboard is on, as it is spoken.
    var focus: String { WidgetTree.focus(in: Keyboard.front(of: window)) }

    /// The name of the visible place.
    var place: String? { model.page?.location }

    func settle() {
        run.settle()
        XCTAssertTrue(GtkTesting.paint(window))
        GtkTesting.settle()
    }

    isolated deinit {
        Appearance.isAnimated = true
    }
}
