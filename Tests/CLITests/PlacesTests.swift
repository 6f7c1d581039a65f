import Foundation
import Testing
import WeatherStore

@testable import fairweather_cli

struct PlacesTests {
    private func names(_ home: TestHome) async throws -> [String] {
        let run = try await home.run("places", "list", "--json")
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let places = object?["places"] as? [[String: Any]] ?? []
        return places.map {
            ($0["custom_name"] as? String ?? $0["name"] as? String ?? "") + ($0["home"] as? Bool == true ? "!" : "")
        }
    }

    @Test("places are added, moved, renamed and removed")
    func changes() async throws {
        let home = try TestHome()
        for name in ["Paris", "Sydney", "London"] { #expect(try await home.run("places", "add", name).code == 0) }
        #expect(try await names(home) == ["Paris", "Sydney", "London"])
        _ = try await home.run("places", "move", "London", "--to", "1")
        _ = try await home.run("places", "rename", "Sydney", "--to", "Away", "--home")
        #expect(try await names(home) == ["London", "Paris", "Away!"])
        _ = try await home.run("places", "remove", "away")
        #expect(try await names(home) == ["London", "Paris"])
        #expect(try await home.run("places", "remove", "Away").code == 3)
    }

    @Test("a change says what it did")
    func told() async throws {
        let home = try TestHome()
        for name in ["Paris", "Sydney"] { _ = try await home.run("places", "add", name) }
        let renamed = try await home.run("places", "rename", "Sydney", "--to", "Away", "--home").errors
        #expect(renamed.contains("Sydney is now called Away.") && renamed.contains("Away is your home."), "\(renamed)")
        let official = try await home.run("places", "rename", "Away", "--to", "").errors
        #expect(official.contains("Away is now called Sydney."), "\(official)")
        #expect(
            try await home.run("places", "move", "Sydney", "--to", "1").errors.contains("Sydney is now place 1 of 2."))
        #expect(try await home.run("places", "rename", "Paris", "--to", "P", "--quiet").errors.isEmpty)
    }

    @Test("a place that is moved beyond the end of the list says where it is")
    func movedBeyond() async throws {
        let home = try TestHome()
        for name in ["Paris", "Sydney", "London"] { _ = try await home.run("places", "add", name) }
        let run = try await home.run("places", "move", "Paris", "--to", "99")
        #expect(run.code == 0 && run.errors.contains("Paris is now place 3 of 3."), "\(run.errors)")
        #expect(try await names(home) == ["Sydney", "London", "Paris"])
    }

    @Test("the status of the cache has the files of earlier years and of warnings with their sizes")
    func cacheFiles() async throws {
        let home = try TestHome()
        _ = try await home.run("places", "add", "Paris")
        #expect(try await home.run("cache", "status").output.contains("sqlite") == false)
        let folders = try DataFolders(environment: home.environment)
        try Data(count: 5000).write(to: folders.pastYearsFile)
        try Data(count: 2000).write(to: folders.alertDocumentsFile)
        let text = try await home.run("cache", "status").output
        #expect(text.contains("years.sqlite: 5 KB on disk\nwarnings.sqlite: 2 KB on disk"), "\(text)")
        let json = try await home.run("cache", "status", "--json").output
        #expect(json.contains("\"earlier_years_bytes\":5000,\"warnings_bytes\":2000"), "\(json)")
        #expect(try await home.run("cache", "status", "--sample").output.contains("years.sqlite") == false)
    }

    @Test("a damaged file that a command replaces is told once, and is kept")
    func setAside() async throws {
        let home = try TestHome()
        let file = try DataFolders(environment: home.environment).requestLedgerFile
        _ = try await home.run("places", "add", "Paris")
        let damage = Data(repeating: 7, count: 5000)
        try damage.write(to: file)
        let told = try await home.run("ledger").errors
        #expect(told.contains("The file requests.sqlite was damaged, so it was begun anew."), "\(told)")
        let names = try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
        let aside = try #require(names.first { $0.hasPrefix("requests.sqlite.damaged-") })
        #expect(told.contains(aside))
        #expect(try Data(contentsOf: file.deletingLastPathComponent().appending(path: aside)) == damage)
        #expect(try await home.run("ledger").errors.isEmpty)
    }

