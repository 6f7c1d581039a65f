import Foundation
import Charts

/// The named colours of the program's style sheets: hexadecimal ones, references, `mix()` and `alpha()`.
struct GtkStyleSheet {
    struct Unreadable: Error { let text: String }

    static let resources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Resources").standardized

    private var named: [String: String] = [:]

    /// The sheet with the colours of the style.
    init(_ style: ColourStyle) throws {
        let sheet = try String(contentsOf: Self.resources.appending(path: "style.css"), encoding: .utf8)
        for match in (Palette(style).css + sheet).matches(of: /@define-color (\w+) ([^;]+);/) {
            named[String(match.1)] = String(match.2)
        }
    }

    /// - Parameter ground: What the colour lies on, where it lets that shine through.
    func colour(_ name: String, over ground: Colour = Colour(0)) throws -> Colour {
        try evaluated("@" + name, over: ground)
    }

    private func evaluated(_ expression: String, over ground: Colour) throws -> Colour {
        if let hexadecimal = expression.wholeMatch(of: /#([0-9a-fA-F]{6})/),
            let number = UInt32(hexadecimal.1, radix: 16)
        {
            return Colour(number)
        }
        if let name = expression.wholeMatch(of: /@(\w+)/), let value = named[String(name.1)] {
            return try evaluated(value, over: ground)
        }
        if let mix = expression.wholeMatch(of: /mix\((\S+), (\S+), ([\d.]+)\)/), let share = Double(mix.3) {
            let first = try evaluated(String(mix.1), over: ground)
            return first.mixed(with: try evaluated(String(mix.2), over: ground), share: share)
        }
        if let alpha = expression.wholeMatch(of: /alpha\((\S+), ([\d.]+)\)/), let share = Double(alpha.2) {
            return ground.mixed(with: try evaluated(String(alpha.1), over: ground), share: share)
        }
        throw Unreadable(text: expression)
    }
}
