import WeatherModel

/// A page in the format of man(7).
struct ManualPage {
    private(set) var text = ""

    init(_ tool: CommandDefinition) {
        line(".TH FAIRWEATHER\\-CLI 1 \"\" \"\(Program.name) \(Program.version)\"")
        line(".SH NAME")
        line("\(Self.escaped(tool.commandName)) \\- \(Self.escaped(tool.abstract ?? ""))")
        line(".SH SYNOPSIS")
        line(".B \(Self.escaped(tool.commandName))")
        line(".I command")
        line("[\\fIarguments\\fR]")
        line(".SH DESCRIPTION")
        paragraphs(tool.discussion)
        line(".SH COMMANDS")
        for command in tool.subcommands ?? [] { add(command, after: "") }
        line(".SH FILES")
        line("Places, weather and settings are shared with the window and kept in")
        line(".I $XDG_DATA_HOME/fairweather")
        line("and")
        line(".IR $XDG_CONFIG_HOME/fairweather .")
        line(".SH SEE ALSO")
        line("The JSON objects are described by")
        line(".I fairweather\\-cli.schema.json")
        line("among the program's resources.")
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
        if let values = argument.allValues { words += " One of: \(values.joined(separator: ", "))." }
        if let value = argument.defaultValue { words += " Default: \(value)." }
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
