import Foundation
import Presentation

/// The named colours of a GTK style sheet: hexadecimal ones, references, `mix()` and `alpha()`.
struct GtkStyleSheet {
    struct Unreadable: Error { let text: String }

    private var named: [String: String] = [:]
    private let text: Colour
    private let ground: Colour

    /// - Parameter css: Left out, it is the program's own sheet.
    init(_ css: String? = nil, text: Colour, ground: Colour) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Resources/style.css").standardized
        self.text = text
        self.ground = ground
        for match in try (css ?? String(contentsOf: file, encoding: .utf8)).matches(of: /@define-color (\w+) ([^;]+);/)
        {
            named[String(match.1)] = String(match.2)
        }
    }

    func colour(_ name: String, over ground: Colour) throws -> Colour {
        try evaluated("@" + name, over: ground)
    }

    private func evaluated(_ expression: String, over ground: Colour) throws -> Colour {
        if expression == "@theme_fg_color" { return text }
        if expression == "@theme_bg_color" { return self.ground }
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
