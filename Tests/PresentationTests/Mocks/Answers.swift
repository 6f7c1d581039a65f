import Synchronization
import WeatherServices

/// What a mock service answers to each question, which questions it got, and a gate it may be held at.
final class Answers<Question: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct State {
        var results: [Question: Result<Value, FetchError>] = [:]
        var gates: [Question: Gate] = [:]
        var asked: [Question] = []
        var underWay = 0
        var mostAtOnce = 0
    }

    private let state = Mutex(State())

    /// The questions in the order they came.
    var asked: [Question] { state.withLock { $0.asked } }

    /// How many questions waited for their answers at the same time.
    var mostAtOnce: Int { state.withLock { $0.mostAtOnce } }

    func set(_ result: Result<Value, FetchError>, for question: Question) {
        state.withLock { $0.results[question] = result }
    }

    /// The next answers to the question wait until the gate is open.
    func hold(_ question: Question, at gate: Gate) {
        state.withLock { $0.gates[question] = gate }
    }

    /// The answer set when the question came, however long it is held; a failure where none was set.
    func answer(to question: Question) async throws(FetchError) -> Value {
        let (result, gate) = state.withLock {
            $0.asked.append(question)
            $0.underWay += 1
            $0.mostAtOnce = max($0.mostAtOnce, $0.underWay)
            return ($0.results[question], $0.gates[question])
        }
        await gate?.pass()
        state.withLock { $0.underWay -= 1 }
        return try (result ?? .failure(.unknown)).get()
    }
}
