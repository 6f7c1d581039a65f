import Foundation

/// Waits that end when the test says so.
actor Pauses {
    /// The seconds of each, in the order they were asked for.
    private(set) var asked: [TimeInterval] = []
    private var seen = 0
    private var waiting: AsyncStream<Void>.Continuation?
    private var watchers: [CheckedContinuation<Void, Never>] = []
    private var underWay = 0

    func wait(_ seconds: TimeInterval) async throws {
        let (moments, end) = AsyncStream.makeStream(of: Void.self)
        asked.append(seconds)
        waiting = end
        underWay += 1
        tellWatchers()
        for await _ in moments {}
        underWay -= 1
        tellWatchers()
        try Task.checkCancellation()
    }

    /// The seconds of the next wait that nobody has taken note of yet, once there is one.
    func next() async -> TimeInterval {
        while asked.count <= seen { await change() }
        seen += 1
        return asked[seen - 1]
    }

    /// The time of the last wait has come.
    func end() {
        waiting?.finish()
    }

    /// Returns when no wait is under way.
    func gone() async {
        while underWay > 0 { await change() }
    }

    private func change() async {
        await withCheckedContinuation { watchers.append($0) }
    }

    private func tellWatchers() {
        watchers.forEach { $0.resume() }
        watchers = []
    }
}
