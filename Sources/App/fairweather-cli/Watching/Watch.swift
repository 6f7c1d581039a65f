import ArgumentParser
import Foundation
import Refreshing
import WeatherModel
import WeatherServices

/// `watch`: prints the current weather whenever it changes.
struct Watch: SurroundedCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Prints the weather now, and again whenever it changes.",
        discussion:
            "With --json it prints one line each time, for a status bar. It fetches no more often than the window.")

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: WeatherOptions

    /// The interval in seconds at which changes without a request, such as the present hour, are checked.
    private static let look: TimeInterval = 60
    private static let parts: Set<WeatherPart> = [.current, .hours, .days]

    func run(in surroundings: Surroundings) async throws {
        let command = self
        let work = Task { try await command.follow(in: surroundings) }
        let monitor = ReaderMonitor(surroundings.output) { work.cancel() }
        defer { withExtendedLifetime(monitor) {} }
        try await work.value
    }

    private func follow(in surroundings: Surroundings) async throws {
        let session = try Session(options, in: surroundings)
        if let notice = session.stored.notice { session.tell(notice.text) }
        let place = try session.place(place)
        let now = Now(options: options)
        var answer = WeatherAnswer(place: place, report: try session.remembered(place))
        var state = RefreshState()
        state.add(place.id, report: answer.report)
        state.show(place.id)
        let clock = SystemRefreshClock(surroundings.clock)
        let policy = session.policy(for: Self.parts)
        var last: [UInt8] = []
        while true {
            var wait = Self.look
            switch policy.verdict(on: place.id, in: state, at: clock.moment) {
            case .fetch(let parts, let reason) where !options.offline:
                let order = RefreshOrder(place: place.id, parts: parts, reason: reason, isUrgent: true)
                state.began(order)
                let fetched = await session.fetch(parts, for: &answer)
                // The reader has gone, so that a cancelled request is no failure.
                guard !Task.isCancelled else { return }
                state.ended(order, with: fetched, at: clock.moment)
                try tellTrouble(answer, in: session, isFirst: last.isEmpty)
            case .wait(_, let seconds?): wait = min(wait, max(seconds, 1))
            case .fetch, .wait: break
            }
            let line = now.json(answer, in: session, isDated: false)
            if answer.report != nil, line != last {
                if !last.isEmpty { try separate(in: session) }
                last = line
                try now.print(answer, in: session)
            }
            do { try await surroundings.pause(wait) } catch is CancellationError { return }
        }
    }

    /// Prints an empty line between two pages for a person.
    private func separate(in session: Session) throws {
        guard !options.json, !options.quiet else { return }
        var output = StandardOutput(descriptor: session.surroundings.output)
        try output.print(lines: [""])
        try output.flush()
    }

    /// - Throws: A failure if the first request gave nothing and nothing is stored.
    private func tellTrouble(_ answer: WeatherAnswer, in session: Session, isFirst: Bool) throws {
        guard isFirst || answer.report != nil else { return }
        let standing = try Standing(of: Now.mainParts, answer, in: session)
        if let message = standing.message { session.tell(message) }
    }
}
