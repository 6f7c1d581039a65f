import Foundation

/// A start of a program with a window: to its first frame, and until it has nothing left to do.
struct WindowStart {
    /// Milliseconds from the start to the first frame on screen.
    let firstFrame: Double
    /// Processor time to the first frame, in milliseconds.
    let busy: Double
    /// Memory at the first frame, in megabytes.
    let memory: Double
    /// Milliseconds from the start until the page is whole.
    ///
    /// That is the end of the last 20 milliseconds of which the program took more than a quarter; a scroll bar that fades
    /// takes a twentieth, for some time yet.
    let whole: Double
    /// Memory after half a second of rest, in megabytes.
    let settledMemory: Double

    /// Starts the program on a display and ends it after its rest.
    ///
    /// - Parameter picture: Takes the first frame; nil for none.
    /// - Throws: An error if no frame comes within 30 seconds.
    init(
        _ program: URL, _ arguments: [String], _ environment: [String: String], on display: PrivateDisplay,
        picture: URL? = nil
    ) throws {
        try display.clear()
        let (before, clock) = (display.sample(), ContinuousClock())
        let start = clock.now
        let running = try RunningProgram(program, arguments, environment)
        defer { running.end() }
        try Self.awaitFrame(other: before, on: display, of: program, within: .seconds(30))
        let firstFrame = clock.now
        running.pause()
        (busy, memory) = (running.busy, running.memory)
        if let picture { try display.write(to: picture) }
        running.goOn()
        let paused = firstFrame.duration(to: clock.now)
        var (last, work) = (clock.now, running.busy)
        var (whole, slice, sliceWork) = (last, last, work)
        let limit = clock.now + .seconds(20)
        while clock.now < limit, last.duration(to: clock.now) < .milliseconds(500) {
            usleep(2000)
            let now = running.busy
            if now > work { (last, work) = (clock.now, now) }
            if slice.duration(to: clock.now) >= .milliseconds(20) {
                if now - sliceWork > 5 { whole = clock.now }
                (slice, sliceWork) = (clock.now, now)
            }
        }
        self.firstFrame = Figures.microseconds(start.duration(to: firstFrame)) / 1000
        self.whole = Figures.microseconds(start.duration(to: whole) - paused) / 1000
        settledMemory = running.memory
    }

    /// Returns the instructions of all threads of the program to its first frame, as Valgrind counts them.
    ///
    /// - Parameter profile: Takes callgrind's profile; by default none is kept.
    /// - Throws: An error if Valgrind is not installed, or no frame comes.
    static func instructions(
        _ program: URL, _ arguments: [String], _ environment: [String: String], on display: PrivateDisplay,
        profile: URL? = nil
    ) throws -> Double {
        let file =
            profile ?? FileManager.default.temporaryDirectory.appending(path: "callgrind-\(UUID().uuidString)")
        defer { if profile == nil { try? FileManager.default.removeItem(at: file) } }
        let counted = withoutDebugInformation(program)
        defer { if let counted { try? FileManager.default.removeItem(at: counted) } }
        try display.clear()
        let before = display.sample()
        let running = try RunningProgram(
            URL(filePath: "/usr/bin/valgrind"),
            ["--tool=callgrind", "--callgrind-out-file=\(file.path)", (counted ?? program).path] + arguments,
            environment)
        try awaitFrame(other: before, on: display, of: program, within: .seconds(300))
        running.end()
        let text = try String(contentsOf: file, encoding: .utf8)
        let total = text.split(separator: "\n").last { $0.hasPrefix("totals:") || $0.hasPrefix("summary:") }
        return total?.split(separator: " ").last.flatMap { Double($0) } ?? 0
    }

    /// A copy beside the program, where it finds its resources, as Debian 12's Valgrind gives up on Swift's debug information;
    /// nil where none can be made, as of a script.
    private static func withoutDebugInformation(_ program: URL) -> URL? {
        let copy = program.deletingLastPathComponent().appending(path: "counted-\(UUID().uuidString)")
        let strip = ProgramRun(
            URL(filePath: "/usr/bin/objcopy"),
            ["--strip-debug", "--remove-section=.gnu_debuglink", program.path, copy.path], [:])
        return (try? strip.checked()) == nil ? nil : copy
    }

    private static func awaitFrame(
        other before: [UInt32], on display: PrivateDisplay, of program: URL, within limit: Duration
    ) throws {
        let deadline = ContinuousClock.now + limit
        // Some pixels may be a cursor; a window covers a good part of the screen.
        while zip(display.sample(), before).count(where: { $0 != $1 }) < before.count / 10 {
            guard ContinuousClock.now < deadline else {
                throw UnreadableInput(file: program.path, detail: "shows no window")
            }
            usleep(500)
        }
    }
}
