import WeatherModel

/// Asks sources for one part in order, the next beside those that have not answered, until one has given it.
struct SourceRace: Sendable {
    private enum Event: Sendable {
        case came(Int, SourceQuestion.Outcome)
        case headStartOver(Int)
        case budgetOver
    }

    /// The time limits; nil to wait for each source as long as its requests take.
    let patience: Patience?
    /// The time at which the first source was asked for the first part.
    let start: ContinuousClock.Instant

    /// Returns the outcomes of the sources that were asked or in a pause; sources that were not needed are missing.
    ///
    /// - Parameter questions: The requests for the same part, the preferred source first.
    func outcomes(of questions: [SourceQuestion]) async -> [WeatherSource.ID: SourceQuestion.Outcome] {
        await withTaskGroup(of: Event.self) { group in
            var outcomes: [Int: SourceQuestion.Outcome] = [:]
            var silent: Set<Int> = []
            var late: Set<Int> = []
            var next = 0

            func askNext() {
                guard !Task.isCancelled else { return }
                while next < questions.count {
                    let (index, question) = (next, questions[next])
                    next += 1
                    if let refusal = question.refusal {
                        outcomes[index] = .passedOver(refusal)
                        continue
                    }
                    silent.insert(index)
                    group.addTask { .came(index, await question.ask()) }
                    if let patience, next < questions.count {
                        group.addTask {
                            await patience.wait(patience.headStart)
                            return .headStartOver(index)
                        }
                    }
                    return
                }
            }

            askNext()
            if let patience, !silent.isEmpty {
                let rest = ContinuousClock.now.duration(to: start.advanced(by: patience.budget))
                group.addTask {
                    await patience.wait(max(rest, .zero))
                    return .budgetOver
                }
            }
            events: while !silent.isEmpty, let event = await group.next() {
                switch event {
                case .came(let index, let outcome):
                    silent.remove(index)
                    outcomes[index] = outcome
                    guard !outcome.gives(questions[index].part) else { break events }
                    askNext()
                case .headStartOver(let index):
                    guard silent.contains(index), !Task.isCancelled else { continue }
                    late.insert(index)
                    askNext()
                case .budgetOver:
                    guard !Task.isCancelled else { continue }
                    for index in silent { outcomes[index] = questions[index].gaveUp(after: patience?.budget ?? .zero) }
                    break events
                }
            }
            // Sources that were asked only a moment ago are not recorded as failed.
            for index in silent.intersection(late) where outcomes[index] == nil {
                outcomes[index] = questions[index].gaveUp(after: patience?.headStart ?? .zero)
            }
            group.cancelAll()
            return Dictionary(
                uniqueKeysWithValues: outcomes.map { (questions[$0].source.source.id, $1) })
        }
    }
}
