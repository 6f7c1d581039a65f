import WeatherModel

/// Asks sources for one part in order, the next beside those that have not answered, until one has given it.
struct SourceRace: Sendable {
    private enum Event: Sendable {
        case came(Int, SourceQuestion.Outcome)
        case headStartOver(Int)
        case isEnough
        case budgetOver
    }

    /// The time limits; nil to wait for each source as long as its requests take.
    let timeout: SourceTimeouts?
    /// The time at which the first source was asked for the first part.
    let start: ContinuousClock.Instant
    /// Ends when what matters most is there, from when on silent sources are waited for no longer than a head start; nil
    /// to wait for them until the budget is used up.
    var untilMainParts: AsyncStream<Void>?

    /// Returns the outcomes of the sources that were asked or in a pause; sources that were not needed are missing.
    ///
    /// - Parameter questions: The requests for the same part, the preferred source first.
    func outcomes(of questions: [SourceQuestion]) async -> [WeatherSource.ID: SourceQuestion.Outcome] {
        await withTaskGroup(of: Event.self) { group in
            var outcomes: [Int: SourceQuestion.Outcome] = [:]
            var silent: Set<Int> = []
            var late: Set<Int> = []
            var next = 0
            let whole = SourcePulse()

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
                    whole.beat()
                    let pulse = SourcePulse(within: whole)
                    group.addTask {
                        .came(index, await SourcePulse.$current.withValue(pulse) { await question.ask() })
                    }
                    if let timeout, next < questions.count {
                        group.addTask {
                            await timeout.waitForSilence(of: pulse)
                            return .headStartOver(index)
                        }
                    }
                    return
                }
            }

            func giveUp(after time: Duration?) {
                for index in silent { outcomes[index] = questions[index].gaveUp(after: time ?? .zero) }
            }

            askNext()
            if let timeout, !silent.isEmpty {
                let remaining = ContinuousClock.now.duration(to: start.advanced(by: timeout.budget))
                group.addTask {
                    await timeout.wait(max(remaining, .zero))
                    return .budgetOver
                }
                if let untilMainParts {
                    group.addTask {
                        for await _ in untilMainParts {}
                        await timeout.waitForEndOfSigns(of: whole)
                        return .isEnough
                    }
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
                case .isEnough:
                    guard !Task.isCancelled else { continue }
                    giveUp(after: timeout?.headStart)
                    break events
                case .budgetOver:
                    guard !Task.isCancelled else { continue }
                    giveUp(after: timeout?.budget)
                    break events
                }
            }
            // Sources that were asked only a moment ago are not recorded as failed.
            for index in silent.intersection(late) where outcomes[index] == nil {
                outcomes[index] = questions[index].gaveUp(after: timeout?.headStart ?? .zero)
            }
            group.cancelAll()
            return Dictionary(
                uniqueKeysWithValues: outcomes.map { (questions[$0].source.source.id, $1) })
        }
    }
}
