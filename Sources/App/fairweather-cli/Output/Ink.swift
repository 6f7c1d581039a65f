import WeatherModel

/// The highlighting of text in a terminal, by the colours of the user's scheme.
enum Ink: Int, Sendable {
    // The numbers are those of "select graphic rendition" in ECMA-48.
    case plain = 0
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case magenta = 35
    case cyan = 36

    /// The substitute for the escape character until the text is printed, random so that no other text can contain it.
    static let mark = "\u{F8FF}" + String(UInt64.random(in: .min ... .max), radix: 36) + "\u{F8FF}"

    /// Returns the text between two sequences; unchanged if it is plain or blank.
    func on(_ text: String) -> String {
        self == .plain || text.allSatisfy { $0 == " " } ? text : "\(Self.mark)[\(rawValue)m\(text)\(Self.mark)[0m"
    }
}

extension Ink {
    /// Returns the colour of a temperature, from cold to hot with limits at 0, 10, 20 and 30 °C.
    init(_ temperature: Temperature?) {
        guard let temperature else {
            self = .plain
            return
        }
        switch temperature.value {
        case ..<0: self = .blue
        case ..<10: self = .cyan
        case ..<20: self = .green
        case ..<30: self = .yellow
        default: self = .red
        }
    }

    /// Returns the colour of a warning's severity; none if it might not apply to the place.
    init(_ alert: Alert) {
        self = alert.isHere ? Ink(alert.severity) : .plain
    }

    /// Returns the colour of a severity, the more conspicuous the more severe.
    init(_ severity: AlertSeverity) {
        switch severity {
        case .unknown, .minor: self = .yellow
        case .moderate: self = .magenta
        case .severe, .extreme: self = .red
        }
    }
}
