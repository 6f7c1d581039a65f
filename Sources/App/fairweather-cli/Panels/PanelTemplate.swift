import ArgumentParser
import WeatherText

/// A line for a status bar with fields between braces, such as "{icon} {temperature}".
struct PanelTemplate: Equatable {
    private enum Piece: Equatable {
        case text(String)
        case field(PanelField)
    }

    private let pieces: [Piece]

    /// Reads a template, in which "{{" stands for a brace; a closing brace outside of a field stands for itself.
    ///
    /// - Throws: An error that names the fields, for an unknown one, a brace that is not closed, and a text without fields.
    init(_ template: String) throws(ValidationError) {
        var pieces: [Piece] = []
        var text = ""
        var rest = template[...]
        while let first = rest.popFirst() {
            if first != "{" {
                text.append(first)
            } else if rest.first == "{" {
                text.append(rest.removeFirst())
            } else {
                guard let end = rest.firstIndex(of: "}") else {
                    throw ValidationError(
                        tr(
                            "A brace is not closed in “{template}”. Write {braces} for a brace alone. {fields}",
                            ["template": template, "braces": "{{", "fields": PanelField.list]))
                }
                let name = String(rest[..<end])
                guard let field = PanelField(rawValue: name) else {
                    throw ValidationError(
                        tr("“{name}” is not a field. {fields}", ["name": "{\(name)}", "fields": PanelField.list]))
                }
                if !text.isEmpty { pieces.append(.text(text.printableLine)) }
                text = ""
                pieces.append(.field(field))
                rest = rest[rest.index(after: end)...]
            }
        }
        if !text.isEmpty { pieces.append(.text(text.printableLine)) }
        guard pieces.contains(where: { if case .field = $0 { true } else { false } }) else {
            throw ValidationError(
                tr(
                    "“{template}” is neither waybar nor i3blocks, and names no field between braces. {fields}",
                    ["template": template, "fields": PanelField.list]))
        }
        self.pieces = pieces
    }

    /// Returns the line with the value of each field.
    ///
    /// A value cannot begin a formatting tag of polybar or lemonbar, "%{", of which some run commands: a space keeps
    /// both characters apart.
    func filled(_ value: (PanelField) -> String) -> String {
        pieces.reduce(into: "") { line, piece in
            switch piece {
            case .text(let text): line += text
            case .field(let field):
                let text = value(field).replacing("%{", with: "% {")
                line += line.last == "%" && text.first == "{" ? " " + text : text
            }
        }
    }
}
