import Foundation
import WeatherModel

extension Samples {
    /// Every part, each with a stamp of its own.
    static func report(
        source: String = "open-meteo", zone: TimeZone = TimeZone(identifier: "Asia/Kathmandu") ?? .gmt, hours: Int = 48,
        days: Int = 7
    ) -> WeatherReport {
        var report = WeatherReport(forecast(source: source, zone: zone, hours: hours, days: days))
        report.current?.value.kind = .observed
        report.current?.value.station = "A lighthouse, 3 km"
        report.current?.value.thunderProbability = Percentage(3)
        report.hours?.issuedAt = start.addingTimeInterval(-4_000)
        report.days?.validUntil = start.addingTimeInterval(3_600.5)
        report.minutes = Sourced(
            (1...8).map(step), source: agency, fetchedAt: start)
        report.airQuality = Sourced(airQuality, source: agency, fetchedAt: start.addingTimeInterval(0.7))
        report.alerts = Sourced([alert, Alert(id: "plain", texts: [])], source: agency, fetchedAt: start)
        return report
    }

    /// The spread of five hours, which no report of an earlier version has.
    static var spread: Sourced<[TemperatureSpread]> {
        Sourced(
            (0..<5).map { hour in
                TemperatureSpread(
                    time: start.addingTimeInterval(Double(hour) * 3600), mean: Temperature(0.1 * Double(hour)),
                    deviation: TemperatureDeviation(1 / 3.0))
            }, source: agency, fetchedAt: start.addingTimeInterval(0.3))
    }

    private static func step(_ number: Int) -> PrecipitationStep {
        PrecipitationStep(
            time: start.addingTimeInterval(Double(number) * 900), duration: 900,
            precipitation: number == 3 ? nil : Precipitation(Double(number) / 10),
            condition: number == 4 ? .hail : nil)
    }

    static let agency = WeatherSource(
        id: "agency", name: "Agency", attribution: "Warnings by the Agency", homepage: "https://agency.example")

    private static var airQuality: AirQualityReport {
        var now = AirQuality(
            time: start, pollutants: [.ozone: MassConcentration(61.5)], pollen: [.birch: PollenCount(3)])
        now.indices = [AirQualityIndex(.us, checking: 42), AirQualityIndex(.european, checking: 17.25)].compactMap {
            $0
        }
        let hours = (0..<5).map { hour in
            AirQuality(
                time: start.addingTimeInterval(Double(hour) * 3600),
                indices: [AirQualityIndex(.european, checking: Double(hour) * 1.5)].compactMap { $0 },
                pollutants: hour == 2 ? [:] : [.pm2_5: MassConcentration(0.1 * Double(hour))])
        }
        return AirQualityReport(current: now, hours: hours)
    }

    private static var alert: Alert {
        Alert(
            id: "urn:oid:2.49.0.1", sender: "Agency", severity: .severe, certainty: .likely, urgency: .immediate,
            message: .update, references: ["urn:oid:2.49.0.0", "a b,c\nd"], sent: start,
            onset: start.addingTimeInterval(100), ends: start.addingTimeInterval(1 / 3.0),
            texts: [
                AlertText(language: "de-DE", event: "Sturm", headline: "Sturm", area: "Küste"),
                AlertText(language: "en", description: "Wind.\n\nStrong.", instruction: "Stay in."),
            ],
            link: "https://agency.example/1")
    }
}
