import ArgumentParser
import WeatherText

/// `check`: the commands for rules about the weather to come.
struct CheckCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "check",
            abstract: tr("Tells by its exit code whether a rule about the weather to come is true."),
            discussion: PhraseList.sentences([
                tr(
                    "“check add gale gusts --over 60” makes a rule, and “check gale” ends with 0 where it is true and with 1 where it is not."
                ),
                tr(
                    "It stays true until the value has been beyond the threshold by half a step for three hours, so that it does not change with every forecast."
                ), tr("“check list --json” names the half step."),
            ]) ?? "",
            subcommands: [CheckRule.self, TryRule.self, AddRule.self, ListRules.self, RemoveRule.self],
            defaultSubcommand: CheckRule.self)
    }
}
