import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Recorded answers of MET Norway", .enabled(if: RecordedPayloads.folder != nil))
struct RecordedMetNorwayTests {
    @Test("every forecast has a row for each step, with the sums of its hours and no others")
    func forecasts() throws {
        var table = PayloadTable("met-norway")
        for (name, data) in try RecordedPayloads.all("met-norway") {
            guard let root = try? JSONObject(data) else { continue }
            // Some recordings stand in a frame with their status and headers.
            let answer = root.object("data") ?? root
            guard let series = answer.object("properties")?.objects("timeseries") else {
                table.add(name, "another product")
                continue
            }
            let arrival = ISOInstant.date(series.first?.text("time"))?.addingTimeInterval(60) ?? .distantPast
            let decoder = MetNorwayDecoder(fetchedAt: arrival, timeZone: .gmt)
            let body = try JSONSerialization.data(withJSONObject: answer.members)
            let result = Result { () throws(FetchError) in try decoder.forecast(from: body) }
            table.add(name, result)
            let forecast = try result.get()
            #expect(forecast.hours.count == series.count, "\(name)")
            #expect(forecast.current != nil, "\(name)")
            #expect(forecast.issuedAt != nil, "\(name)")
            #expect(forecast.hours.dropLast().allSatisfy { $0.condition != nil && $0.condition != .unknown }, "\(name)")
            #expect(forecast.hours.allSatisfy { $0.temperature != nil }, "\(name)")
            #expect(forecast.implausible == [], "\(name)")
            let sums = series.filter { $0.object("data")?.object("next_1_hours") != nil }.count
            #expect(forecast.hours.filter { $0.precipitation != nil }.count == sums, "\(name)")
        }
        table.show()
    }
}
