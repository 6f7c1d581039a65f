import Foundation
import WeatherModel
import WeatherText

/// A page whose place has no weather yet: what it shows until the forecast comes into view as a whole.
extension WeatherViewModel {
    static let forecastParts: Set<WeatherPart> = [.current, .hours, .days]

    /// The time in seconds that a forecast waits for warnings and rain.
    private static let warningsTimeout: TimeInterval = 0.4

    /// Whether the weather is left out, as parts that the page is made of were not known when it was shown, and may still
    /// come.
    public var awaitsWeather: Bool {
        awaitsForecast || (isPatient && [.alerts, .minutes].contains(where: isAwaited))
    }

    private var awaitsForecast: Bool { Self.forecastParts.contains(where: isAwaited) }

    /// Whether the part was not known when the page was shown, and may still come.
    private func isAwaited(_ part: WeatherPart) -> Bool {
        // Asked last, so that a page that awaits nothing is not rendered for each request.
        awaited.contains(part) && report?.fetchedAt(part) == nil && report?.gaps[part] == nil
            && weather.failures[part] == nil && isLoading
    }

    /// Shows a forecast that has come in a moment, whether warnings and rain have come by then or not.
    func limitWaiting() {
        guard isPatient, timeout == nil, !awaitsForecast else { return }
        timeout = Task { [weak self, pause = refreshes.pause] in
            // Whoever ends the wait wants to go on.
            try? await pause(Self.warningsTimeout)
            self?.isPatient = false
            self?.timeout = nil
        }
    }

    /// What is under way while there is no weather, such as "Asking Open-Meteo…".
    var askingText: String {
        refreshes.firstSource(for: pageID).map { tr("Asking {source}…", ["source": $0.name]) } ?? tr("Loading…")
    }

    /// The tiles to come, with their names alone.
    var awaitedTiles: [ForecastTile] {
        zone.map { AwaitedTiles(at: clock.now, in: $0, formatter).all } ?? []
    }
}
