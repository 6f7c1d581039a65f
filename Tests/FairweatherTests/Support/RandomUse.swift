import Foundation
import GtkTestSupport
import Presentation
import SeededRandom
import XCTest

@testable import Gtk

/// Somebody who presses keys, turns the wheel, changes sizes and looks, and a network and a clock that do as they like.
@MainActor
final class RandomUse {
    let run: RunningWindow
    let server: WeatherServer
    private let clock: SettableClock
    private var random: SeededGenerator

    init(seed: UInt64, folder: URL) throws {
        (server, clock, random) = (try startServer(), SettableClock(noon), SeededGenerator(seed: seed))
        run = try RunningWindow(server: server.url, folder: folder, clock: clock)
        for place in ["London", "Paris", "Tokyo", "Oslo", "Lima"] {
            XCTAssertTrue(WidgetTree.type(place, in: run.window))
            XCTAssertTrue(WidgetTree.submit(in: run.window))
            run.settle()
        }
    }

    private static let keys =
        """
        Tab Tab Tab <Shift>Tab <Shift>Tab Up Down Down Left Right Page_Up Page_Down Home End Return Return space Escape \
        Escape Escape Delete F1 F2 F5 F6 F6 <Shift>F6 F10 <Shift>F10 Menu BackSpace <Control>k <Control>f <Control>t \
        <Control>t <Control>z <Control>a <Control>v <Control>r <Control>comma <Control>Page_Up <Control>Page_Down \
        <Alt>Up <Alt>Down 1 2 3 4 5 6 7 8 9 0 a b e l o n p r s t comma minus
        """.split(separator: " ").map(String.init)

    /// Does one thing and returns what it was.
    func step() -> String {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<68: press()
        case 68..<76: turnWheel()
        case 76..<82: resize()
        case 82..<86: restyle()
        case 86..<93: changeNetwork()
        default: passTime()
        }
    }

    private func press() -> String {
        let keys = Self.keys.randomElement(using: &random) ?? "Tab"
        // Neither a browser nor the folders of this computer are part of it.
        for chooser in WidgetTree.fileChoosers { WidgetTree.cancelFileChooser(chooser) }
        let front = Keyboard.front(of: run.window)
        if ["Return", "space"].contains(keys), WidgetTree.focusLeadsAway(in: front) { return "nothing" }
        Keyboard.press(keys, in: run.window)
        return keys
    }

    private func turnWheel() -> String {
        let (x, y) = (Int.random(in: 0..<700, using: &random), Int.random(in: 0..<600, using: &random))
        let (steps, shift) = (Int.random(in: -5...5, using: &random), Bool.random(using: &random))
        WidgetTree.turnWheel(steps, atX: x, y: y, withShift: shift, in: run.window)
        return "wheel \(steps) at \(x), \(y)" + (shift ? " with Shift" : "")
    }

    private func resize() -> String {
        let (width, height) = (
            Int.random(in: 360...1250, using: &random), Int.random(in: 400...1200, using: &random)
        )
        WidgetTree.resize(run.window, width: width, height: height)
        return "size \(width) x \(height)"
    }

    private func restyle() -> String {
        let (isDark, isContrasting) = (Bool.random(using: &random), Int.random(in: 0..<4, using: &random) == 0)
        Appearance.show(isDark: isDark, isHighContrast: isContrasting)
        run.main.restyle()
        return isDark ? "dark" : "light"
    }

    private func changeNetwork() -> String {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            server.answerForecasts(.init(status: 500, ""))
            return "trouble"
        case 1:
            server.answerForecasts(.init("<html>"))
            return "garbage"
        case 2:
            if let forecast = try? Files.fixture("open-meteo/forecast_london_january.json") {
                server.answerForecasts(.init(forecast))
            }
            return "answers"
        default:
            run.model.networkReturned()
            return "network"
        }
    }

    private func passTime() -> String {
        let seconds = [1, 5, 30, 60, 600, 3600, 6 * 3600, 24 * 3600].randomElement(using: &random) ?? 1
        clock.advance(by: TimeInterval(seconds))
        if Bool.random(using: &random) { run.model.minutePassed() } else { run.model.resumed() }
        return "\(seconds) s"
    }
}
