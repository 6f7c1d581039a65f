import WeatherText

/// A line of the output for a status bar.
struct PanelLine {
    let bytes: [UInt8]

    init(_ reading: PanelReading, as format: PanelFormat) {
        switch format {
        case .waybar: bytes = Self.waybar(reading)
        case .i3blocks: bytes = Self.i3blocks(reading)
        case .template(let template): bytes = Array((template.filled(reading.text) + "\n").utf8)
        }
    }

    private static func waybar(_ reading: PanelReading) -> [UInt8] {
        var json = JSONText()
        json.object { json in
            json.member("text")
            let sign = reading.text(.warning).isKnown ? "⚠" : nil
            json.value([short(reading), sign, reading.oldness].compactMap { $0 }.joined(separator: " ").inMarkup)
            json.member("alt")
            json.value(reading.name)
            json.member("tooltip")
            json.value(reading.lines.joined(separator: "\n").inMarkup)
            json.member("class")
            json.array { json in
                for style in reading.styles { json.value(style) }
            }
        }
        json.endLine()
        return json.bytes
    }

    private static func i3blocks(_ reading: PanelReading) -> [UInt8] {
        let (condition, warning) = (reading.text(.condition), reading.text(.warning))
        let words = [
            short(reading), condition.isKnown ? condition : nil, warning.isKnown ? "⚠ " + warning : nil,
            reading.oldness,
        ]
        var json = JSONText()
        json.object { json in
            json.member("full_text")
            json.value(words.compactMap { $0 }.joined(separator: " "))
            json.member("short_text")
            json.value(short(reading))
            json.member("urgent")
            json.value(reading.isUrgent)
            json.member("markup")
            json.value("none")
        }
        json.endLine()
        return json.bytes
    }

    /// Returns the sign and the temperature, as far as they are known.
    private static func short(_ reading: PanelReading) -> String {
        let known = [reading.text(.icon), reading.text(.temperature)].filter(\.isKnown)
        return known.isEmpty ? reading.text(.temperature) : known.joined(separator: " ")
    }
}

extension String {
    /// Whether it is the text of a known value.
    fileprivate var isKnown: Bool { !isEmpty && self != TemperatureText.missing }

    /// The text with the characters escaped that have a meaning in Pango's markup.
    fileprivate var inMarkup: String {
        reduce(into: "") { text, character in
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            default: text.append(character)
            }
        }
    }
}
