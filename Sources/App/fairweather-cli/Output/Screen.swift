import Glibc

/// What is known of where the output goes.
struct Screen: Sendable, Equatable {
    /// Whether a person looks at it.
    var isTerminal = false
    /// Columns; nil where lines may be as long as they are.
    var width: Int?
    /// Whether colours may be used.
    var hasColour = false

    /// A narrower one is taken for a mistake.
    static let narrowest = 10

    init(isTerminal: Bool = false, width: Int? = nil, hasColour: Bool = false) {
        (self.isTerminal, self.width, self.hasColour) = (isTerminal, width, hasColour)
    }

    /// By the terminal itself, and before it by `COLUMNS`, `NO_COLOR` (https://no-color.org) and `TERM`.
    init(descriptor: Int32, environment: [String: String]) {
        let isTerminal = isatty(descriptor) == 1
        let isBare = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
        var size = winsize()
        let measured = isTerminal && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_col) : 0
        let columns = environment["COLUMNS"].flatMap { Int($0) } ?? (measured > 0 ? measured : isTerminal ? 80 : 0)
        self.init(
            isTerminal: isTerminal, width: columns > 0 ? max(columns, Self.narrowest) : nil,
            hasColour: isTerminal && !isBare)
    }

    /// In the ink, where there is colour.
    func text(_ text: String, _ ink: Ink) -> String {
        hasColour ? ink.on(text) : text
    }
}
