import ArgumentParser
import WeatherText

/// `when`: the commands for activities and the weather that suits them.
struct WhenCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "when", abstract: tr("Prints when the weather suits an activity."),
            discussion: PhraseList.sentences([
                tr("“when run” prints the coming times for a run, at your home or a place named after it."),
                tr(
                    "There to begin with are run, cycle, washing and stars; “when add” changes their limits or adds activities of your own."
                ),
            ]) ?? "",
            subcommands: [
                ShowGoodTimes.self, TryActivity.self, AddActivity.self, ListActivities.self, RemoveActivity.self,
            ], defaultSubcommand: ShowGoodTimes.self)
    }
}
