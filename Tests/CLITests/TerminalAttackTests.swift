import Foundation
import Testing
import WeatherModel
import WeatherServices
import WeatherStore

@testable import fairweather_cli

@Suite("Texts of others that would steer a terminal")
struct TerminalAttackTests {
    /// A title, a bell, a colour, C1's own escape, DEL, CR, and what turns text round.
    private static let nasty = "\u{1B}]0;owned\u{07}\u{1B}[31mred\u{9B}2J\u{7F}\rlie\u{202E}txt\u{2066}x"

    private func harmful(_ text: String) -> [String] {
        text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x0A: false
            case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
            default: false
            }
        }.map { String($0.value, radix: 16) }
    }

    private func seeded() async throws -> TestHome {
        let home = try TestHome()
        let now = home.clock.now
        let store = try SQLiteStore.open(at: DataFolders(environment: home.environment).databaseFile).store
        let place = Location(
            id: "nasty", name: "Town\(Self.nasty)\nsecond line", region: Self.nasty, country: Self.nasty,
            coordinates: try #require(Coordinates(latitude: 48.8, longitude: 2.3)), timeZoneIdentifier: "Europe/Paris")
        try await store.add(place)
        var report = WeatherReport(timeZone: .gmt)
        let text = AlertText(
            language: "en", event: Self.nasty, headline: Self.nasty, description: "One\r\ntwo\(Self.nasty)",
            instruction: Self.nasty, area: Self.nasty)
        let alert = Alert(
            id: Self.nasty, sender: Self.nasty, severity: .severe, ends: now.addingTimeInterval(7200), texts: [text])
        let source = WeatherSource(id: "nasty", name: Self.nasty, attribution: Self.nasty, homepage: "https://a.org")
        report.alerts = Sourced([alert], source: source, fetchedAt: now)
        try await store.save(report, for: place.id)
        return home
    }

    @Test(
        "nothing of it reaches the terminal as it is, and every row stays a row",
        arguments: [
            ["alerts", "--offline"], ["now", "--offline"], ["hours", "--offline"], ["places", "list"],
            ["cache", "status"],
            ["places", "export"], ["sun"], ["sources"], ["doctor", "--offline"],
        ])
    func commands(command: [String]) async throws {
        let home = try await seeded()
        let run = try await home.run(command)
        #expect(harmful(run.output) == [], "\(run.output)")
        #expect(harmful(run.errors) == [], "\(run.errors)")
        if command == ["places", "list"] { #expect(run.lines.count == 1) }
    }

    @Test(
        "JSON escapes all of it, and a reader gets it back", arguments: [["alerts", "--offline"], ["places", "list"]])
    func json(command: [String]) async throws {
        let run = try await seeded().run(command + ["--json"])
        #expect(harmful(run.output) == [])
        #expect(run.output.contains("\\u001b]0;owned\\u0007") && run.output.contains("\\u009b2J\\u007f"))
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
    }

    @Test("on a terminal with colours there are the program's own, and no others")
    func colours() async throws {
        let home = try await seeded()
        home.screen = Screen(isTerminal: true, width: 80, hasColour: true)
        let run = try await home.run("alerts", "--offline")
        #expect(run.output.contains("\u{1B}["))
        #expect(harmful(run.output.replacing(/\u{1B}\[\d+m/, with: "")) == [])
        #expect(!run.output.contains("\u{1B}[31mred"))
        #expect(run.output.contains("\\x1b[31mred"))
    }

    @Test("a reason a server gives, and a name that is not found, are written out as well")
    func errors() async throws {
        let home = try TestHome(at: "2026-07-15T11:05:00Z")
        let unknown = try await home.run("places", "remove", "x\(Self.nasty)")
        #expect(unknown.code == 3 && harmful(unknown.errors) == [] && unknown.errors.contains("\\x1b]0;"))
        let missing = try await home.run("places", "import", "/nonexistent/\(Self.nasty)")
        #expect(missing.code == 7 && harmful(missing.errors) == [])
    }

    @Test("what is no control character stays as it is, isolates that are closed among it")
    func harmless() {
        for text in ["São Paulo, 東京 🌦", "\u{2066}km/h\u{2069} x", "a\nb", "“quoted” – …", ""] {
            #expect(text.printable == text)
        }
        #expect("a\r\nb".printable == "a\nb")
        #expect("a\tb\u{85}".printable == "a\\x09b\\x85")
        #expect("\u{202E}".printable == "\\u202e")
    }
}
