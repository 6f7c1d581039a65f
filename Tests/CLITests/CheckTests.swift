import Foundation
import Testing

@testable import fairweather_cli

struct CheckTests {
    private func home() async throws -> TestHome {
        let home = try TestHome()
        home.environment["LC_ALL"] = "en_GB"
        home.screen = Screen(isTerminal: false, width: 120, hasColour: false)
        try await home.seed()
        return home
    }

    private func object(_ run: CommandLineRun) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }

    private func faults(_ run: CommandLineRun, as definition: String) throws -> [String] {
        let schema = try JSONSchema.shipped()
        let object = try object(run)
        return try schema.faults(of: object) + schema.faults(of: object, as: definition)
    }

    private func add(_ name: String, _ arguments: String..., at home: TestHome) async throws {
        let run = try await home.run(["check", "add", name] + arguments + ["--units", "metric"])
        #expect(run.code == 0, "\(run.errors)")
    }

    @Test("a rule that is true ends with 0, one that is not with 1, and both say why")
    func codes() async throws {
        let home = try await home()
        try await add("mild", "temperature", "--over", "-60", at: home)
        try await add("frost", "temperature", "--below", "-60", at: home)
        let yes = try await home.run("check", "mild", "--offline")
        #expect(
            yes.code == 0 && yes.output.contains("Yes. Temperature over −60°: up to "), "\(yes.output)\(yes.errors)")
        let no = try await home.run("check", "frost", "Paris", "--offline")
        #expect(no.code == 1 && no.output.contains("No. Temperature below −60°: "), "\(no.output)\(no.errors)")
        #expect(try await home.run("check", "frost", "--offline", "--quiet").output.isEmpty)
        for (name, holds) in [("mild", true), ("frost", false)] {
            let json = try await home.run("check", name, "--offline", "--json")
            #expect(json.code == (holds ? 0 : 1))
            #expect(try faults(json, as: "rule_check") == [])
            #expect(try object(json)["holds"] as? Bool == holds)
        }
    }

    @Test("trouble ends with neither 0 nor 1")
    func trouble() async throws {
        let home = try await home()
        #expect(try await home.run("check", "gale", "--offline").code == 2)
        try await add("gale", "gusts", "--over", "60", at: home)
        #expect(try await home.run("check", "gale", "Xyzzy", "--offline").code == 3)
        #expect(try await home.run("check", "gale", "London", "--offline").code == 4)
        try await add("later", "gusts", "--over", "500", "--within", "240", at: home)
        home.clock.advance(by: 3 * 86_400)
        #expect([4, 5].contains(try await home.run("check", "later", "--offline").code))
        #expect(try await home.run("check", "gale", "--offline").code == 5)
    }

    @Test(
        "what was true stays true within half a step, also for the next process, and ends after three hours beyond it")
    func memory() async throws {
        let home = try await home()
        try await add("warm", "temperature", "--over", "-60", at: home)
        let run = try await home.run("check", "warm", "--offline", "--json")
        #expect(run.code == 0)
        let highest = try #require(try object(run)["value"] as? Double)
        // A rule about the same weather with its threshold a little above is false, and stays so.
        try await add("warm", "temperature", "--over", String(highest + 0.5), at: home)
        #expect(try await home.run("check", "warm", "--offline").code == 1)
        // Once it has been true, it is true until three hours beyond the band have passed.
        let folder = home.folder.path("data/fairweather")
        let file = URL(filePath: folder + "/rules.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(text.replacing("\"holds\":false", with: "\"holds\":true").utf8).write(to: file)
        let held = try await home.run("check", "warm", "--offline")
        #expect(
            held.code == 0 && held.output.contains("Yes, until it has stayed lower for three hours."), "\(held.output)")
        try await add("warm", "temperature", "--over", String(highest + 5), at: home)
        #expect(try await home.run("check", "warm", "--offline").code == 1)
    }

    @Test("sample weather leaves no trace in what is remembered")
    func sample() async throws {
        let home = try await home()
        try await add("mild", "temperature", "--over", "-60", at: home)
        #expect(try await home.run("check", "mild", "Paris", "--source", "sample").code == 0)
        #expect(!FileManager.default.fileExists(atPath: home.folder.path("data/fairweather/rules.json")))
    }

    @Test("rules are kept, listed with all they say, and removed")
    func editing() async throws {
        let home = try await home()
        try await add(
            "way", "rain", "--over", "0.5", "--between", "07:30-08:30", "--on", "weekdays", "--told-from", "06:45",
            "--quiet-hours", "22:00-06:00", "--place", "Paris", "--notify", at: home)
        let list = try await home.run("check", "list")
        #expect(list.output.contains("Rain over 0.5 mm/h") && list.output.contains("07:30 to 08:30, weekdays"))
        let json = try await home.run("check", "list", "--json")
        #expect(try faults(json, as: "rules") == [])
        let rule = try #require((try object(json)["rules"] as? [[String: Any]])?.first)
        #expect(rule["between"] as? String == "07:30-08:30" && rule["told_from"] as? String == "06:45")
        #expect((rule["days"] as? [String])?.count == 5 && rule["place_id"] is String)
        #expect(rule["notify"] as? Bool == true)
        _ = try await home.run("places", "remove", "Paris")
        #expect(try await home.run("check", "way", "--offline").code == 3)
        #expect(try await home.run("check", "remove", "way").code == 0)
        #expect(try await home.run("check", "list").output.isEmpty)
        #expect(try await home.run("check", "remove", "way").code == 2)
    }

    @Test(
        "what no rule can be is refused",
        arguments: [
            ["gusts"], ["gusts", "--over", "1", "--below", "2"], ["comets", "--over", "1"], ["gusts", "--over", "x"],
            ["gusts", "--over", "99999"], ["gusts", "--over", "60", "--within", "0"],
            ["gusts", "--over", "60", "--within", "24", "--between", "07:00-08:00"],
            ["gusts", "--over", "60", "--on", "mon"],
            ["gusts", "--over", "60", "--between", "7-8"], ["chance", "--over", "100"], ["rain", "--below", "0"],
        ])
    func refused(arguments: [String]) async throws {
        let home = try TestHome()
        #expect(try await home.run(["check", "add", "mine"] + arguments).code == 2)
        #expect(try await home.run("check", "list").output.isEmpty)
    }

    @Test("a threshold that nothing can pass is called one that can never be met; the last one before it is taken")
    func unreachable() async throws {
        let home = try TestHome()
        let run = try await home.run("check", "add", "mine", "chance", "--over", "100")
        #expect(run.errors.contains("The limit of chance can never be met."), "\(run.errors)")
        for limit in [["gusts", "--over", "-5"], ["chance", "--below", "101"]] {
            let run = try await home.run(["check", "add", "mine"] + limit)
            #expect(run.code != 0 && run.errors.contains("The limit of \(limit[0]) is always met."), "\(run.errors)")
        }
        #expect(try await home.run("check", "add", "mine", "chance", "--over", "99").code == 0)
        #expect(try await home.run("check", "add", "mine", "chance", "--below", "100").code == 0)
    }

    @Test("a dry run goes through what is stored, and follows the schema")
    func trial() async throws {
        let home = try await home()
        try await add("mild", "temperature", "--over", "-60", at: home)
        let text = try await home.run("check", "try", "mild")
        #expect(
            text.code == 0 && text.output.contains("This rule would have told you 1 time"),
            "\(text.output)\(text.errors)")
        #expect(try faults(await home.run("check", "try", "mild", "--json"), as: "rule_trial") == [])
        #expect(try await home.run("check", "try", "mild", "London").code == 4)
    }
}
