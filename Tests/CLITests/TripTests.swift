import Foundation
import Testing
import WeatherModel
import WeatherStore
import WeatherText

@testable import fairweather_cli

@Suite("The command line's trips")
struct TripTests {
    private func home() async throws -> TestHome {
        let home = try TestHome()
        home.environment["LC_ALL"] = "en_GB"
        home.screen = Screen(isTerminal: false, width: 120, hasColour: false)
        try await home.seed()
        return home
    }

    private func object(_ run: CommandLineRun, as definition: String) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let schema = try JSONSchema.shipped()
        #expect(try schema.faults(of: object) + schema.faults(of: object, as: definition) == [])
        return try #require(object as? [String: Any])
    }

    @Test("stays are added in the order of their days, listed, moved, changed and removed, also over a restart")
    func editing() async throws {
        let home = try await home()
        #expect(try await home.run("trip", "list").output.isEmpty)
        var run = try await home.run("trip", "add", "Spring", "Rome", "--from", "2026-01-18", "--to", "2026-01-20")
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("Spring: Sunday 18 January to Tuesday 20 January"), "\(run.errors)")
        run = try await home.run("trip", "add", "Spring", "Paris", "--from", "2026-01-16", "--to", "2026-01-18")
        #expect(run.code == 0, "\(run.errors)")
        // The place of a stay is one of the places from then on.
        #expect(try await home.run("places").output.contains("Rome"))
        var listed = try object(try await home.run("trip", "--json"), as: "trips")
        func stays() throws -> [[String]] {
            try #require(((listed["trips"] as? [[String: Any]])?.first?["stays"]) as? [[String: Any]]).map { stay in
                let place = stay["place"] as? [String: Any]
                return [place?["name"], stay["from"], stay["to"]].compactMap { $0 as? String }
            }
        }
        #expect(
            try stays() == [["Paris", "2026-01-16", "2026-01-18"], ["Rome", "2026-01-18", "2026-01-20"]])
        #expect(try await home.run("trip", "move", "spring", "--stay", "2", "--to", "1").code == 0)
        #expect(try await home.run("trip", "change", "Spring", "--stay", "2", "--to", "2026-01-25").code == 0)
        listed = try object(try await home.run("trip", "--json"), as: "trips")
        #expect(
            try stays() == [["Rome", "2026-01-16", "2026-01-18"], ["Paris", "2026-01-18", "2026-01-25"]])
        #expect(try await home.run("trip", "remove", "Spring", "--stay", "1").code == 0)
        #expect(try await home.run("trip", "list").output.contains("Paris"))
        #expect(try await home.run("trip", "remove", "Spring").code == 0)
        #expect(try await home.run("trip", "list").output.isEmpty)
        #expect(try await home.run("places").output.contains("Rome"))
    }

    @Test("what cannot be is refused with the code of wrong usage, and nothing is changed")
    func refusals() async throws {
        let home = try await home()
        #expect(try await home.run("trip", "show", "Nowhere").code == 2)
        for (option, value) in [("--from", "2026-02-31"), ("--from", "24.12.2026"), ("--to", "tomorrow")] {
            let other = option == "--to" ? ["--from", "2026-02-01"] : []
            let run = try await home.run(["trip", "add", "A", "Rome"] + other + [option, value])
            #expect(run.code == 2 && run.errors.contains("'\(value)'"), "\(run.errors)")
            #expect(run.errors.contains("“\(value)” is not a date. Write it like 2026-12-24."), "\(run.errors)")
            #expect(run.errors.contains("'\(option) <date>'"), "\(run.errors)")
        }
        #expect(try await home.run("trip", "add", "A", "--from", "2026-02-01").code == 2)
        #expect(try await home.run("trip", "add", "A", "Xqzvbk", "--from", "2026-02-01").code == 3)
        var run = try await home.run("trip", "add", "A", "Rome", "--from", "2026-02-05", "--to", "2026-02-01")
        #expect(run.code == 2 && run.errors.contains("Rome: the last day is before the first."), "\(run.errors)")
        #expect(run.errors.contains("2026-02-05 – 2026-02-01."), "\(run.errors)")
        // A stay that cannot be adds no place either.
        #expect(try await home.run("places").output.contains("Rome") == false)
        #expect(try await home.run("trip", "add", "A", "Rome", "--from", "2026-02-01", "--to", "2026-02-05").code == 0)
        run = try await home.run("trip", "add", "A", "Oslo", "--from", "2026-02-03", "--to", "2026-02-08")
        #expect(run.code == 2 && run.errors.contains("Oslo: this stay begins before"), "\(run.errors)")
        #expect(try await home.run("trip", "change", "A", "--stay", "7", "--to", "2026-02-09").code == 2)
        #expect(try await home.run("trip", "change", "A", "--to", "2026-02-09").code == 2)
        _ = try await home.run("trip", "add", "B", "Oslo", "--from", "2026-02-01")
        run = try await home.run("trip", "change", "B", "--name", "a")
        #expect(run.code == 2 && run.errors.contains("There already is a trip called “a”."), "\(run.errors)")
        #expect(try await home.run("trip", "change", "B", "--name", "b").code == 0)
        #expect(try await home.run("trip", "remove", "b").code == 0)
        let text = try await home.run("trip", "list").output
        #expect(text.contains("Rome") && !text.contains("Oslo"))
    }

    @Test("of two trips that are shown under one name none is taken; both are told with their dates")
    func ambiguousNames() throws {
        let place = try #require(Coordinates(latitude: 0, longitude: 0))
        let trips = [20_800, 20_900].map { day in
            Trip(
                id: "\(day)", name: "",
                legs: [
                    TripLeg(
                        at: Location(id: "rome", name: "Rome", coordinates: place), from: CivilDate(dayNumber: day),
                        to: CivilDate(dayNumber: day))
                ])
        }
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), ownZone: .gmt)
        #expect(try trips.prefix(1).map(\.self).trip(called: "rome", formatter).id == "20800")
        let failure = #expect(throws: CommandFailure.self) { try trips.trip(called: "Rome", formatter) }
        let message = try #require(failure?.message)
        for trip in trips { #expect(message.contains(try #require(trip.datesText(formatter)))) }
    }

    @Test("offline a trip is shown from the store, in words and as an object; beyond the forecast nothing is made up")
    func showing() async throws {
        let home = try await home()
        _ = try await home.run("trip", "add", "Paris trip", "Paris", "--from", "2026-01-14", "--to", "2026-02-20")
        let run = try await home.run("trip", "show", "Paris trip", "--offline")
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.output.contains("no forecast yet") && run.output.contains("Packing list"), "\(run.output)")
        let json = try await home.run("trip", "show", "Paris trip", "--offline", "--json")
        let shown = try object(json, as: "trip")
        let stay = try #require((shown["stays"] as? [[String: Any]])?.first)
        let days = try #require(stay["days"] as? [[String: Any]])
        #expect(days.count == 38)
        #expect(days[0]["known"] as? String == "over" && days[1]["known"] as? String == "forecast")
        #expect(days[1]["high_c"] is Double && days[2]["partial"] as? Bool == false)
        #expect(stay["fetched"] is String && stay["source"] is String)
        #expect(run.output.contains("forecast fetched") || run.output.contains("forecast issued"), "\(run.output)")
        // The days are those of the command that tells the days, but of today what falls is what is still to come.
        let told = try object(try await home.run("days", "Paris", "--offline", "--json"), as: "days")
        let own = try #require(told["days"] as? [[String: Any]])
        for (number, (mine, theirs)) in zip(days.dropFirst(), own).enumerated() {
            for member in ["date", "high_c", "low_c"] + (number == 0 ? [] : ["precipitation_mm", "partial"]) {
                #expect("\(mine[member] ?? "")" == "\(theirs[member] ?? "")", "\(member)")
            }
        }
        #expect(days[37]["known"] as? String == "beyond" && days[37]["high_c"] is NSNull)
        #expect(stay["time_zone"] as? String == "Europe/Paris")
        #expect((shown["packing"] as? [[String: Any]])?.isEmpty == false)
    }

    @Test(
        "where nothing is stored of any place it ends as every other command does; one of two is shown without the other"
    )
    func missing() async throws {
        let home = try await home()
        _ = try await home.run("trip", "add", "North", "Oslo", "--from", "2026-01-16", "--to", "2026-01-18")
        var run = try await home.run("trip", "show", "North", "--offline")
        #expect(run.code == 4 && run.output.isEmpty, "\(run.output)")
        #expect(run.errors.contains("No weather is stored for Oslo."), "\(run.errors)")
        _ = try await home.run("trip", "add", "North", "Paris", "--from", "2026-01-18", "--to", "2026-01-19")
        run = try await home.run("trip", "show", "North", "--offline")
        #expect(run.code == 0 && run.output.contains("No weather is known yet."), "\(run.output)\(run.errors)")
        _ = try await home.run("trip", "add", "Past", "Oslo", "--from", "2026-01-02", "--to", "2026-01-03")
        run = try await home.run("trip", "show", "Past", "--offline")
        #expect(run.code == 0 && run.output.contains("This trip is over."), "\(run.output)\(run.errors)")
    }

    @Test("an export has the trips, and an import brings them to another computer once")
    func exchange() async throws {
        let (home, other) = (try await home(), try await home())
        _ = try await home.run("trip", "add", "Spring", "Rome", "--from", "2026-01-18")
        let file = home.folder.path("export.json")
        #expect(try await home.run("places", "export", file).code == 0)
        let run = try await other.run("places", "import", file)
        #expect(run.code == 0 && run.errors.contains("1 trip was added."), "\(run.errors)")
        #expect(try await other.run("trip", "list").output.contains("Spring"))
        #expect(try await other.run("places", "import", file).errors.contains("trip was added") == false)
    }
}
