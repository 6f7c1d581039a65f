import ArgumentParser
import Foundation
import Trips
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// `trip show`: prints the weather of a trip's days, and what to pack.
struct ShowTrip: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "show", abstract: tr("Prints the weather of each day of a trip, and what to pack."),
            discussion: PhraseList.sentences([
                tr("Each place is asked for once, unless all days there are over; the dates are told to no source."),
                tr("Earlier years stand in where the forecast does not reach, if those of the place are stored."),
            ]) ?? "")
    }

    @Argument(help: ArgumentHelp(tr("The name of the trip.")))
    var trip: String

    @OptionGroup var options: WeatherOptions

    func run(in surroundings: CommandContext) async throws {
        let session = try Session(options, in: surroundings)
        if let notice = session.stored.toldNotice(session.surroundings) { session.tell(notice) }
        for sentence in session.hindrances { session.tell(sentence) }
        let trips: [Trip]
        do throws(StoreError) { trips = try session.stored.store.trips() } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
        let answer = try await TripAnswer(try trips.trip(called: trip, session.formatter), in: session)
        for message in answer.messages { session.tell(message) }
        if !options.quiet, answer.code != .nothingToShow {
            var output = StandardOutput(descriptor: surroundings.output)
            if options.json { try output.print(answer.json) } else { try output.print(lines: answer.lines) }
            try output.flush()
        }
        if answer.code != .success { throw answer.code }
    }
}

/// `trip list`: prints the trips with their stays.
struct ListTrips: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "list", abstract: tr("Lists your trips with their stays, the earliest first."))
    }

    @OptionGroup var options: StoreOptions

    @Flag(help: ArgumentHelp(tr("Print one line of JSON.")))
    var json = false

    func run(in surroundings: CommandContext) async throws {
        let trips = try SavedTrips(options, in: surroundings)
        let saved = trips.saved
        if json {
            var text = JSONText()
            text.object { text in
                text.member("schema")
                text.value(JSONText.schema)
                text.member("trips")
                text.array { text in
                    for trip in trips.book.trips {
                        text.object { $0.members(of: trip, at: trip.places(in: saved.places)) }
                    }
                }
            }
            text.endLine()
            return try saved.print(text.bytes)
        }
        let formatter = saved.formatter(units: nil)
        var table = TextTable([
            TextTable.Column(alignment: .left, isElastic: true), TextTable.Column(alignment: .right),
            TextTable.Column(alignment: .left, isElastic: true),
            TextTable.Column(alignment: .left, isElastic: true, wraps: true),
        ])
        for trip in trips.book.trips {
            let places = trip.places(in: saved.places)
            for (number, leg) in trip.legs.enumerated() {
                table.add([
                    TextTable.Cell(text: number == 0 ? trip.title : "", ink: .bold),
                    TextTable.Cell(text: String(number + 1), ink: .dim),
                    TextTable.Cell(text: places[number].localName),
                    TextTable.Cell(
                        text: Trip(id: trip.id, name: "", legs: [leg]).datesText(formatter) ?? "", ink: .dim),
                ])
            }
            if trip.legs.isEmpty {
                table.add(
                    [TextTable.Cell(text: trip.title, ink: .bold)]
                        + Array(repeating: TextTable.Cell(text: ""), count: 2)
                        + [TextTable.Cell(text: tr("no place yet"), ink: .dim)])
            }
        }
        try saved.print(lines: table.lines(on: surroundings.screen))
    }
}

extension JSONText {
    /// Writes what the user has entered of a trip, with the places of its stays as their owner calls them.
    fileprivate mutating func members(of trip: Trip, at places: [SavedPlace]) {
        member("name")
        value(trip.title)
        member("stays")
        array { text in
            for (leg, place) in zip(trip.legs, places) {
                text.object { text in
                    text.member("place")
                    text.place(place)
                    text.member("from")
                    text.value(leg.first.description)
                    text.member("to")
                    text.value(leg.last.description)
                }
            }
        }
    }
}
