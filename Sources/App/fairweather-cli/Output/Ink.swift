/// How a text stands out in a terminal, by the colours its user has chosen for it.
enum Ink: Int, Sendable {
    // Numbers of ECMA-48's "select graphic rendition".
    case plain = 0
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case magenta = 35
    case cyan = 36

    /// Stands in for the escape character until the text is printed: nobody else's text can hold it, as it is another
    /// in each run.
    static let mark = "\u{F8FF}" + String(UInt64.random(in: .min ... .max), radix: 36) + "\u{F8FF}"

    /// The text between the two sequences; as it is where nothing stands out or there is nothing to see.
    func on(_ text: String) -> String {
        self == .plain || text.allSatisfy { $0 == " " } ? text : "\(Self.mark)[\(rawValue)m\(text)\(Self.mark)[0m"
    }
}
