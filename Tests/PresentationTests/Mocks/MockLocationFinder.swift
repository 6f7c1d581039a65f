import Presentation
import WeatherModel

/// A location service that answers when a test says so.
@MainActor
final class MockLocationFinder: LocationFinding {
    private var handler: (@MainActor (LocationOutcome) -> Void)?
    /// The precisions that were asked for.
    private(set) var asked: [CoordinatePrecision] = []
    /// How often a question was forgotten.
    private(set) var forgotten = 0

    func find(for precision: CoordinatePrecision, _ handler: @escaping @MainActor (LocationOutcome) -> Void) {
        asked.append(precision)
        self.handler = handler
    }

    func forget() { forgotten += 1 }

    /// Answers the last question, forgotten or not.
    func answer(_ outcome: LocationOutcome) { handler?(outcome) }
}
