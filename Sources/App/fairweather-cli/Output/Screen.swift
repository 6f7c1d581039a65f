import Glibc

/// The properties of the terminal or file that the output goes to.
struct Screen: Sendable, Equatable {
    /// Whether the output goes to a terminal.
    var isTerminal = false
    /// The width in columns; nil if lines may have any length.
    var width: Int?
    /// Whether colours may be used.
    var hasColour = false

    /// The smallest accepted width in columns; a smaller one is taken for an error.
    static let narrowest = 10

    init(isTerminal: Bool = false, width: Int? = nil, hasColour: Bool = false) {
        (self.isTerminal, self.width, self.hasColour) = (isTerminal, width, hasColour)
    }

    /// Reads the properties from the terminal, and from `COLUMNS`, `NO_COLOR` (https://no-color.org) and `TERM`, which
    /// take precedence.
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

    /// Returns the text highlighted, if colours may be used.
    func text(_ text: String, _ ink: Ink) -> String {
        hasColour ? ink.on(text) : text
    }
}
