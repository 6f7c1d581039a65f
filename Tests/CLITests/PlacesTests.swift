import Foundation
import Testing

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
        #expect(try await home.run("places", "move", "Sydney", "--to", "1").errors.contains("Sydney was moved."))
        #expect(try await home.run("places", "rename", "Paris", "--to", "P", "--quiet").errors.isEmpty)
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
