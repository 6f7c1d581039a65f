/// A file of the measurement that is not what it should be.
struct UnreadableInput: Error, CustomStringConvertible {
    let file: String
    let detail: String

    var description: String { "\(file): \(detail)" }
}
