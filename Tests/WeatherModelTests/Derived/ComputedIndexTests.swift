import Foundation
import Testing
import WeatherModel

/// The index that a source does not give, from as many hours as the standard asks for.
struct ComputedIndexTests {
    private static let start = Date(timeIntervalSinceReferenceDate: 817_041_600)

    private static func report(_ hours: Int, _ pollutants: [Pollutant: Double]) -> AirQualityReport {
        AirQualityReport(
            hours: (0..<hours).map { hour in
                AirQuality(
                    time: start + Double(hour) * 3600,
                    indices: [AirQualityIndex(.openWeather, checking: 2)].compactMap { $0 },
                    pollutants: pollutants.mapValues { MassConcentration($0) })
            })
    }

    @Test("three quarters of the hours of the mean are enough, fewer are not")
    func hours() throws {
        let air = Self.report(30, [.pm2_5: 35.9, .nitrogenDioxide: 1])
        #expect(air.index(.us, of: air.hours[16]) == nil)
        #expect(air.index(.us, of: air.hours[17])?.value == 102)
        #expect(air.index(.european, of: air.hours[29])?.standard == .european)
        #expect(air.index(.openWeather, of: air.hours[0])?.value == 2)
    }

    @Test("without fine particles there is no index, and a source's own comes first")
    func limits() throws {
        let gases = Self.report(30, [.ozone: 80, .nitrogenDioxide: 30])
        #expect(gases.index(.european, of: gases.hours[29]) == nil)
        var own = Self.report(30, [.pm2_5: 5])
        own.hours[29].indices = [try #require(AirQualityIndex(.us, checking: 77))]
        #expect(own.index(.us, of: own.hours[29])?.value == 77)
    }
}
