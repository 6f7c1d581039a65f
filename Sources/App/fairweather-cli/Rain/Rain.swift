import ArgumentParser
import Assembly
import Foundation
import RainMap
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// `rain`: prints what the radar shows of the rain at a place, and a map of it.
struct Rain: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "rain", abstract: tr("Prints by radar whether rain comes, when and how long, or a map of it."),
            discussion: PhraseList.sentences([
                tr("Pictures of the rain, measured and expected ones, are asked for anew each time and not kept."),
                tr(
                    "They are of radar in Germany and up to 150 km around, in one request, and elsewhere of radar, satellites and models from LibreWXR, in up to twenty."
                ),
            ]) ?? "")
    }

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: WeatherOptions

    @Flag(help: ArgumentHelp(tr("Print a map of the present rain, in braille characters.")))
    var map = false

    func validate() throws {
        guard !map || !options.json else { throw ValidationError(tr("Use either --map or --json, not both.")) }
    }

    func run(in surroundings: CommandContext) async throws {
        let session = try Session(options, in: surroundings)
        if let notice = session.stored.toldNotice(session.surroundings) { session.tell(notice) }
        for sentence in session.hindrances { session.tell(sentence) }
        let place = try session.place(place)
        guard !session.isOffline else {
            throw CommandFailure(
                message: tr("Radar pictures are not kept, so there are none offline."), code: .nothingToShow)
        }
        let answer = try RadarAnswer(try await frames(around: place, in: session), of: place, in: session)
        guard !options.quiet else { return try judge(answer) }
        var output = StandardOutput(descriptor: surroundings.output)
        if options.json {
            try output.print(answer.json)
        } else {
            try output.print(lines: map ? answer.map : answer.page)
        }
        try output.flush()
        try judge(answer)
    }

    /// - Throws: The exit code of old data where the pictures do not tell the present.
    private func judge(_ answer: RadarAnswer) throws {
        if answer.isOld { throw ExitCode.staleData }
    }

    private func frames(around place: SavedPlace, in session: Session) async throws -> RadarFrames {
        let clock = session.surroundings.clock
        let pictures = RadarPictures(
            options.source, session.snapshot, environment: session.surroundings.environment,
            deadline: session.surroundings.deadline, now: { clock.now })
        let result = await ProgressLine(session.surroundings, isQuiet: options.quiet).showing {
            () async -> Result<RadarFrames, FetchError> in
            do throws(FetchError) {
                let first = try await pictures.frames(around: place.location)
                // The newest picture is told alone where the others fail.
                return .success((try? await pictures.rest(of: first, around: place.location)) ?? first)
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .success(let frames): return frames
        case .failure(.notFound):
            let values = ["place": place.location.localized.name, "source": session.wantedName ?? ""]
            throw CommandFailure(
                message: session.wantsOne
                    ? tr("{source} has no radar for {place}.", values) : tr("No source has radar for {place}.", values),
                code: .nothingToShow)
        case .failure(let error):
            let time = error.retryTime.map {
                session.formatter.nextMoment($0, .after, at: session.now, besideClockOf: session.zone(of: place))
            }
            let name = (try? pictures.source(at: place.location))?.name ?? ""
            throw CommandFailure(message: error.message(from: name, retryTime: time), code: .nothingToShow)
        }
    }
}

extension FetchError {
    /// The time that the server named for the next try; nil if it named none.
    fileprivate var retryTime: Date? {
        switch self {
        case .quotaExceeded(let time), .serverTrouble(_, let time): time
        default: nil
        }
    }
}
