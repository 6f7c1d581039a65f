import ArgumentParser
import Foundation
import WeatherModel
import WeatherRules
import WeatherStore
import WeatherText

/// `check now`: tells whether a rule is true.
struct CheckRule: WeatherCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "now", abstract: tr("Ends with 0 where a rule is true, and with 1 where it is not."),
            discussion: tr(
                """
                Other codes are those of all commands: 4 also where the forecast tells less than three quarters of the time that \
                the rule is about, 5 where it is old.
                """))
    }

    static let parts: Set<WeatherPart> = [.current, .hours, .days]
    static let mainParts: [WeatherPart] = [.hours]

    @Argument(help: ArgumentHelp(tr("The name of the rule.")))
    var rule: String

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: WeatherOptions

    /// The air is asked for only where the rule is about it.
    func neededParts(in session: Session) -> Set<WeatherPart> {
        let quantity = (try? session.stored.settings.rule(called: rule))?.quantity
        return quantity == .airQuality || quantity == .pollen ? Self.parts.union([.airQuality]) : Self.parts
    }

    func run(in surroundings: CommandContext) async throws {
        let session = try Session(options, in: surroundings)
        if let notice = session.stored.toldNotice(session.surroundings) { session.tell(notice) }
        for sentence in session.hindrances { session.tell(sentence) }
        let rule = try session.stored.settings.rule(called: rule)
        let place = try session.place(place, of: rule)
        var answer = try await session.weather(neededParts(in: session), of: place)
        let standing = try AnswerQuality(of: Self.mainParts, beside: neededParts(in: session), answer, in: session)
        if let message = standing.message { session.tell(message) }
        // What is old or a sample says nothing of how the rule went on.
        let memory = standing.code == .staleData || options.source == .sample ? nil : session.ruleMemory
        do throws(StoreError) {
            answer.rule = try JudgedRule(rule, answer, at: session.now, rememberedIn: memory)
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
        guard let judged = answer.rule else {
            throw CommandFailure(
                message: tr("The forecast does not tell enough about this: {rule}.", ["rule": rule.id]),
                code: .nothingToShow)
        }
        try printPage(answer, in: session)
        if standing.code != .success { throw standing.code }
        if !judged.holds { throw ExitCode.ruleIsFalse }
    }

    func write(_ answer: WeatherAnswer, in session: Session, to text: inout JSONText) {
        guard let judged = answer.rule else { return }
        text.members(of: judged.rule)
        text.member("holds")
        text.value(judged.holds)
        text.member("value")
        text.value(judged.finding.toldValue)
        text.member("value_at")
        text.span(judged.finding.toldAt)
        text.member("passed")
        text.span(judged.finding.spell?.span)
        text.member("about")
        text.span(judged.finding.stretch.span)
    }

    func lines(_ answer: WeatherAnswer, in session: Session) -> [String] {
        guard let judged = answer.rule else { return [] }
        let text = RuleText(judged.rule, session.formatter)
        let sentence = text.verdict(judged.finding, holds: judged.holds, in: session.pageZone(of: answer))
        return sentence.wrapped(to: session.surroundings.screen.width)
    }
}

extension Session {
    /// Returns the place that the arguments name, else the rule's own, else the home.
    func place(_ arguments: PlaceArguments, of rule: WeatherRule) throws -> SavedPlace {
        guard arguments.isOmitted, let id = rule.place else { return try place(arguments) }
        guard let place = stored.contents.places.first(where: { $0.id == id }) else {
            throw CommandFailure(message: tr("The place of this rule is not saved any more."), code: .noSuchPlace)
        }
        return place
    }

    /// The file of what is remembered of rules; nil where there is no folder for it.
    var ruleMemory: StateFile<RuleMemory>? {
        (try? DataFolders(environment: surroundings.environment)).map { StateFile($0.ruleMemoryFile) }
    }
}

extension JSONText {
    /// Writes what a rule is about, in fixed units.
    mutating func members(of rule: WeatherRule) {
        member("rule")
        value(rule.id)
        member("quantity")
        value(rule.quantity.rawValue)
        member("comparison")
        value(rule.comparison.rawValue)
        member("threshold")
        value(rule.threshold)
        member("half_step")
        value(rule.band)
    }
}
