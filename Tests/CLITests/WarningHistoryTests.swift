import FlyingFox
import Foundation
import LoopbackServing
import Synchronization
import Testing
import WeatherStore

@testable import fairweather_cli

/// A warning that is given, raised, extended and cancelled, over a socket, into the file, and over restarts.
struct WarningHistoryTests {
    private static func message(
        _ id: String, _ type: String, severity: String = "Moderate", until end: String = "2026-02-11T06:00:00+01:00",
        references: String? = nil, event: String = "Wind gusts"
    ) -> String {
        let reference =
            references.map {
                #""references": "post@example.nl,\#($0),2026-02-10T09:00:00+01:00","#
            } ?? ""
        return """
            {"alert": {"identifier": "\(id)", "sender": "post@example.nl", "sent": "2026-02-10T09:00:00+01:00",
             "status": "Actual", "msgType": "\(type)", \(reference) "scope": "Public", "info": [{
              "language": "en-GB", "category": ["Met"], "event": "\(event)", "urgency": "Expected",
              "severity": "\(severity)", "certainty": "Likely", "onset": "2026-02-10T18:00:00+01:00",
              "expires": "\(end)", "senderName": "KNMI", "headline": "Wind gusts", "description": "Gusts.",
              "area": [{"areaDesc": "Drenthe", "geocode": [{"valueName": "EMMA_ID", "value": "NL018"}]}]}]},
             "uuid": "\(id)"}
            """
    }

    private static func feed(_ messages: [String]) -> Data {
        Data("{\"warnings\": [\(messages.joined(separator: ","))]}".utf8)
    }

    /// Runs the command with the feed, an hour after the one before.
    private func look(_ home: TestHome, _ messages: [String], _ command: String = "alerts") async throws -> String {
        home.clock.advance(by: 3600)
        let body = Self.feed(messages)
        let handler = ClosureHTTPHandler { request in
            request.path == "/api/v1/warnings/feeds-netherlands"
                ? HTTPResponse(statusCode: .ok, headers: [.contentType: "application/json"], body: body)
                : HTTPResponse(statusCode: .notFound)
        }
        return try await HTTPServer.serving(handler) { server in
            try await home.run(command, "Assen", "--server", "meteoalarm=\(server.absoluteString)").output
        }
    }

    @Test("what changed is said once with its time, and what is superseded or cancelled does not stay")
    func versions() async throws {
        let home = try TestHome(at: "2026-02-10T09:20:00Z")
        _ = try await home.run("places", "add", "Assen")
        let first = Self.message("NL.1", "Alert")
        let second = Self.message("NL.2", "Update", severity: "Severe", references: "NL.1")
        let third = Self.message(
            "NL.3", "Update", severity: "Severe", until: "2026-02-11T12:00:00+01:00", references: "NL.2")
        #expect(try await look(home, [first]).contains("First seen at 11"))
        // The old version stays in the feed, as services leave it there.
        let raised = try await look(home, [first, second])
        #expect(raised.contains("Raised at 12") && raised.contains("severe instead of moderate"))
        #expect(raised.components(separatedBy: "Wind gusts").count == 2, "two versions are shown: \(raised)")
        let extended = try await look(home, [first, second, third])
        #expect(extended.contains("Extended at 1") && !extended.contains("severe instead of moderate"))
        let same = try await look(home, [third])
        #expect(same.contains("Extended at 1") && !same.contains("at 2"))
        // Cancelled by name, while the feed still lists what is cancelled.
        let cancel = Self.message("NL.4", "Cancel", references: "NL.3")
        let over = try await look(home, [third, cancel])
        #expect(over.contains("No warnings.") && !over.contains("First seen"))
        #expect(over.contains("“Wind gusts” was lifted early (seen at "), "\(over)")
        let later = try await home.run("alerts", "Assen", "--offline").output
        #expect(later.contains("No warnings."), "a restart shows \(later)")
    }

    @Test("two warnings of one identifier are neither raised nor cancelled when the answer lists them in another order")
    func oneIdentifier() async throws {
        let home = try TestHome(at: "2026-02-10T09:20:00Z")
        _ = try await home.run("places", "add", "Assen")
        let wind = Self.message("NL.1", "Alert")
        let thunder = Self.message("NL.1", "Alert", severity: "Severe", event: "Thunderstorms")
        for feed in [[wind, thunder], [thunder, wind], [wind, thunder]] {
            let output = try await look(home, feed)
            #expect(output.components(separatedBy: "First seen at 11").count == 3, "\(output)")
            for word in ["Raised", "Lowered", "Extended", "Changed", "Cancelled"] {
                #expect(!output.contains(word), "\(output)")
            }
        }
        let store = try SQLiteStore.open(at: DataFolders(environment: home.environment).databaseFile).store
        let place = try #require(try store.contents(at: home.clock.now).places.first)
        let records = try store.alertRecords(of: place.id)
        #expect(records.map { $0.changes.map(\.kind) } == [[.new], [.new]] && records.allSatisfy { $0.endedAt == nil })
    }

    @Test("a floor and a switch of the place leave warnings out, and say so")
    func chosen() async throws {
        let home = try TestHome(at: "2026-02-10T09:20:00Z")
        _ = try await home.run("places", "add", "Assen")
        let folder = URL(filePath: home.folder.path("config")).appending(path: "fairweather")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "settings.json")
        try Data(#"{"schema": 1, "leastWarningSeverity": "severe"}"#.utf8).write(to: file)
        let wind = [Self.message("NL.1", "Alert")]
        let hidden = try await look(home, wind)
        #expect(hidden.contains("1 warning is of a kind or severity") && !hidden.contains("Wind gusts"))
        try Data(#"{"schema": 1, "disabledSources": ["meteoalarm"]}"#.utf8).write(to: file)
        let off = try await home.run("sources", "--offline").output
        #expect(off.contains("meteoalarm") && off.contains("switched off"))
    }

    @Test("an entry of the settings that means nothing is named, with what would mean something")
    func nonsense() async throws {
        let home = try TestHome(at: "2026-02-10T09:20:00Z")
        let folder = URL(filePath: home.folder.path("config")).appending(path: "fairweather")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(
            #"""
            {"schema": 1, "clockFormat": "25 hours", "refreshMinutes": 1, "disabledSources": ["openmeteo"],
             "partSourceOrders": {"days": ["meteoalarm"], "weeks": []}}
            """#.utf8
        ).write(to: folder.appending(path: "settings.json"))
        let told = try await home.run("doctor", "--offline").output.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        #expect(told.contains("“25 hours” under clockFormat") && told.contains("automatic, twelveHours"))
        #expect(told.contains("between 10 and 1440"))
        #expect(told.contains("“openmeteo”, which this version does not know"))
        #expect(told.contains("MeteoAlarm is in the order for “days”, which it does not give"))
        #expect(told.contains("“weeks” under partSourceOrders"))
    }
}
