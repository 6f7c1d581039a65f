import ArgumentParser
import Foundation
import Glibc
import Refreshing
import WeatherModel
import WeatherServices
import WeatherText

/// `watch`: prints the current weather whenever it changes.
struct Watch: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "watch", abstract: tr("Prints the weather now, and again whenever it changes."),
            discussion: tr(
                """
                With --json it prints one line each time, and with --format one for a status bar. It fetches no more often \
                than the window.
                """) + "\n\n" + PanelField.help)
    }

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: WeatherOptions

    @Option(
        help: PanelFormat.help, completion: .list(["waybar", "i3blocks"]), transform: PanelFormat.init(argument:))
    var format: PanelFormat?

    /// The interval in seconds at which changes without a request, such as the present hour, are checked.
    private static let look: TimeInterval = 60
    private static let parts: Set<WeatherPart> = [.current, .hours, .days]

    func validate() throws {
        try PanelFormat.check(format, besideJSON: options.json)
    }

    func run(in surroundings: CommandContext) async throws {
        let command = self
        let work = Task { try await command.follow(in: surroundings) }
        let monitor = ReaderMonitor(surroundings.output) { work.cancel() }
        defer { withExtendedLifetime(monitor) {} }
        try await work.value
    }

    private func follow(in surroundings: CommandContext) async throws {
        let session = try Session(options, in: surroundings)
        if let notice = session.stored.toldNotice(session.surroundings) { session.tell(notice) }
        let place = try session.place(place)
        let pages = Now(options: options, format: format)
        var answer = WeatherAnswer(state: try session.remembered(place))
        var state = RefreshState()
        state.add(place.id, report: answer.report)
        state.show(place.id)
        let clock = surroundings.refreshClock ?? SystemRefreshClock(surroundings.clock)
        // A status bar tells of warnings and of rain to come as well.
        let policy = session.policy(for: format == nil ? Self.parts : Now.parts.intersection(session.services.parts))
        var last: [UInt8] = []
        // It need not wait for the network to show what is stored.
        if format != nil, answer.report != nil {
            try show(answer, pages, after: &last, in: session)
        }
        while true {
            var wait = Self.look
            switch policy.verdict(on: place.id, in: state, at: clock.moment) {
            case .fetch(let parts, let reason) where !session.isOffline:
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
            // A status bar has to say that there is nothing, as it would keep showing what it has.
            if format != nil || answer.report != nil {
                try show(answer, pages, after: &last, in: session)
            }
            do { try await surroundings.pause(wait) } catch is CancellationError { return }
        }
    }

    /// Prints the weather if it differs from what was printed last.
    private func show(
        _ answer: WeatherAnswer, _ pages: Now, after last: inout [UInt8], in session: Session
    ) throws {
        let line =
            format.map { PanelLine(PanelReading(answer, in: session), as: $0).bytes }
            ?? pages.json(answer, in: session, isDated: false)
        guard line != last else { return }
        if !last.isEmpty { try separate(in: session) }
        last = line
        try pages.print(answer, in: session)
    }

    /// Prints an empty line between two pages for a person.
    private func separate(in session: Session) throws {
        guard format == nil, !options.json, !options.quiet else { return }
        var output = StandardOutput(descriptor: session.surroundings.output)
        try output.print(lines: [""])
        try output.flush()
    }

    /// - Throws: A failure if the first request gave nothing and nothing is stored, unless a status bar is to be told.
    private func tellTrouble(_ answer: WeatherAnswer, in session: Session, isFirst: Bool) throws {
        guard isFirst || answer.report != nil else { return }
        do throws(CommandFailure) {
            let dated = Now(options: options, format: format).datedParts
            let standing = try AnswerQuality(of: Now.mainParts, dating: dated, answer, in: session)
            if let message = standing.message { session.tell(message) }
        } catch {
            guard format != nil else { throw error }
            session.tell(error.message)
        }
    }
}

/// Detects that the reader of a stream has gone, without waking the process before.
final class ReaderMonitor: Sendable {
    private let end: Int32

    /// - Parameters:
    ///   - descriptor: The descriptor of a pipe, a socket or a terminal; a file always counts as read.
    ///   - gone: Called once, on a separate thread.
    init(_ descriptor: Int32, gone: @escaping @Sendable () -> Void) {
        var ends: [Int32] = [-1, -1]
        let isMade = pipe(&ends) == 0
        for end in ends where isMade { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (ended, end) = (ends[0], ends[1])
        self.end = end
        guard isMade else { return }
        let thread = Thread {
            // No events are requested, as errors and hang-ups are always reported, also for the monitor's own pipe when
            // it is released.
            var states = [pollfd(fd: descriptor, events: 0, revents: 0), pollfd(fd: ended, events: 0, revents: 0)]
            while poll(&states, 2, -1) < 0, errno == EINTR {}
            if states[0].revents & Int16(POLLERR | POLLHUP) != 0 { gone() }
            close(ended)
        }
        thread.start()
    }

    /// Ends the thread.
    deinit {
        if end >= 0 { close(end) }
    }
}
