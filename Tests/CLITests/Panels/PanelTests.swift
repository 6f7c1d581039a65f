import Foundation
import Testing
import WeatherModel
import WeatherText

@testable import fairweather_cli

@Suite("Lines for status bars")
struct PanelTests {
    private func seeded(_ severity: AlertSeverity = .moderate) async throws -> TestHome {
        let home = try TestHome()
        home.environment["LC_ALL"] = "en_GB"
        try await home.seed(severity: severity)
        home.pause = { _ in throw CancellationError() }
        return home
    }

    @Test("Waybar is told the weather, the warning and the details")
    func waybar() async throws {
        let run = try await seeded().run("watch", "--offline", "--format", "waybar")
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        let line = try #require(try PanelLines.waybar(run).first)
        #expect(line.text == "☁ 6° ⚠" && line.alt == "overcast")
        #expect(line.class == ["overcast", "warning-moderate"])
        let lines = try #require(PanelLines.shown(line.tooltip)).split(separator: "\n")
        #expect(lines.first == "Paris")
        #expect(lines.contains { $0.hasPrefix("Snow and ice · Moderate · Île-de-France") })
        #expect(lines.contains("6° Overcast, feels like 2°"))
        #expect(lines.contains("Humidity: 66%, dew point 1°"), "\(lines)")
        #expect(lines.last?.contains("calculated for 13:15") == true, "\(lines)")
    }

    @Test("i3blocks is told the same in a line, and what is grave is urgent")
    func i3blocks() async throws {
        let home = try await seeded()
        let run = try await home.run("watch", "--offline", "--format", "i3blocks")
        let line = try #require(try PanelLines.i3blocks(run).first)
        #expect(line.full_text == "☁ 6° Overcast ⚠ Snow and ice" && line.short_text == "☁ 6°")
        #expect(!line.urgent && line.markup == "none")
        try home.choose { $0.alertChoice.leastSeverity = .severe }
        let doubtful = try PanelLines.i3blocks(try await home.run("now", "--offline", "--format", "i3blocks"))
        #expect(doubtful.first?.urgent == false && doubtful.first?.full_text.contains("⚠") == false)
        let grave = try await seeded(.severe).run("now", "--offline", "--format", "i3blocks")
        let urgent = try #require(try PanelLines.i3blocks(grave).first)
        #expect(urgent.urgent && urgent.full_text.hasSuffix("⚠ Snow and ice"))
    }

    @Test("a template has every field")
    func fields() async throws {
        let home = try await seeded()
        let template = PanelField.allCases.map { "{\($0.rawValue)}" }.joined(separator: "|")
        let run = try await home.run("now", "--offline", "--format", template)
        #expect(
            run.lines == [
                "☁|6°|2°|Overcast|Paris|7°|3°|11 mph from the northwest|19 mph|66%|9%"
                    + "|Dry until about 05:00 tomorrow, then light rain.|Snow and ice|Sample data|4 minutes ago|"
            ])
        let pattern = try await home.run("watch", "--offline", "--format", "a {{b} {{{place}} {{")
        #expect(pattern.lines == ["a {b} {Paris} {"])
        let tagged = try await home.run("now", "--offline", "--format", "%{{F#f00}{warning}%{{F-}")
        #expect(tagged.lines == ["%{F#f00}Snow and ice%{F-}"])
    }

    @Test(
        "what is no template is refused, and the fields are named",
        arguments: [
            ("{temp}", "“{temp}” is not a field."), ("{icon", "A brace is not closed"), ("{icon} {", "not closed"),
            ("{}", "“{}” is not a field."), ("wabar", "“wabar” is neither waybar nor i3blocks"), ("", "neither"),
        ])
    func wrongTemplates(template: String, words: String) async throws {
        for command in ["watch", "now"] {
            let run = try await TestHome().run(command, "Paris", "--format", template)
            #expect(run.code == 2 && run.output.isEmpty)
            #expect(run.errors.contains(words) && run.errors.contains("icon, temperature, feels-like"), "\(run.errors)")
        }
    }

    @Test("one format at a time")
    func both() async throws {
        for command in ["watch", "now"] {
            let run = try await TestHome().run(command, "Paris", "--json", "--format", "waybar")
            #expect(run.code == 2 && run.errors.contains("Use either --json or --format, not both."))
        }
    }

    @Test("a name can neither end the line nor steer the bar or the terminal behind it")
    func hostileNames() async throws {
        let home = try await seeded()
        let name = "<b>R&D</b> \u{1B}[31m\u{202E}%{A1:reboot:}x\"'\\"
        _ = try await home.run("places", "rename", "Paris", "--to", name)
        let waybar = try await home.run("watch", "--offline", "--format", "waybar")
        #expect(waybar.lines.count == 1)
        let tooltip = try #require(try PanelLines.waybar(waybar).first?.tooltip)
        #expect(PanelLines.shown(tooltip)?.hasPrefix("<b>R&D</b> \\x1b[31m\\u202e") == true, "\(tooltip)")
        let line = try await home.run("now", "--offline", "--format", "100%{place}")
        #expect(line.lines.count == 1)
        #expect(line.output.contains("<b>R&D</b> \\x1b[31m\\u202e% {A1:reboot:}x\"'\\"), "\(line.output)")
        #expect(!line.output.contains("%{"))
        _ = try await home.run("places", "rename", "Paris", "--to", "{A1:reboot:}")
        #expect(try await home.run("now", "--offline", "--format", "100%{place}").lines == ["100% {A1:reboot:}"])
    }

    @Test("the sign of each condition is one character, and the moon is not the sun")
    func signs() {
        for condition in WeatherCondition.allCases {
            #expect(condition.sign(isDay: true).count == 1 && condition.sign(isDay: false).count == 1)
        }
        #expect(WeatherCondition.clear.sign(isDay: false) != WeatherCondition.clear.sign(isDay: true))
        #expect(WeatherCondition.unknown.sign(isDay: true) == "—")
    }
}
