import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Recorded answers of Weather Underground", .enabled(if: RecordedPayloads.folder != nil))
struct RecordedWeatherUndergroundTests {
    @Test("every answer decodes, or gives the error it is")
    func answers() throws {
        var table = PayloadTable("weather-underground")
        for (name, data) in try RecordedPayloads.all("wunderground") where name.hasSuffix(".json") {
            guard let root = try? JSONObject(data) else {
                table.add(name, "no object")
                continue
            }
            let isStation = root.members["observations"] != nil || root.members["errors"] != nil
            let isConditions = root.members["response"] != nil || root.members["display_location"] != nil
            guard isStation || isConditions else {
                table.add(name, Location(weatherUnderground: data).map { "place \($0.name)" } ?? "another product")
                continue
            }
            let result = Result { () throws(FetchError) in
                isStation
                    ? try WeatherUndergroundStationDecoder(fetchedAt: .distantPast, place: Self.place(root))
                        .forecast(from: data)
                    : try WeatherUndergroundConditionsDecoder(fetchedAt: .distantPast).forecast(from: data)
            }
            table.add(name, result)
            switch result {
            case .success(let forecast):
                #expect(forecast.current?.kind == .observed, "\(name)")
                #expect(forecast.implausible == [], "\(name)")
            case .failure:
                let isError = root.object("response")?.members["error"] != nil || root.members["errors"] != nil
                #expect(isError || root.object("current_observation") == nil, "\(name)")
            }
        }
        table.show()
    }

    /// Where the station itself stands.
    private static func place(_ root: JSONObject) -> Location {
        let station = root.objects("observations")?.first
        return Location(
            name: "Station",
            coordinates: Coordinates(
                clampingLatitude: station?.number("lat") ?? 0, longitude: station?.number("lon") ?? 0))
    }
}
