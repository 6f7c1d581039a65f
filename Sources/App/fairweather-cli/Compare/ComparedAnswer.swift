import ArgumentParser
import Assembly
import Foundation
import Places
import Refreshing
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// The forecasts that `compare` prints, and what failed while they were asked for.
struct ComparedAnswer {
    /// One of the forecasts with who made it.
    struct Column {
        let place: SavedPlace
        let source: WeatherSource?
        let forecast: ComparedForecast
    }

    let columns: [Column]
    let text: ComparisonText
    /// Whether they are of sources for one place.
    let areOfOnePlace: Bool
    /// What is to be told beside what is printed.
    let messages: [String]
    /// Success, or that something old is printed or could not be stored.
    let code: ExitCode
    let session: Session

    /// The seconds for which what a source said is not asked for again.
    private static let keeping = 900.0

    private init(_ columns: [Column], areOfOnePlace: Bool, _ days: Int, _ quality: Quality, in session: Session) {
        (self.columns, self.areOfOnePlace, self.session) = (columns, areOfOnePlace, session)
        (messages, code) = (quality.messages, quality.code)
        text = ComparisonText(
            columns.map(\.forecast), areOfOnePlace: areOfOnePlace, days: days, at: session.now, session.formatter)
    }

    /// The exit code where nothing can be compared.
    var silenceCode: ExitCode {
        columns.contains { $0.forecast.failure == .keyRefused } ? .keyTrouble : .nothingToShow
    }

    /// Asks the sources that have nothing of the last quarter of an hour.
    init(sources names: [SourceName], of place: SavedPlace, _ days: Int, in session: Session) async throws {
        let surroundings = session.surroundings
        let compared = ComparedSources(
            session.snapshot, environment: surroundings.environment, deadline: surroundings.deadline,
            nearestZone: { Session.nearestZone(to: $0, surroundings.shipped) }, now: { surroundings.clock.now })
        var sources = names.compactMap { name in SourceCatalogue.all.first { $0.id == name.onlySource } }
        if names.isEmpty { sources = Array(await compared.sources(for: place.location).prefix(3)) }
        var states: [PlaceState] = []
        for source in sources {
            let store = session.stored.store.alone(source.id)
            do throws(StoreError) {
                states.append(
                    PlaceState(place, report: try store.report(for: place.id), isWhole: true, store: store))
            } catch {
                throw CommandFailure(message: error.message, code: .storageTrouble)
            }
        }
        let due =
            session.isOffline
            ? []
            : zip(sources, states).filter { !Self.isKept($1.weather.report, at: session.now) }.map { $0.0 }
        let zoned = place.location.assuming(states.compactMap(\.weather.report?.timeZone).first)
        let fetched = await ProgressLine(surroundings, isQuiet: session.options.quiet).showing {
            await withTaskGroup(of: (WeatherSource.ID, FetchedReport).self) { group in
                for source in due { group.addTask { (source.id, await compared.report(of: source, for: zoned)) } }
                return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
            }
        }
        var (columns, quality): ([Column], Quality) = ([], Quality(session))
        for (source, state) in zip(sources, states) {
            var failure: FetchError?
            if let answer = fetched[source.id] {
                let order = RefreshOrder(place: place.id, parts: [.hours, .days], reason: .byHand, isUrgent: true)
                await state.take(RefreshUpdate(order: order, fetched: answer), onlySource: source.id, at: session.now)
                failure = answer.error(of: source)
                quality.note(failure, of: source, knows: state.weather.report?.fetchedAt(.days), state.storeError)
            }
            columns.append(
                Column(
                    place: place, source: source,
                    forecast: ComparedForecast(
                        id: source.id, name: source.name, place: place.location, zone: session.zone(of: place),
                        report: state.weather.report?.keeping([.hours, .days, .minutes]), failure: failure,
                        at: session.now)))
        }
        if session.isOffline { quality.noteMissing(columns) }
        self.init(columns, areOfOnePlace: true, days, quality, in: session)
    }

    /// Asks for the weather of the places as every other command does.
    init(places: [PlaceArguments], _ days: Int, in session: Session) async throws {
        var (columns, quality): ([Column], Quality) = ([], Quality(session))
        for arguments in places {
            let answer = try await session.weather([.current, .hours, .days], of: try session.place(arguments))
            quality.note(answer)
            columns.append(
                Column(
                    place: answer.place, source: answer.report?.source(of: .days),
                    forecast: ComparedForecast(
                        id: answer.place.id, name: answer.place.localName, place: answer.place.location,
                        zone: session.zone(of: answer.place), report: answer.report,
                        failure: answer.failures[.days]?.error, at: session.now)))
        }
        if session.isOffline { quality.noteMissing(columns) }
        self.init(columns, areOfOnePlace: false, days, quality, in: session)
    }

    private static func isKept(_ report: WeatherReport?, at now: Date) -> Bool {
        [WeatherPart.hours, .days].allSatisfy { part in
            report?.fetchedAt(part).map { (0..<keeping).contains(now.timeIntervalSince($0)) } ?? false
        }
    }
}

extension FetchedReport {
    /// Why the source, asked alone, gave no days; nil if it did.
    fileprivate func error(of source: WeatherSource) -> FetchError? {
        guard report?.days == nil else { return nil }
        if let failure = failures[.days] ?? failures[.hours] { return failure.error }
        let reasons = (passedOver[.days] ?? []).filter { $0.source.id == source.id }.map(\.reason)
        return reasons.contains(.missingKey) ? .keyRefused : .notFound
    }
}
