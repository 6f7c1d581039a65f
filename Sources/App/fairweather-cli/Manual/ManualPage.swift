import WeatherModel
import WeatherText

/// A page in the format of man(7).
struct ManualPage {
    private(set) var text = ""

    init(_ tool: CommandDefinition) {
        line(".TH FAIRWEATHER\\-CLI 1 \"\" \"\(Program.name) \(Program.version)\"")
        heading(tr("NAME", context: "heading of the manual page"))
        line("\(Self.escaped(tool.commandName)) \\- \(Self.escaped(tool.abstract ?? ""))")
        heading(tr("SYNOPSIS", context: "heading of the manual page"))
        line(".B \(Self.escaped(tool.commandName))")
        line(".I \(Self.escaped(tr("command", context: "what is to be typed in its place")))")
        line("[\\fI\(Self.escaped(tr("arguments", context: "what is to be typed in its place")))\\fR]")
        heading(tr("DESCRIPTION", context: "heading of the manual page"))
        paragraphs(tool.discussion)
        heading(tr("OPTIONS", context: "heading of the manual page"))
        for argument in shown(tool) { add(argument) }
        heading(tr("COMMANDS", context: "heading of the manual page"))
        for command in tool.subcommands ?? [] { add(command, after: "") }
        heading(tr("FILES", context: "heading of the manual page"))
        paragraphs(
            tr(
                "Places, weather and settings are shared with the window and kept in {data} and {configuration}.",
                [
                    "data": "$XDG_DATA_HOME/fairweather", "configuration": "$XDG_CONFIG_HOME/fairweather",
                ]))
        heading(tr("SEE ALSO", context: "heading of the manual page"))
        paragraphs(
            tr(
                "The JSON objects are described by {file}, which comes with Fairweather.",
                ["file": "fairweather-cli.schema.json"]))
    }

    private mutating func heading(_ words: String) {
        line(".SH \(Self.escaped(words))")
    }

    private mutating func add(_ command: CommandDefinition, after path: String) {
        guard command.shouldDisplay, command.commandName != "help" else { return }
        let name = path + command.commandName
        let children = (command.subcommands ?? []).filter { $0.commandName != "help" }
        if children.isEmpty {
            let operands = shown(command).filter { $0.kind == "positional" }.map { operand in
                let value = "\\fI\(Self.escaped(operand.valueName ?? ""))\\fR" + (operand.isRepeating ? " ..." : "")
                return operand.isOptional ? "[\(value)]" : value
            }
            line(".SS \(Self.escaped(name)) \(operands.joined(separator: " "))")
        } else {
            line(".SS \(Self.escaped(name))")
        }
        paragraphs(command.abstract)
        paragraphs(command.discussion)
        for argument in shown(command) { add(argument) }
        for child in children { add(child, after: name + " ") }
    }

    private mutating func add(_ argument: CommandDefinition.Argument) {
        let value = Self.escaped(argument.valueName ?? "")
        line(".TP")
        if argument.kind == "positional" {
            line("\\fI\(value)\\fR")
        } else {
            let names = (argument.names ?? []).map { "\\fB\(Self.escaped($0.text))\\fR" }.joined(separator: ", ")
            line(names + (argument.kind == "option" ? " \\fI\(value)\\fR" : ""))
        }
        var words = argument.abstract ?? ""
        if let values = argument.allValues {
            words += " " + tr("One of: {values}.", ["values": values.joined(separator: ", ")])
        }
        if let value = argument.defaultValue { words += " " + tr("Default: {value}.", ["value": value]) }
        paragraphs(words)
    }

    /// Returns the arguments to describe, without the help and version options that every command has.
    private func shown(_ command: CommandDefinition) -> [CommandDefinition.Argument] {
        (command.arguments ?? []).filter { argument in
            argument.shouldDisplay && !(argument.names ?? []).contains { $0.name == "help" || $0.name == "version" }
        }
    }

    private mutating func paragraphs(_ words: String?) {
        guard let words, !words.isEmpty else { return }
        for (index, paragraph) in words.split(separator: "\n\n").enumerated() {
            if index > 0 { line(".PP") }
            line(Self.escaped(String(paragraph)))
        }
    }

    private mutating func line(_ line: String) {
        text += line + "\n"
    }

    /// Escapes text, including a dot or an apostrophe at the beginning of a line, which would be a request.
    private static func escaped(_ words: String) -> String {
        let plain = words.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\n", with: " ")
        return plain.first == "." || plain.first == "'" ? "\\&" + plain : plain
    }
}
