import ArgumentParser
import WeatherModel
import WeatherText

/// The command line tool with its subcommands.
struct Fairweather: ParsableCommand {
    static let name = "fairweather-cli"

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: name, abstract: tr("Shows the weather in a terminal, and gives it to scripts."),
            discussion: tr(
                """
                A place is the name of a saved place, any other name (with a region or country if needed), or coordinates \
                after --at. Without a place, your home is used, or else the first saved place.
                """) + "\n\n"
                + exitCodes,
            version: "\(name) \(Program.version)",
            // Each command states its name, as deriving it from the type takes a fifth of a millisecond.
            subcommands: commands.filter { wanted == nil || $0.key == wanted }.map { $0.value })
    }

    /// The command that the arguments begin with, while they are parsed; nil for all.
    ///
    /// The parser asks each command there is for its words, several times, and needs those of one.
    @TaskLocal static var wanted: String?

    /// All commands by their names.
    static var commands: KeyValuePairs<String, any ParsableCommand.Type> {
        [
            "now": Now.self, "hours": Hours.self, "days": Days.self, "changes": Changes.self,
            "compare": CompareCommand.self, "years": Years.self, "score": Score.self, "alerts": Alerts.self,
            "air": Air.self, "rain": Rain.self, "sun": SunAndMoon.self, "when": WhenCommand.self,
            "check": CheckCommand.self, "trip": TripCommand.self, "watch": Watch.self, "search": Search.self,
            "places": PlacesCommand.self, "sources": SourcesCommand.self, "key": KeyCommand.self,
            "cache": CacheCommand.self, "ledger": LedgerCommand.self, "doctor": Doctor.self,
            "report": ReportCommand.self, "manual": Manual.self,
        ]
    }

    private static var exitCodes: String {
        let codes = [
            tr("0 success"), tr("1 what “check” asks is not true"), tr("2 wrong usage"), tr("3 no such place"),
            tr("4 nothing could be fetched and nothing is stored"), tr("5 old data was printed"),
            tr("6 a key is needed or was refused"), tr("7 a file could not be read or written"),
        ]
        return tr("Exit codes: {codes}.", ["codes": PhraseList.text(codes)])
    }

    // Taken from the arguments before they are parsed, since already their parsing says something.
    @Option(help: ArgumentHelp(tr("The language of all texts, such as de; by default that of the desktop.")))
    var language: String?
}
