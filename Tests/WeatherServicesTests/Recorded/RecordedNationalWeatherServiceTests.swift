import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Recorded answers of the US National Weather Service", .enabled(if: RecordedPayloads.folder != nil))
struct RecordedNationalWeatherServiceTests {
    private let arrival = Date(timeIntervalSince1970: 1_768_947_000)

    @Test("every answer that is no warning decodes, or gives the error it is")
    func answers() throws {
        var table = PayloadTable("nws")
        for (name, data) in try RecordedPayloads.all("nws") where name.hasSuffix(".json") && !name.hasPrefix("alert") {
            let status = Self.status(of: name, data)
            do throws(FetchError) {
                let body = try HTTPResponse(status: status, body: data).checkedNWSBody(now: arrival)
                table.add(name, try decoded(body))
                #expect(status < 400, "\(name)")
            } catch {
                table.add(name, "error \(error)")
                #expect(status >= 400 || Self.isHollow(data), "\(name): \(error)")
                if status == 404 || status == 400 { #expect(error == .notFound, "\(name)") }
                if status >= 500 { #expect(error == .serverTrouble(status: status), "\(name)") }
            }
        }
        table.show()
    }

    /// What an answer of any of the service's kinds holds, in a line of words.
    private func decoded(_ body: Data) throws(FetchError) -> String {
        let properties = try JSONObject(body).object("properties")
        if properties?.members["periods"] != nil {
            let forecast = try NWSForecast(body)
            let whole = Forecast(
                source: .nationalWeatherService, fetchedAt: arrival, timeZone: .gmt,
                hours: forecast.hours(grid: nil), days: forecast.days(in: .gmt, hours: []))
            #expect(whole.implausible == [])
            #expect(
                forecast.periods.allSatisfy { $0.temperature != nil && $0.wind.speed != nil && $0.condition != nil })
            return "\(forecast.periods.count) periods, conditions \(Set(forecast.periods.map(\.condition)).count)"
        }
        if properties?.text("gridId") != nil {
            if properties?.text("forecast") != nil {
                let point = try NWSPoint(body)
                #expect(point.timeZone != nil)
                return "point \(point.path) \(point.timeZone?.identifier ?? "")"
            }
            let grid = try NWSGrid(body)
            let start = ISOInterval(properties?.text("validTimes"))?.start ?? .distantPast
            #expect(grid.conditions(at: start).temperature != nil)
            return "grid \(grid.conditions(at: start).temperature?.value ?? .nan) °C at its start"
        }
        let observation = try NWSObservation(body).current
        let forecast = Forecast(
            source: .nationalWeatherService, fetchedAt: arrival, timeZone: .gmt, current: observation)
        #expect(forecast.implausible == [])
        #expect(!forecast.quantities.isEmpty)
        return "observed \(observation.station ?? "?") \(observation.condition?.rawValue ?? "–"): "
            + forecast.quantities.map { "\($0.name.dropFirst(8)) \($0.value.value)" }.joined(separator: ", ")
    }

    /// The status in a problem, in a bundle of weather.gov's own tests, or in the file's name.
    private static func status(of name: String, _ data: Data) -> Int {
        let root = try? JSONObject(data)
        let told = root?.number("status") ?? root?.object("@bundle")?.number("status")
        let named = name.split(separator: "_").lazy.compactMap { Int($0) }.first { (400...599).contains($0) }
        return told.flatMap { Int(exactly: $0) } ?? named ?? 200
    }

    /// Whether there is nothing to read: no features, no time that is one, nothing but nulls.
    private static func isHollow(_ data: Data) -> Bool {
        guard let root = try? JSONObject(data) else { return false }
        if root.members.keys.contains("features") {
            return ISOInstant.date(root.objects("features")?.first?.object("properties")?.text("timestamp")) == nil
        }
        let periods = root.object("properties")?.objects("periods")
        return periods?.allSatisfy { $0.text("startTime") == nil } == true
    }
}
