import WeatherText

/// A line with a message that is shown in a terminal when the program waits for more than half a second.
struct ProgressLine: Sendable {
    private let surroundings: CommandContext
    private let isShown: Bool

    init(_ surroundings: CommandContext, isQuiet: Bool) {
        self.surroundings = surroundings
        isShown = surroundings.errors.isTerminal && !isQuiet
    }

    /// Shows the line while the work takes longer, and removes it afterwards.
    func showing<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) async -> Value {
        guard isShown else { return await work() }
        let (errors, pause) = (surroundings.errors, surroundings.pause)
        let limit = Int(surroundings.deadline / .seconds(1))
        let line = Task {
            do { try await pause(0.5) } catch { return false }
            errors.put(
                tr(
                    one: "Fetching the weather, for {count} second at most…",
                    other: "Fetching the weather, for {count} seconds at most…", count: limit))
            return true
        }
        let value = await work()
        line.cancel()
        // Return to the beginning of the line and erase it.
        if await line.value { errors.put("\r\u{1B}[K") }
        return value
    }
}