    @Test("a name that none can have is refused in the same words for rules, activities and trips")
    func refusedNames() async throws {
        let home = try TestHome()
        let long = String(repeating: "a", count: 101)
        let rule = try await home.run("check", "add", long, "gusts", "--over", "60").errors
        let activity = try await home.run("when", "add", long, "--limit", "wind=..30").errors
        #expect(rule.contains("A name has 1 to 40 letters.") && activity.contains("A name has 1 to 40 letters."))
        let trip = try await home.run("trip", "add", long, "Paris", "--from", "2026-11-27").errors
        #expect(trip.contains("A name has 1 to 100 letters."), "\(trip)")
        let command = "“list” is a command of the command line. Choose another name."
        #expect(try await home.run("check", "add", "list", "gusts", "--over", "60").errors.contains(command))
        #expect(try await home.run("when", "add", "list", "--limit", "wind=..30").errors.contains(command))
    }

    @Test("a key is set by the source's name and by the one it had before; help has the first alone")
    func keyNames() async throws {
        for name in ["weather-underground", "wunderground"] {
            #expect(try await TestHome().run("key", "set", name, input: "secret").code == 7, "\(name)")
        }
        let help = try await TestHome().run("key", "set", "--help").output
        #expect(help.contains("weather-underground") && !help.contains("wunderground"), "\(help)")
    }

    @Test("what is exported can be imported elsewhere, and nothing twice")
    func exchange() async throws {
        let (home, other) = (try TestHome(), try TestHome())
        let added = try await home.run("places", "add", "Paris", "--name", "Lutetia")
        #expect(added.errors.contains("Lutetia (Paris, Île-de-France Region, France) was saved."), "\(added.errors)")
        let file = home.folder.path("places.json")
        #expect(try await home.run("places", "export", file).code == 0)
        #expect(try await home.run("places", "export").output == String(contentsOfFile: file, encoding: .utf8))
        #expect(try await other.run("places", "import", file).errors.contains("1 added"))
        #expect(try await other.run("places", "import", file).errors.contains("0 added"))
        #expect(try await names(other) == ["Lutetia"])
        let foreign = try home.folder.file("foreign.json", Array("{}".utf8))
        #expect(try await other.run("places", "import", foreign.path).code == 7)
        #expect(try await other.run("places", "import", home.folder.path("missing")).code == 7)
    }

    @Test("the cache is forgotten, the places stay")
    func cache() async throws {
        let home = try TestHome()
        _ = try await home.run("places", "add", "Paris", "--sample")
        _ = try await home.run("now", "--source", "sample")
        #expect(try await home.run("cache", "status", "--sample").output.contains("current"))
        #expect(try await home.run("cache", "clear", "--sample").code == 0)
        #expect(try await !home.run("cache", "status", "--sample").output.contains("current"))
        #expect(try await home.run("now", "--source", "sample", "--offline").code == 4)
    }

    @Test("a key comes from the input only, and where none can be kept that is told")
    func key() async throws {
        let run = try await TestHome().run("key", "set", "openweather", input: "secret\n")
        #expect(run.code == 7)
        #expect(run.errors.contains("FAIRWEATHER_OPENWEATHER_KEY") && !run.errors.contains("secret\n"))
        // The end of the input ends the line.
        #expect(try await TestHome().run("key", "set", "openweather", input: "secret").code == 7)
        #expect(try await TestHome().run("key", "set", "openweather", input: "").code == 6)
        #expect(try await TestHome().run("key", "set", "openweather", "secret").code == 2)
    }
}
