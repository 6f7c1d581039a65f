import Foundation
import Testing
import WeatherModel
import WeatherServices

/// Six days, which hold each hour's and each command's failure twice over, or as many as FAIRWEATHER_DAYS says; thirty take
/// three minutes of a processor.
private let simulatedDays = ProcessInfo.processInfo.environment["FAIRWEATHER_DAYS"].flatMap(Int.init) ?? 6

struct CronMonthTests {
    @Test(
        "in days or a month of a cron line at each full hour, with a failure of the first source a day, nobody reads what is old or of two sources",
        .timeLimit(.minutes(20)))
    func month() async throws {
        let two = try await TwoSources(at: "2026-01-01T00:00:00Z", place: TwoSources.capeTown())
        var faults: [String] = []
        var failures = 0
        try await two.played.serving { server in
            for hour in 0..<simulatedDays * 24 {
                let moment = two.home.clock.now
                for command in ["days", "now"] {
                    // Once a day, for one command or for both of that hour.
                    let (day, ofDay) = (hour / 24, hour % 24)
                    let fails =
                        ofDay == (day * 7 + 5) % 24 && (day % 3 == 2 || command == (day % 3 == 0 ? "days" : "now"))
                    if fails { failures += 1 }
                    if fails { try two.openMeteoFails() } else { try two.allWell() }
                    faults += try await look(command, of: two, at: server).map { "\(moment), \(command): \($0)" }
                    two.home.clock.advance(by: 1)
                }
                two.home.clock.advance(by: 3600 - 2)
            }
        }
        #expect(faults.isEmpty, "\(faults.prefix(5)), \(faults.count) in all")
        // One request an hour, with one more for each failure and for what was still missing after it.
        #expect(two.asked.openMeteo <= simulatedDays * 24 + 2 * failures)
        #expect((1...failures).contains(two.asked.metNorway))
    }

    /// Returns what is wrong with what the command prints, in words.
    private func look(_ command: String, of two: TwoSources, at server: URL) async throws -> [String] {
        let run = try await two.run(command, at: server)
        var faults: [String] = []
        if run.code != 0 { faults.append("code \(run.code), \(run.errors)") }
        let report = try two.report()
        for part in [WeatherPart.current, .hours, .days] {
            let age = report.fetchedAt(part).map { two.home.clock.now.timeIntervalSince($0) } ?? .infinity
            if age > 600 { faults.append("\(part) is \(age) s old") }
        }
        let sources = report.forecastSources
        if Set([sources[.current], sources[.hours], sources[.days]]).count > 1 { faults.append("mixed: \(sources)") }
        let isFirst = sources[.hours] == WeatherSource.openMeteo.id
        if run.output.contains(isFirst ? "24°" : "10°") { faults.append("values of another source: \(run.output)") }
        // Steps of a few minutes are the other source's until the next answer; then they are named.
        let attribution = isFirst ? WeatherSource.openMeteo.attribution : WeatherSource.metNorway.attribution
        let covers = report.minutes?.value.last.map { $0.time > two.home.clock.now } ?? false
        let isMixed = command == "now" && covers && sources[.minutes] != sources[.hours]
        let credit = isMixed ? "minutes. \(WeatherSource.openMeteo.attribution)" : attribution
        if !run.output.contains(credit) { faults.append("not credited: \(sources), \(run.output)") }
        return faults
    }
}
