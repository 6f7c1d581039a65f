import ArgumentParser
import Foundation
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// `trip add`: adds a stay to a trip, which is made where there is none of that name.
struct AddStay: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "add", abstract: tr("Adds a stay at a place to a trip, or begins a trip with it."),
            discussion: tr("The place is added to your places, whose weather is kept up to date."))
    }

    @Argument(help: ArgumentHelp(tr("The name of the trip.")))
    var trip: String

    @OptionGroup var place: PlaceArguments

    @Option(
        help: ArgumentHelp(tr("The day of arrival."), valueName: "date"),
        transform: CivilDate.read(argument:))
    var from: CivilDate

    @Option(
        help: ArgumentHelp(tr("The day of departure; that of arrival if omitted."), valueName: "date"),
        transform: CivilDate.read(argument:))
    var to: CivilDate?

    @OptionGroup var options: StoreOptions

    func validate() throws {
        guard place.at != nil || !place.place.isEmpty else { throw ValidationError(tr("Name a place, or use --at.")) }
        let name = trip.trimmingCharacters(in: .whitespaces)
        if let refusal = OwnName.refusal(ofTrip: name) { throw ValidationError(refusal) }
    }

    func run(in surroundings: CommandContext) async throws {
        let trips = try SavedTrips(options, in: surroundings)
        let saved = trips.saved
        let found = try PlaceFinder(
            places: saved.places, surroundings: surroundings, formatter: { saved.formatter(units: nil) }
        ).place(place)
        let leg = TripLeg(at: found.location, from: from, to: to ?? from)
        let formatter = saved.formatter(units: nil)
        // Before the place is added: a stay that cannot be is no reason for it.
        let changed = try await trips.change { all in
            var changed =
                all.trips(called: trip).isEmpty
                ? Trip(id: UUID().uuidString, name: trip) : try all.trip(called: trip, formatter)
            changed.legs.insert(leg, at: changed.legs.firstIndex { $0.first > leg.first } ?? changed.legs.endIndex)
            return changed
        }
        try await saved.change { list throws(StoreError) in try await list.add(found.location) }
        trips.tell(changed)
    }
}

/// `trip change`: changes the dates of a stay, or the name of the trip.
struct ChangeStay: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "change", abstract: tr("Changes the days of a stay, or the name of a trip."))
    }

    @Argument(help: ArgumentHelp(tr("The name of the trip.")))
    var trip: String

    @Option(help: ArgumentHelp(tr("The number of the stay, from 1."), valueName: "number"))
    var stay: Int?

    @Option(
        help: ArgumentHelp(tr("The day of arrival."), valueName: "date"),
        transform: CivilDate.read(argument:))
    var from: CivilDate?

    @Option(
        help: ArgumentHelp(tr("The day of departure."), valueName: "date"),
        transform: CivilDate.read(argument:))
    var to: CivilDate?

    @Option(help: ArgumentHelp(tr("The new name of the trip.")))
    var name: String?

    @OptionGroup var options: StoreOptions

    func validate() throws {
        guard (stay != nil) == (from != nil || to != nil), stay != nil || name != nil else {
            throw ValidationError(tr("Use --stay with --from or --to, or --name."))
        }
    }

    func run(in surroundings: CommandContext) async throws {
        let trips = try SavedTrips(options, in: surroundings)
        let formatter = trips.saved.formatter(units: nil)
        let changed = try await trips.change { all in
            var changed = try all.trip(called: trip, formatter)
            if let stay {
                let index = try changed.index(ofStay: stay)
                changed.legs[index].first = from ?? changed.legs[index].first
                changed.legs[index].last = to ?? changed.legs[index].last
            }
            if let name {
                changed.name = name
                guard !all.trips(called: changed.title).contains(where: { $0.id != changed.id }) else {
                    throw CommandFailure(
                        message: tr("There already is a trip called “{name}”.", ["name": changed.title]),
                        code: .wrongUsage)
                }
            }
            return changed
        }
        trips.tell(changed)
    }
}

/// `trip move`: gives two neighbouring stays the other order.
struct MoveStay: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "move", abstract: tr("Moves a stay to another position; each stays as long as before."))
    }

    @Argument(help: ArgumentHelp(tr("The name of the trip.")))
    var trip: String

    @Option(help: ArgumentHelp(tr("The number of the stay, from 1."), valueName: "number"))
    var stay: Int

    @Option(help: ArgumentHelp(tr("Its new position, starting from 1."), valueName: "number"))
    var to: Int

    @OptionGroup var options: StoreOptions

    func run(in surroundings: CommandContext) async throws {
        let trips = try SavedTrips(options, in: surroundings)
        let formatter = trips.saved.formatter(units: nil)
        let changed = try await trips.change { all in
            var changed = try all.trip(called: trip, formatter)
            let target = try changed.index(ofStay: to)
            var index = try changed.index(ofStay: stay)
            while index != target {
                changed = changed.swappingLegs(at: min(index, index + (target - index).signum()))
                index += (target - index).signum()
            }
            return changed
        }
        trips.tell(changed)
    }
}

/// `trip remove`: removes a stay, or the whole trip.
struct RemoveStay: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "remove", abstract: tr("Removes a trip, or one stay of it."),
            discussion: tr("The places stay in your list."))
    }

    @Argument(help: ArgumentHelp(tr("The name of the trip.")))
    var trip: String

    @Option(help: ArgumentHelp(tr("The number of the stay, from 1."), valueName: "number"))
    var stay: Int?

    @OptionGroup var options: StoreOptions

    func run(in surroundings: CommandContext) async throws {
        let trips = try SavedTrips(options, in: surroundings)
        let formatter = trips.saved.formatter(units: nil)
        guard let stay else {
            let whole = try await trips.remove(called: trip)
            return trips.saved.tell(tr("“{name}” was removed.", ["name": whole.title]))
        }
        let changed = try await trips.change { all in
            var changed = try all.trip(called: trip, formatter)
            changed.legs.remove(at: try changed.index(ofStay: stay))
            return changed
        }
        trips.tell(changed)
    }
}
