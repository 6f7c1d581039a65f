import ArgumentParser
import Assembly
import Foundation
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// `compare`: prints what several sources say of a place, or one forecast each of several places, side by side.
struct CompareCommand: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "compare", abstract: tr("Prints the forecasts of sources, or of places, side by side."),
            discussion: PhraseList.sentences([
                tr("Each source is asked once, unless what it said is at most 15 minutes old."),
                tr("Where a source parts from the others, its cell is marked."),
            ]) ?? "")
    }

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: CompareOptions

    func validate() throws {
        guard options.places.isEmpty || place.point == nil && place.name.isEmpty else {
            throw ValidationError(tr("Name the places after --place alone."))
        }
    }

    func run(in surroundings: CommandContext) async throws {
        let session = try Session(try options.shared(), in: surroundings)
        if let notice = session.stored.toldNotice(session.surroundings) { session.tell(notice) }
        for sentence in session.hindrances { session.tell(sentence) }
        let answer =
            options.places.isEmpty
            ? try await ComparedAnswer(
                sources: options.sources, of: try session.place(place), options.days, in: session)
            : try await ComparedAnswer(places: try options.places.map { try named($0) }, options.days, in: session)
        for message in answer.messages { session.tell(message) }
        guard answer.text.comparison.isComparable else {
            throw CommandFailure(message: answer.text.sentence, code: answer.silenceCode)
        }
        if !options.quiet {
            var output = StandardOutput(descriptor: surroundings.output)
            if options.json { try output.print(answer.json) } else { try output.print(lines: answer.lines) }
            try output.flush()
        }
        if answer.code != .success { throw answer.code }
    }

    private func named(_ name: String) throws -> PlaceArguments {
        try PlaceArguments.parse(["--", name])
    }
}
