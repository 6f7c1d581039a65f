import ArgumentParser
import Foundation
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// A command that prints some parts of a place's weather.
protocol WeatherCommand: ContextualCommand {
    var place: PlaceArguments { get }
    var options: WeatherOptions { get }
    /// The parts that are fetched for the command.
    static var parts: Set<WeatherPart> { get }
    /// The parts without which there is nothing to print, of which the first available one counts.
    static var mainParts: [WeatherPart] { get }
    /// The format of a line to print for a status bar; nil for pages and JSON.
    var format: PanelFormat? { get }

    /// Whether the command prints what is stored, and asks nobody.
    static var readsStoreAlone: Bool { get }

    /// The parts of what is printed beside the main ones, whose age is told as well.
    var datedParts: Set<WeatherPart> { get }

    /// Returns the parts that this run of the command needs; throws where it is asked about what is not there.
    func neededParts(in session: Session) throws -> Set<WeatherPart>
    /// Returns the main parts with the one first that is printed.
    func printedParts(of report: SettledReport) -> [WeatherPart]
    /// Returns the answer with what else the command prints of the place.
    func completed(_ answer: WeatherAnswer, in session: Session) async throws -> WeatherAnswer
    /// Writes the parts as members of the command's JSON object.
    func write(_ answer: WeatherAnswer, in session: Session, to text: inout JSONText)
    /// Prints the known weather in the requested format.
    func print(_ answer: WeatherAnswer, in session: Session) throws
    /// Returns the parts of which something is printed beside what forecasts are made of, and whose sources are named.
    func creditedParts(of answer: WeatherAnswer, in session: Session) -> Set<WeatherPart>
    /// Returns the parts as text, without the name of the place and the source.
    func lines(_ answer: WeatherAnswer, in session: Session) -> [String]
}

extension WeatherCommand {
    var format: PanelFormat? { nil }
    static var readsStoreAlone: Bool { false }
    var datedParts: Set<WeatherPart> { [] }

    func neededParts(in session: Session) -> Set<WeatherPart> { Self.parts }
    func printedParts(of report: SettledReport) -> [WeatherPart] { Self.mainParts }
    func completed(_ answer: WeatherAnswer, in session: Session) async throws -> WeatherAnswer { answer }
    func creditedParts(of answer: WeatherAnswer, in session: Session) -> Set<WeatherPart> { [] }

    func run(in surroundings: CommandContext) async throws {
        var options = options
        if Self.readsStoreAlone { options.offline = true }
        let session = try Session(options, in: surroundings)
        if let notice = session.stored.toldNotice(session.surroundings) { session.tell(notice) }
        for sentence in session.hindrances { session.tell(sentence) }
        let needed = try neededParts(in: session)
        let known = try await session.weather(needed, of: try session.place(place))
        let answer = try await completed(known, in: session)
        try tell(answer, in: session.standing)
    }

    /// Prints the answer and what is wrong with it, all of one moment.
    private func tell(_ answer: WeatherAnswer, in session: Session) throws {
        let needed = try neededParts(in: session)
        let standing: AnswerQuality
        do throws(CommandFailure) {
            standing = try AnswerQuality(
                of: mainParts(of: answer, in: session), dating: datedParts, beside: needed, answer, in: session)
        } catch {
            // A status bar would keep showing what it has, as if nothing had failed.
            if format != nil { try print(answer, in: session) }
            throw error
        }
        if let message = standing.message { session.tell(message) }
        try print(answer, in: session)
        if standing.code != .success { throw standing.code }
    }

    /// Prints the known weather in the requested format.
    func print(_ answer: WeatherAnswer, in session: Session) throws {
        try printPage(answer, in: session)
    }

    /// Prints the answer as a line for a status bar, as JSON or as a page.
    func printPage(_ answer: WeatherAnswer, in session: Session) throws {
        guard !options.quiet else { return }
        var output = StandardOutput(descriptor: session.surroundings.output)
        if let format {
            try output.print(PanelLine(PanelReading(answer, in: session), as: format).bytes)
        } else if options.json {
            try output.print(json(answer, in: session))
        } else {
            let page = Page(
                of: answer, mainParts(of: answer, in: session), dating: datedParts,
                beside: try neededParts(in: session), and: creditedParts(of: answer, in: session), in: session)
            try output.print(lines: page.top + lines(answer, in: session) + page.bottom)
        }
        try output.flush()
    }

    private func mainParts(of answer: WeatherAnswer, in session: Session) -> [WeatherPart] {
        answer.settled(at: session.now).map { printedParts(of: $0) } ?? Self.mainParts
    }

    /// Returns the command's JSON object on a line of its own.
    ///
    /// - Parameter isDated: Whether the object contains the time of arrival.
    func json(_ answer: WeatherAnswer, in session: Session, isDated: Bool = true) -> [UInt8] {
        let stamp = answer.report?.stamp(ofFirst: mainParts(of: answer, in: session))
        let needed = (try? neededParts(in: session)) ?? Self.parts
        var text = JSONText()
        text.object { text in
            text.head(answer.place, fetched: isDated ? stamp?.fetchedAt : nil, source: stamp?.source.id)
            write(answer, in: session, to: &text)
            text.gaps((answer.report?.gaps ?? answer.gaps).filter { needed.contains($0.key) })
        }
        text.endLine()
        return text.bytes
    }
}
