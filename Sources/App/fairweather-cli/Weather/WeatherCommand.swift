import ArgumentParser
import Foundation
import WeatherModel
import WeatherServices
import WeatherStore

/// A command that prints a part of a place's weather.
protocol WeatherCommand: SurroundedCommand {
    var place: PlaceArguments { get }
    var options: WeatherOptions { get }
    /// All that is fetched for it.
    static var parts: Set<WeatherPart> { get }
    /// The part without which there is nothing to print; the first there is counts.
    static var mainParts: [WeatherPart] { get }

    /// The part under its own name, as members of the command's object.
    func write(_ answer: WeatherAnswer, in session: Session, to text: inout JSONText)
    /// The part for a person, without the place's name above and the source below it.
    func lines(_ answer: WeatherAnswer, in session: Session) -> [String]
}

extension WeatherCommand {
    func run(in surroundings: Surroundings) async throws {
        let session = try Session(options, in: surroundings)
        if let notice = session.stored.notice { session.tell(notice.text) }
        let answer = try await session.weather(Self.parts, of: try session.place(place))
        let standing = try Standing(of: Self.mainParts, answer, in: session)
        if let message = standing.message { session.tell(message) }
        try print(answer, in: session)
        if standing.code != .success { throw standing.code }
    }

    /// Prints what is known, in the form that was asked for.
    func print(_ answer: WeatherAnswer, in session: Session) throws {
        guard !options.quiet else { return }
        var output = StandardOutput(descriptor: session.surroundings.output)
        if options.json {
            try output.print(json(answer, in: session))
        } else {
            let page = Page(of: answer, Self.mainParts, in: session)
            try output.print(lines: page.top + lines(answer, in: session) + page.bottom)
        }
        try output.flush()
    }

    /// The command's object, a line of its own.
    ///
    /// - Parameter isDated: Whether the moment of its arrival is in it, too.
    func json(_ answer: WeatherAnswer, in session: Session, isDated: Bool = true) -> [UInt8] {
        let stamp = answer.report?.stamp(ofFirst: Self.mainParts)
        var text = JSONText()
        text.object { text in
            text.head(answer.place, fetched: isDated ? stamp?.fetchedAt : nil, source: stamp?.source.id)
            write(answer, in: session, to: &text)
            text.gaps(answer.report?.gaps.filter { Self.parts.contains($0.key) } ?? [:])
        }
        text.endLine()
        return text.bytes
    }
}
