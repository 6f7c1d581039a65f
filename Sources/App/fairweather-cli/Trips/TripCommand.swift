import ArgumentParser
import Foundation
import Trips
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// `trip`: the commands for journeys of several stays.
struct TripCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "trip", abstract: tr("Prints the weather of a trip, and what to pack."),
            discussion: PhraseList.sentences([
                tr("A trip has stays at places, each from its first to its last day by the clock there."),
                tr("The day of travel may belong to both places."),
                tr("Dates are written as 2026-11-27."),
            ]) ?? "",
            subcommands: [
                ListTrips.self, ShowTrip.self, AddStay.self, ChangeStay.self, MoveStay.self, RemoveStay.self,
            ], defaultSubcommand: ListTrips.self)
    }
}

/// The trips, opened for reading and changing.
struct SavedTrips {
    let saved: SavedPlaces
    let book: TripBook

    init(_ options: StoreOptions, in surroundings: CommandContext) throws {
        saved = try SavedPlaces(options, in: surroundings)
        book = TripBook(saved.store, zone: \.zone)
        if let error = book.readingError { throw CommandFailure(message: error.message, code: .storageTrouble) }
    }

    /// How often a change is made again, as another program was faster each time.
    private static let attempts = 100

    /// Saves a trip as the closure makes it of what is stored; an error ends the command.
    ///
    /// - Returns: The trip as it was saved.
    func change(_ body: ([Trip]) throws -> Trip) async throws -> Trip {
        try await perform(body) { trip, now throws(TripError) in
            try await book.save(trip, ifOnlyOfItsName: true, at: now)
        }
    }

    /// Removes the trip of that name; an error ends the command.
    ///
    /// - Returns: The trip as it was.
    func remove(called name: String) async throws -> Trip {
        try await perform {
            try $0.trip(called: name, saved.formatter(units: nil))
        } body: { trip, now throws(TripError) in
            try await book.remove(trip.id, at: now)
        }
    }

    /// Does it again where another program has changed the trip meanwhile.
    private func perform(
        _ trip: ([Trip]) throws -> Trip, body: (Trip, Date) async throws(TripError) -> Void
    ) async throws -> Trip {
        for _ in 1..<Self.attempts {
            let trip = try trip(book.trips)
            do throws(TripError) {
                try await body(trip, saved.surroundings.clock.now)
                return trip
            } catch {
                guard case .store(.changedMeanwhile) = error else { throw failure(error, of: trip) }
            }
        }
        throw failure(.store(.changedMeanwhile), of: try trip(book.trips))
    }

    private func failure(_ error: TripError, of trip: Trip) -> CommandFailure {
        switch error {
        case .problem(let problem):
            CommandFailure(
                message: PhraseList.sentences([
                    problem.sentence(of: trip, saved.formatter(units: nil)), problem.dates(in: trip),
                ]) ?? "", code: .wrongUsage)
        case .store(let error): CommandFailure(message: error.message, code: .storageTrouble)
        }
    }

    /// Tells the trip's dates, as a command has left it.
    func tell(_ trip: Trip) {
        let dates = trip.datesText(saved.formatter(units: nil)) ?? tr("no place yet")
        saved.tell(tr("{name}: {text}", ["name": trip.title, "text": dates]))
    }
}

extension TripProblem {
    /// Returns the days of the stay that has it, as they are typed: "2026-11-27 – 2026-11-24."; nil where none has.
    fileprivate func dates(in trip: Trip) -> String? {
        let number: Int? =
            switch self {
            case .tooManyTrips, .tooManyLegs: nil
            case .endsBeforeBeginning(let leg), .tooLong(let leg), .skippedDay(let leg), .overlaps(let leg): leg
            }
        guard let number, trip.legs.indices.contains(number) else { return nil }
        let leg = trip.legs[number]
        let days = tr("{first} – {last}", ["first": leg.first.description, "last": leg.last.description])
        return tr("{sentence}.", ["sentence": days])
    }
}

extension [Trip] {
    /// Returns the trips that are shown under that name, in other letters only where none has the very same.
    func trips(called name: String) -> [Trip] {
        let name = name.trimmingCharacters(in: .whitespaces)
        let same = filter { $0.title == name }
        return same.isEmpty ? filter { $0.title.caseInsensitiveCompare(name) == .orderedSame } : same
    }

    /// Returns the trip of that name; fails where there are several, as none of them can be meant.
    func trip(called name: String, _ formatter: WeatherFormatter) throws -> Trip {
        let found = trips(called: name)
        guard found.count < 2 else {
            let dates = found.map { $0.datesText(formatter) ?? tr("no place yet") }
            throw CommandFailure(
                message: tr(
                    "Several trips are called “{name}”: {dates}. Rename one of them in the window.",
                    ["name": name, "dates": dates.joined(separator: "; ")]), code: .wrongUsage)
        }
        guard let found = found.first else {
            throw CommandFailure(
                message: isEmpty
                    ? tr("There are no trips. Add one with “trip add”.")
                    : tr(
                        "No trip is called “{name}”. There are: {names}.",
                        ["name": name, "names": map(\.title).joined(separator: ", ")]), code: .wrongUsage)
        }
        return found
    }
}

extension Trip {
    /// Returns the place of each stay as its owner calls it.
    func places(in saved: [SavedPlace]) -> [SavedPlace] {
        let known = Dictionary(saved.map { ($0.id, $0) }) { first, _ in first }
        return legs.map { known[$0.place.id] ?? SavedPlace($0.place) }
    }

    /// Returns the index of a stay that is named by its number, from 1.
    func index(ofStay number: Int) throws -> Int {
        guard legs.indices.contains(number - 1) else {
            throw CommandFailure(
                message: tr("This trip has no stay with the number {number}.", ["number": Wording.number(number)]),
                code: .wrongUsage)
        }
        return number - 1
    }
}
