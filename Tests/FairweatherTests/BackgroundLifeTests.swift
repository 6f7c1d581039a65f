import DesktopAssembly
import Foundation
import GtkTestSupport
import Presentation
import WeatherModel
import WeatherStore
import XCTest

@testable import Gtk
@testable import fairweather

/// What there is of the program while nobody has asked for a window.
final class BackgroundLifeTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    @MainActor
    private final class Desktop: NoticeSending {
        func send(_ notice: Notice) {}
        func withdraw(_ id: Notice.ID) {}
    }

    @MainActor
    private static func composition(_ environment: [String: String]) throws -> Composition {
        try Composition(
            source: .sample, environment: environment, shipped: ShippedFiles(), wallClock: SettableClock(noon),
            locale: Locale(identifier: "en_GB"), zone: .gmt)
    }

    func testNothingThatOnlyAWindowShowsIsMadeInTheBackgroundOrForASearch() throws {
        try onMain {
            let folder = try Files.temporaryFolder()
            let environment = ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path]
            let composition = try BackgroundLifeTests.composition(environment)
            let months = DateWords.months
            defer { DateWords.months = months }
            WindowApplication.useWords(of: composition)
            XCTAssertTrue(DateWords.months.contains("November"))
            composition.settings.change { $0.notices.tellsWarnings = true }
            let life = BackgroundLife(
                of: Application(id: "org.example.Background", isUnique: false), composition.watch,
                choice: composition.background)
            composition.notices.begin(Desktop())
            let others = OtherPrograms(
                changing: composition.locations, composition.settings, and: composition.store,
                environment: environment)
            life.begin()
            let search = SearchService(
                environment: environment, shipped: ShippedFiles(), clock: { nil }, running: { composition },
                open: { _ in }, wasAsked: {})
            XCTAssertFalse(search.results(for: ["lond"], isNarrower: false).isEmpty)
            life.networkReturned()
            life.end()
            withExtendedLifetime(others) { XCTAssertNil(composition.made) }
            // The first window asks for it, and all that follow have the same.
            let model = composition.model
            XCTAssertNotNil(composition.made)
            XCTAssertTrue(model === composition.model)
            XCTAssertTrue(model.locations === composition.locations && model.settings === composition.settings)
        }
    }
}
