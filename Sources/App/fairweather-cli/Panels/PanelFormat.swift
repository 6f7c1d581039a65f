import ArgumentParser
import WeatherText

/// The output for a status bar, one line each time.
enum PanelFormat: Equatable {
    /// The JSON of Waybar's custom modules with `"return-type": "json"` (waybar-custom(5)).
    case waybar
    /// The JSON of i3blocks' blocks with `format=json`, whose members are those of the i3bar protocol.
    case i3blocks
    /// A line of the user's own.
    case template(PanelTemplate)

    /// - Throws: An error that names what is valid.
    init(argument: String) throws(ValidationError) {
        self =
            switch argument {
            case "waybar": .waybar
            case "i3blocks": .i3blocks
            default: .template(try PanelTemplate(argument))
            }
    }

    /// The explanation of the option.
    static var help: ArgumentHelp {
        ArgumentHelp(
            tr(
                "Print a line for a status bar: waybar, i3blocks, or fields between braces, such as '{icon} {temperature}'."
            ), valueName: "format")
    }

    /// - Throws: An error if another format of the output is chosen as well.
    static func check(_ format: PanelFormat?, besideJSON isJSON: Bool) throws {
        guard format == nil || !isJSON else { throw ValidationError(tr("Use either --json or --format, not both.")) }
    }
}
