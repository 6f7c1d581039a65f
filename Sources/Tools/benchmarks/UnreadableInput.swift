/// The error of an invalid input file.
struct UnreadableInput: Error, CustomStringConvertible {
    let file: String
    let detail: String

    var description: String { "\(file): \(detail)" }
}
