import Foundation
import Testing
import WeatherModel

struct SearchTests {
    @Test("places are listed best first in aligned columns, and only as many as wanted")
    func columns() async throws {
        let run = try await CommandLineRun(["search", "Paris", "--limit", "3"])
        #expect(run.code == 0)
        #expect(run.errors.isEmpty)
        #expect(run.lines.count == 3)
        let first = try #require(run.lines.first)
        #expect(
            first.wholeMatch(of: /Paris +Île-de-France.* +France +48\.85\d\d, 2\.3\d\d\d +\d,\d{3},\d{3}/) != nil,
            "\(first)")
        let ends = run.lines.map { line in
            line.firstRange(of: /-?\d+\.\d{4}, -?\d+\.\d{4}/).map {
                line.distance(from: line.startIndex, to: $0.upperBound)
            }
        }
        #expect(Set(ends).count == 1 && ends.first != nil)
        #expect(Set(run.lines.map(\.count)).count == 1)
    }

    @Test("ten places at most are listed where no number is given")
    func limit() async throws {
        #expect(try await CommandLineRun(["search", "san"]).lines.count == 10)
        #expect(try await CommandLineRun(["search", "san", "--limit", "1"]).lines.count == 1)
        #expect(try await CommandLineRun(["search", "san", "--limit", "25"]).lines.count == 25)
    }

    @Test("several words need no quotation marks")
    func words() async throws {
        let run = try await CommandLineRun(["search", "paris", "texas", "--json"])
        #expect(try run.answers().first?.query == "paris texas")
        #expect(try run.answers().first?.best == 4_717_560)
    }

    @Test("a negative latitude is no option", arguments: [["-33.9 18.4"], ["-33.9", "18.4"], ["--", "-33.9 18.4"]])
    func negative(arguments: [String]) async throws {
        let run = try await CommandLineRun(["search", "--json"] + arguments)
        let answer = try #require(try run.answers().first)
        #expect(answer.query == "-33.9 18.4")
        let match = try #require(answer.matches.first)
        #expect(match.kind == "coordinates")
        #expect((match.latitude, match.longitude) == (-33.9, 18.4))
        #expect(match.geonameid == nil)
        #expect(match.zone == "Africa/Johannesburg")
    }

    @Test(
        "JSON has exactly the members it should have, those without a value too", arguments: ["Paris", "48.85, 2.35"])
    func members(query: String) async throws {
        let run = try await CommandLineRun(["search", query, "--json"])
        #expect(run.lines.count == 1)
        let answer = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(answer?.keys.sorted() == ["matches", "query", "schema"])
        let matches = try #require(answer?["matches"] as? [[String: Any]])
        #expect(!matches.isEmpty)
        for match in matches {
            #expect(
                match.keys.sorted() == [
                    "country", "geonameid", "kind", "latitude", "longitude", "name", "population", "region", "zone",
                ])
        }
    }

    @Test("JSON gives the place's own values")
    func values() async throws {
        let match = try #require(
            try await CommandLineRun(["search", "Paris", "--json"]).answers().first?.matches.first)
        #expect(match.geonameid == 2_988_507)
        #expect(match.name == "Paris")
        #expect(match.region?.hasPrefix("Île-de-France") == true)
        #expect(match.country == "France")
        #expect(abs(match.latitude - 48.85341) < 0.001)
        #expect(abs(match.longitude - 2.3488) < 0.001)
        #expect(match.zone == "Europe/Paris")
        #expect(match.population ?? 0 > 2_000_000)
        #expect(match.kind == "exact")
    }

    @Test("that nothing was found is said in a sentence, with a code of its own")
    func nothing() async throws {
        let run = try await CommandLineRun(["search", "xqzt", "qqqqjjjj"])
        #expect(run.code == 3)
        #expect(run.output.isEmpty)
        #expect(run.errors == "fairweather-cli: No place called “xqzt qqqqjjjj” was found.\n")
        let json = try await CommandLineRun(["search", "xqzt qqqqjjjj", "--json"])
        #expect(json.code == 3)
        #expect(json.output == "{\"schema\":1,\"query\":\"xqzt qqqqjjjj\",\"matches\":[]}\n")
    }

    @Test(
        "wrong usage is told, with a code of its own",
        arguments: [
            ["search"], ["search", ""], ["search", "Paris", "--limit", "0"], ["search", "Paris", "--limit", "101"],
            ["search", "Paris", "--limit", "many"], ["search", "Paris", "--unknown"], ["unknown"],
            ["search", "Paris", "--batch", "-"], ["search", "--batch"],
        ])
    func wrongUsage(arguments: [String]) async throws {
        let run = try await CommandLineRun(arguments)
        #expect(run.code == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("Usage: fairweather-cli"))
    }

    @Test("the version is told, and is no error")
    func version() async throws {
        let run = try await CommandLineRun(["--version"])
        #expect(run.code == 0)
        #expect(run.output == "fairweather-cli \(Program.version)\n")
    }

    @Test("a server of an unknown source is refused with the names of those there are")
    func unknownServer() async throws {
        let run = try await CommandLineRun(["now", "London", "--server", "nowhere=https://example.org"])
        #expect(run.code == 2)
        #expect(run.errors.contains("No source is called “nowhere”. The sources are: open-meteo, "))
    }

    @Test("a point at sea bears its distance in the reader's units, and fixed ones in JSON")
    func distantPoint() async throws {
        let name = "0.00° N, 30.00° W, "
        let metric = try await CommandLineRun(["search", "0, -30", "--locale", "en-GB"])
        let imperial = try await CommandLineRun(["search", "0, -30", "--locale", "en-US"])
        let json = try await CommandLineRun(["search", "0, -30", "--locale", "en-US", "--json"])
        #expect(imperial.output.contains(name + "313 mi from Fernando de Noronha"))
        #expect(json.output.contains(name + "504 km from Fernando de Noronha"))
        #expect(metric.output.contains(name) && metric.output.contains(" from Fernando de Noronha"))
    }

    @Test("help is no error")
    func help() async throws {
        let run = try await CommandLineRun(["search", "--help"])
        #expect(run.code == 0)
        #expect(run.errors.isEmpty)
        #expect(run.output.contains("--batch <file>"))
        #expect(run.output.contains("GeoNames, CC BY 4.0"))
    }
}
