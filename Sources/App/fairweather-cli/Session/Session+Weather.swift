import Foundation
import Places
import Refreshing
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

extension Session {
    /// Returns the stored weather of the place after fetching and saving the parts that are due.
    func weather(_ parts: Set<WeatherPart>, of place: SavedPlace) async throws -> WeatherAnswer {
        var answer = WeatherAnswer(state: try remembered(place))
        answer.showsSpread = stored.settings.showsSpread
        guard !isOffline else { return answer }
        let due = due(parts, answer.report, of: place)
        if !due.isEmpty { await fetch(due, for: &answer) }
        return answer
    }

    /// Fetches the parts and saves those that arrive.
    ///
    /// - Returns: The result of fetching.
    @discardableResult
    func fetch(_ parts: Set<WeatherPart>, for answer: inout WeatherAnswer) async -> FetchedReport {
        let (place, reports) = (answer.place.location.assuming(answer.report?.timeZone), services.reports)
        let fetched = await ProgressLine(surroundings, isQuiet: options.quiet).showing {
            await reports.report(of: parts, for: place)
        }
        // What is known of other parts still holds.
        answer.gaps.merge(fetched.gaps) { $1 }
        answer.lacksKey = fetched.passedOver.values.contains { $0.contains { $0.reason == .missingKey } }
        answer.passedOver.merge(fetched.passedOver) { $1 }
        let order = RefreshOrder(place: place.id, parts: parts, reason: .byHand, isUrgent: true)
        await answer.state.take(
            RefreshUpdate(order: order, fetched: fetched), onlySource: options.source.onlySource, at: now)
        return fetched
    }

    /// The places and the weather; of what the wanted source said alone, where the command wants one.
    var store: SQLiteStore { options.source.onlySource.map(stored.store.alone) ?? stored.store }

    /// Returns the place with the weather stored by an earlier run or the window.
    func remembered(_ place: SavedPlace) throws -> PlaceState {
        do throws(StoreError) {
            return PlaceState(place, report: try store.report(for: place.id), isWhole: true, store: store)
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
    }

    /// Returns the parts that are due for a person who asks, or those above the requested age.
    private func due(_ parts: Set<WeatherPart>, _ report: WeatherReport?, of place: SavedPlace) -> Set<WeatherPart> {
        guard parts.contains(.spread) else { return dueOfPage(parts, report, of: place) }
        // The spread goes along with others, and is no reason to ask.
        let due = dueOfPage(parts.subtracting([.spread]), report, of: place)
        let age = report?.fetchedAt(.spread).map { abs(now.timeIntervalSince($0)) } ?? .infinity
        return due.isEmpty || age < RefreshPolicy.validity(of: .spread) ? due : due.union([.spread])
    }

    private func dueOfPage(
        _ parts: Set<WeatherPart>, _ report: WeatherReport?, of place: SavedPlace
    ) -> Set<WeatherPart> {
        // A part that no source had the last time is not fetched on its own, nor are keys looked up for it.
        let absent = parts.filter { part in
            report?.fetchedAt(part) == nil && report?.gaps[part].map { $0.kind != .failed } == true
        }
        guard !absent.isEmpty, absent != parts else { return dueAlone(parts, report, of: place) }
        let due = dueAlone(parts.subtracting(absent), report, of: place)
        return due.isEmpty ? [] : due.union(absent)
    }

    /// Whether the command wants one source alone.
    var wantsOne: Bool { options.source.onlySource != nil }

    /// Returns whether the command wants what the source said.
    func wants(_ source: WeatherSource.ID) -> Bool {
        options.source.onlySource.map { WeatherSource.isPart(source, of: $0) } ?? true
    }

    /// The name of the only source that the command wants; nil where it takes any.
    var wantedName: String? {
        let id = options.source.rawValue
        return wantsOne ? SourceCatalogue.all.first { $0.id == id }?.name ?? id : nil
    }

    private func dueAlone(
        _ parts: Set<WeatherPart>, _ report: WeatherReport?, of place: SavedPlace
    ) -> Set<WeatherPart> {
        if let limit = options.maxAge?.seconds {
            let missing = parts.filter { report?.fetchedAt($0) == nil && !wasAskedFor($0, report, within: limit) }
            return policy(for: parts).parts(olderThan: limit, in: report, at: now).union(missing)
        }
        let wanted = parts.filter { part in
            report?.fetchedAt(part) != nil || !wasAskedFor(part, report, within: RefreshPolicy.validity(of: part))
        }
        guard case .fetch(let due, _) = verdict(on: wanted, report, of: place) else { return [] }
        return due
    }

    /// Returns the reason why the part was not asked for although it is old: the word of its source, or that it came a moment
    /// ago; nil if there is none.
    func delay(of part: WeatherPart, in answer: WeatherAnswer) -> String? {
        guard !isOffline else { return nil }
        var verdict = verdict(on: [part], answer.report, of: answer.place)
        if let arrival = answer.report?.fetchedAt(part),
            (0..<RefreshPolicy.pauseByHand).contains(now.timeIntervalSince(arrival))
        {
            verdict = .wait(.justRefreshed, nil)
        } else {
            guard case .wait(.validBySource, _) = verdict else { return nil }
        }
        return verdict.sentence(at: now, formatter: formatter, besideClockOf: pageZone(of: answer))
    }

    /// Returns the policy's decision for a person who asks for these parts.
    private func verdict(
        on parts: Set<WeatherPart>, _ report: WeatherReport?, of place: SavedPlace
    ) -> RefreshVerdict {
        var state = RefreshState()
        state.add(place.id, report: report)
        return policy(for: parts).verdict(
            forPersonAsking: place.id, in: state, at: RefreshMoment(wall: now, uptime: 0))
    }

    /// Returns the policy of the window for these parts, with a constant seed in place of a random one.
    func policy(for parts: Set<WeatherPart>) -> RefreshPolicy {
        RefreshPolicy(interval: stored.settings.refreshInterval, parts: parts, seed: 0)
    }

    /// Returns whether the part was not in the last answer although it was asked for, and another part of the same answer
    /// arrived lately.
    private func wasAskedFor(_ part: WeatherPart, _ report: WeatherReport?, within seconds: TimeInterval) -> Bool {
        let together = WeatherReport.shownTogether
        guard let report, report.gaps[part] != nil, together.contains(part) else { return false }
        return together.contains { other in
            report.fetchedAt(other).map { abs(now.timeIntervalSince($0)) <= seconds } ?? false
        }
    }

    /// Looks up the keys of all listed sources at the same time.
    func lookForKeys() async {
        await withTaskGroup { group in
            for source in KeyedSource.allCases
            where options.source == .automatic || options.source.rawValue == source.source.id {
                group.addTask { [snapshot] in
                    _ = await snapshot.keys.key(for: source, at: snapshot.keyHost(of: source))
                }
            }
        }
    }
}
