import Assembly
import DesktopAssembly
import Foundation
import GtkTestSupport
import Presentation
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherUI
import XCTest

@testable import Gtk
@testable import fairweather

/// The whole program but its process: real store, real settings, real transport, real window.
@MainActor
final class RunningWindow {
    let model: MainViewModel
    let notices: NoticesViewModel
    let store: any SharedStore
    let main: MainWindow<MainViewModel>
    var window: Window { main.window }

    /// - Parameters:
    ///   - server: Plays Open-Meteo; nil for sample data.
    ///   - folder: Stands for the user's folders of data and of settings.
    ///   - settings: Stands for the user's folder of settings in place of `folder`.
    ///   - bus: Where the desktop is asked for the location; nil where it cannot be.
    convenience init(
        server: URL?, folder: URL, settings: URL? = nil, clock: SettableClock, bus: MessageBus? = nil
    ) throws {
        try self.init(
            source: server == nil ? .sample : .openMeteo,
            servers: server.map { [WeatherSource.openMeteo.id: $0] } ?? [:], folder: folder, settings: settings,
            clock: clock, bus: bus)
    }

    /// - Parameters:
    ///   - server: Plays every source there is.
    ///   - background: Who permits to go on without a window; nil where nobody can.
    convenience init(
        allSources server: URL, folder: URL, clock: SettableClock, background: DesktopBackground? = nil
    ) throws {
        let servers = SourceCatalogue.all.map { ($0.id, server) }
        try self.init(
            source: .automatic, servers: Dictionary(uniqueKeysWithValues: servers), folder: folder, clock: clock,
            keyStore: LayeredKeyStore(secrets: nil, environment: [:]), background: background)
    }

    private init(
        source: SourceName, servers: [WeatherSource.ID: URL], folder: URL, settings: URL? = nil, clock: SettableClock,
        keyStore: (any KeyStore)? = nil, bus: MessageBus? = nil, background: DesktopBackground? = nil
    ) throws {
        let composition = try Composition(
            source: source, servers: servers,
            environment: ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": (settings ?? folder).path],
            shipped: ShippedFiles(), wallClock: clock, refreshClock: clock, locale: Locale(identifier: "de_DE"),
            zone: .gmt, keyStore: keyStore,
            locationFinder: bus.map { DesktopLocation(on: $0) }, background: background,
            // A busy machine is not a source that keeps silent.
            deadline: .seconds(600)
        )
        (model, notices, store) = (composition.model, composition.notices, composition.store)
        main = MainWindow(model)
        XCTAssertTrue(GtkTesting.paint(window))
        model.start()
    }

    isolated deinit {
        window.destroy()
    }

    /// What labels read at this moment.
    var texts: [String] { WidgetTree.texts(in: window) }

    /// Runs the loop until some label reads the text.
    func waitFor(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        let isThere = GtkTesting.pump(until: { texts.contains { $0.contains(text) } })
        XCTAssertTrue(isThere, "“\(text)” is not among \(texts)", file: file, line: line)
    }

    /// Runs the loop until nothing is under way any more.
    func settle(file: StaticString = #filePath, line: UInt = #line) {
        var isSettled = false
        Task {
            await model.settled()
            isSettled = true
        }
        XCTAssertTrue(GtkTesting.pump(until: { isSettled }), file: file, line: line)
    }

    /// Types the name and presses Enter on the first match once it is there.
    func add(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(WidgetTree.type(name, in: window), file: file, line: line)
        XCTAssertTrue(WidgetTree.submit(in: window), file: file, line: line)
        let isChosen = GtkTesting.pump(until: {
            WidgetTree.activateRow(0, ofListNamed: WindowWords.matches, in: window)
        })
        XCTAssertTrue(isChosen, "no match among \(texts)", file: file, line: line)
    }
}
