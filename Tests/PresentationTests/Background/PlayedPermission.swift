import Presentation

/// A desktop that answers when a test says so.
@MainActor
final class PlayedPermission: BackgroundPermitting {
    var asked: [String] = []
    var answer: (@MainActor (BackgroundOutcome) -> Void)?

    func change(to isOn: Bool, _ handler: @escaping @MainActor (BackgroundOutcome) -> Void) {
        asked.append(isOn ? "on" : "off")
        answer = handler
    }

    func confirm(_ handler: @escaping @MainActor (BackgroundOutcome) -> Void) {
        asked.append("confirm")
        answer = handler
    }
}
