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

    /// Saves a trip as the closure makes it of what is stored, again where another program has changed that meanwhile; an error ends
    /// the command.
    ///
    /// - Returns: The trip as it was saved.
    func change(_ body: ([Trip]) throws -> Trip) async throws -> Trip {
        for _ in 1..<Self.attempts {
            let changed = try body(book.trips)
            do throws(TripError) {
                try await book.save(changed, ifOnlyOfItsName: true, at: saved.surroundings.clock.now)
                return changed
            } catch {
                guard case .store(.busy) = error else { throw failure(error, of: changed) }
            }
        }
        throw failure(.store(.busy), of: try body(book.trips))
    }

    func remove(_ trip: Trip) async throws {
        do throws(TripError) { try await book.remove(trip.id, at: saved.surroundings.clock.now) } catch {
            throw failure(error, of: trip)
        }
    }

    private func failure(_ error: TripError, of trip: Trip) -> CommandFailure {
        switch error {
        case .problem(let problem):
            CommandFailure(message: problem.sentence(of: trip, saved.formatter(units: nil)), code: .wrongUsage)
        case .store(let error): CommandFailure(message: error.message, code: .storageTrouble)
        }
    }

    /// Tells the trip's dates, as a command has left it.
    func tell(_ trip: Trip) {
        let dates = trip.datesText(saved.formatter(units: nil)) ?? tr("no place yet")
        saved.tell(tr("{name}: {text}", ["name": trip.title, "text": dates]))
    }
}

extension [Trip] {
    /// Returns the trip of that name.
    func trip(called name: String) throws -> Trip {
        let name = name.trimmingCharacters(in: .whitespaces)
        guard
            let found = first(where: { $0.title == name })
                ?? first(where: { $0.title.caseInsensitiveCompare(name) == .orderedSame })
        else {
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
