/// The difference between what the program sets in an input and what a person changes there, which alone is told.
///
/// The handlers of the input hold it, as its wrapper may go before them.
@MainActor
final class InputOrigin {
    /// Whether the program is setting the value right now.
    private(set) var isProgram = false

    /// Makes a change whose signals are the program's own.
    func set(_ change: () -> Void) {
        let before = isProgram
        isProgram = true
        change()
        isProgram = before
    }
}
