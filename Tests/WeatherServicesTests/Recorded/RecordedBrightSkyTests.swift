import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Recorded answers of Bright Sky", .enabled(if: RecordedPayloads.folder != nil))
struct RecordedBrightSkyTests {
    @Test("every answer that is no warning decodes into known conditions and plausible values")
    func answers() throws {
        var table = PayloadTable("bright-sky")
        for (name, data) in try RecordedPayloads.all("brightsky") where name.hasSuffix(".json") {
            guard let root = try? JSONObject(data), root.members["weather"] != nil else {
                table.add(name, "another product")
                continue
            }
            let decoder = BrightSkyDecoder()
            let isCurrent = root.object("weather") != nil
            let result = Result { () throws(FetchError) in
                Forecast(
                    source: .brightSky, fetchedAt: .distantPast, timeZone: .gmt,
                    current: isCurrent ? try decoder.current(from: data) : nil,
                    hours: isCurrent ? [] : try decoder.hours(from: data))
            }
            table.add(name, result)
            let forecast = try result.get()
            #expect(forecast.hours.count == root.objects("weather")?.count ?? 0, "\(name)")
            #expect(forecast.implausible == [], "\(name)")
            #expect(forecast.current?.condition != .unknown, "\(name)")
            #expect(forecast.current.map { $0.station != nil } != false, "\(name)")
            #expect(forecast.hours.allSatisfy { $0.condition != .unknown }, "\(name)")
        }
        table.show()
    }
}
