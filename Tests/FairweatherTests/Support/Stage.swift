import DesktopAssembly
import GtkTestSupport
import WeatherStore
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// A picture's scene, played in a window of this process.
@MainActor
final class Stage {
    let gallery: GalleryStage
    var window: Window { gallery.main.window }

    /// - Parameters:
    ///   - height: The window's height in pixels; nil for the picture's own.
    ///   - clock: Stands at the scene's time; nil for one that nobody moves.
    ///   - weather: What is shown in place of the scene's weather; nil for that.
    init(
        _ picture: GalleryPicture, height: Int? = nil, clock: SettableClock? = nil, weather: HardWeather? = nil
    ) throws {
        Appearance.show(isDark: picture.look == .dark, isHighContrast: picture.look == .highContrast)
        let shipped = ShippedFiles()
        shipped.dressProgram()
        Appearance.isAnimated = false
        Appearance.blinksCursor = false
        var made: Result<GalleryStage, any Error>?
        Task {
            do {
                made = .success(
                    try await GalleryStage(
                        picture, shipped: shipped, height: height, clock: clock, weather: weather.map { $0.over }))
            } catch {
                made = .failure(error)
            }
        }
        XCTAssertTrue(GtkTesting.pump(until: { made != nil }))
        gallery = try XCTUnwrap(made).get()
        gallery.main.present()
        XCTAssertTrue(GtkTesting.paint(window))
        var isPlayed = false
        Task {
            await gallery.play()
            isPlayed = true
        }
        XCTAssertTrue(GtkTesting.pump(until: { isPlayed }))
        XCTAssertTrue(GtkTesting.paint(window))
    }

    isolated deinit {
        gallery.strike()
        TextDirection.isRightToLeft = false
        Appearance.show(isDark: false, isHighContrast: false)
    }
}
