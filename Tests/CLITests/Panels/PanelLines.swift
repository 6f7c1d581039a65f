import Foundation

/// What a line for a status bar says, read as the bar reads it.
enum PanelLines {
    /// The line as Waybar's custom module takes it.
    struct Waybar: Decodable {
        let text: String
        let alt: String
        let tooltip: String
        let `class`: [String]
    }

    /// The line as i3blocks takes it.
    struct I3Blocks: Decodable {
        let full_text: String
        let short_text: String
        let urgent: Bool
        let markup: String
    }

    static func waybar(_ run: CommandLineRun) throws -> [Waybar] {
        try run.lines.map { try JSONDecoder().decode(Waybar.self, from: Data($0.utf8)) }
    }

    static func i3blocks(_ run: CommandLineRun) throws -> [I3Blocks] {
        try run.lines.map { try JSONDecoder().decode(I3Blocks.self, from: Data($0.utf8)) }
    }

    /// The text that Pango's markup shows; nil for what Pango refuses.
    static func shown(_ markup: String) -> String? {
        var text = ""
        var rest = markup[...]
        let entities = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'"]
        while let first = rest.first {
            if first == "<" { return nil }
            if first == "&" {
                guard let entity = entities.first(where: { rest.hasPrefix($0.key) }) else { return nil }
                text += entity.value
                rest.removeFirst(entity.key.count)
            } else {
                text.append(rest.removeFirst())
            }
        }
        return text
    }
}
