import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Recorded answers of MET Norway", .enabled(if: RecordedPayloads.folder != nil))
struct RecordedMetNorwayTests {
    @Test("every forecast has a row for each step, with the sums of its one or six hours, all of which the days hold")
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
            let body = try answer.data
            let result = Result { () throws(FetchError) in try decoder.forecast(from: body) }
            table.add(name, result)
            let forecast = try result.get()
            #expect(forecast.hours.count == series.count, "\(name)")
            #expect(forecast.current != nil, "\(name)")
            #expect(forecast.issuedAt != nil, "\(name)")
            #expect(
                forecast.hours.dropFirst().allSatisfy { $0.condition != nil && $0.condition != .unknown }, "\(name)")
            #expect(forecast.hours.allSatisfy { $0.temperature != nil }, "\(name)")
            #expect(forecast.implausible == [], "\(name)")
            let sums = try Self.sums(series)
            let kept = forecast.hours.compactMap { row in row.precipitation.map { Fall(row.time, row.duration, $0) } }
            #expect(kept == sums, "\(name)")
            let days = [Day].built(from: forecast.hours, in: .gmt)
            let total = days.compactMap(\.precipitation?.value).reduce(0, +)
            #expect(abs(total - sums.map(\.amount).reduce(0, +)) < 1e-6, "\(name): days hold all that falls")
            #expect(days.allSatisfy { $0.high != nil && $0.low != nil }, "\(name)")
        }
        table.show()
    }

    private struct Fall: Equatable {
        let end: Date
        let length: TimeInterval
        let amount: Double

        init(_ end: Date, _ length: TimeInterval, _ amount: Precipitation) {
            (self.end, self.length, self.amount) = (end, length, amount.value)
        }
    }

    /// What the steps say of the hour after them, or of the six hours where they lie as far apart.
    private static func sums(_ series: [JSONObject]) throws -> [Fall] {
        try series.enumerated().compactMap { index, step -> Fall? in
            let time = try #require(ISOInstant.date(step.text("time")))
            let data = step.object("data")
            let (block, length) =
                data?.object("next_1_hours").map { ($0, 3600.0) }
                ?? data?.object("next_6_hours").map { ($0, 21600.0) } ?? (JSONObject([:]), 0)
            return block.object("details")?.number("precipitation_amount").map {
                Fall(time.addingTimeInterval(length), length, Precipitation($0))
            }
        }
    }
}
