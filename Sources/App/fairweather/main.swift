import ArgumentParser
import Assembly
import Foundation
import WeatherStore
import WeatherText

let language = LanguageChoice(
    arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
    folder: ShippedFiles().catalogues.map { CatalogueFolder($0) })
Wording.begin(language.catalogue)
if let refusal = language.refusal { Launch.exit(withError: ValidationError(refusal)) }
// GTK's own texts are in the same language as far as the desktop has them.
if let chosen = language.chosen { setenv("LANGUAGE", chosen, 1) }
// Making ready to parse takes longer than opening the store, and mostly there is nothing to parse.
if language.arguments.isEmpty { exit(WindowApplication.run(WindowOptions())) }
do {
    try Launch.parse(language.arguments).run()
} catch {
    guard !(error is ExitCode), Launch.exitCode(for: error) == .success else { Launch.exit(withError: error) }
    print(HelpText.translated(Launch.fullMessage(for: error)))
}
