import Foundation
import WeatherModel
import WeatherServices

/// The weather of Hamburg that the drawings of the quantities show: what was measured since yesterday, sixteen days to come with the
/// spread of an ensemble, and in spring the air.
struct PlayedWeeks: ReportFetching {
    let now: Date

    /// A day: the high, the low, the millimetres that fall and the hour in whose middle they do, the highest mean wind and gust in
    /// kilometres an hour, and the degrees that it blows from.
    private typealias Day = (
        high: Double, low: Double, fall: Double, at: Double, wind: Double, gust: Double, from: Double
    )

    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        guard location.timeZoneIdentifier == "Europe/Berlin" else {
            return await ComparedReports(now: now).report(of: parts, for: location)
        }
        return FetchedReport(report: report(in: location.zone))
    }

    /// What a station measured at each hour since yesterday's midnight, as a source reported it a few minutes later.
    func measured(in zone: TimeZone) -> [WeatherReport] {
        hours(in: zone).filter { $0.time <= now }.map { hour in
            WeatherReport(
                timeZone: zone,
                current: Sourced(
                    CurrentConditions(
                        time: hour.time, kind: .observed, station: "Hamburg-Fuhlsbüttel", conditions: hour.conditions),
                    source: .brightSky, fetchedAt: hour.time.addingTimeInterval(180)))
        }
    }

    /// The forecast of two evenings ago, by which Friday stays dry and mild.
    func earlier(in zone: TimeZone) -> WeatherReport {
        let issued = now.addingTimeInterval(-42 * 3600)
        // The first day is yesterday.
        let friday = (4 * 24)...(5 * 24)
        let hours = hours(in: zone).enumerated().map { index, row in
            var row = row
            guard friday.contains(index) else { return row }
            row.temperature = row.temperature.map { Temperature($0.value + 4) }
            (row.precipitation, row.precipitationProbability) = (Precipitation(0), Percentage(20))
            row.condition = .partlyCloudy
            return row
        }
        return WeatherReport(
            Forecast(
                source: .openMeteo, fetchedAt: issued, timeZone: zone, hours: hours, days: .built(from: hours, in: zone)
            ))
    }

    private func report(in zone: TimeZone) -> WeatherReport {
        let hours = hours(in: zone)
        var report = WeatherReport(
            Forecast(
                source: .openMeteo, fetchedAt: now.addingTimeInterval(-240), timeZone: zone, hours: hours,
                days: .built(from: hours.filter { $0.time > midnight(in: zone) }, in: zone)))
        if let present = hours.last(where: { $0.time <= now }) {
            report.current = Sourced(
                CurrentConditions(
                    time: present.time, kind: .observed, station: "Hamburg-Fuhlsbüttel", conditions: present.conditions),
                source: .brightSky, fetchedAt: now.addingTimeInterval(-240))
        }
        report.minutes = Sourced(
            (0..<12).map { step in
                PrecipitationStep(
                    time: now.addingTimeInterval(Double(step + 1) * 600), duration: 600,
                    precipitation: Precipitation(step < 8 ? 0 : [0.1, 0.3, 0.45, 0.4][step - 8]))
            }, source: .openMeteo, fetchedAt: now.addingTimeInterval(-240))
        report.spread = Sourced(
            hours.filter { $0.time > now }.compactMap { hour in
                let days = hour.time.timeIntervalSince(now) / 86_400
                return hour.temperature.map {
                    TemperatureSpread(
                        time: hour.time, mean: $0, deviation: TemperatureDeviation(0.2 + min(days, 12) * 0.2))
                }
            }, source: .openMeteoEnsemble, fetchedAt: now.addingTimeInterval(-240))
        if isSpring { report.airQuality = Sourced(air(in: zone), source: .openMeteoAirQuality, fetchedAt: now - 1500) }
        return report
    }

    private var isSpring: Bool { CivilDate(now, in: .gmt).month == 4 }

    private func midnight(in zone: TimeZone) -> Date { CivilDate(now, in: zone).start(in: zone) ?? now }

    /// The hours from yesterday's midnight on.
    private func hours(in zone: TimeZone) -> [Hour] {
        let start = midnight(in: zone).addingTimeInterval(-86_400)
        let drawn = Self.days.map { (high: $0.high, low: $0.low, fall: $0.fall, at: $0.at) }
        return (0...Self.days.count * 24).map { index in
            let (day, clock) = (Self.days[min(index / 24, Self.days.count - 1)], Double(index % 24))
            var row = Hour(time: start.addingTimeInterval(Double(index) * 3600))
            let warmth = PlayedComparison.temperature(Double(index), drawn) + (isSpring ? 6 : 0)
            row.temperature = Temperature(warmth)
            let distance = abs(clock - day.at)
            let fall = distance < 3 ? day.fall * (3 - distance) / 9 : 0
            row.precipitation = Precipitation(isSpring ? 0 : fall)
            row.precipitationProbability = Percentage(fall > 0 && !isSpring ? 70 : 5)
            row.windSpeed = Speed(Self.wave(index) { $0.wind } / 3.6)
            row.windGust = Speed(Self.wave(index) { $0.gust } / 3.6)
            row.windDirection = Bearing(day.from)
            row.relativeHumidity = Percentage(92 - 2 * abs(clock - 4).truncatingRemainder(dividingBy: 12))
            row.seaLevelPressure = Pressure(1012 - day.wind / 3 + cos(Double(index) / 20) * 6)
            row.visibility = Distance(fall > 0 ? 6000 : 20_000)
            row.cloudCover = Percentage(day.fall > 0 ? 95 : 40)
            row.uvIndex = UVIndex(max(0, (isSpring ? 5 : 1) - abs(clock - 13) / 2))
            row.condition =
                isSpring ? .mostlyClear : fall >= 0.1 ? .lightRain : day.fall > 0 ? .overcast : .partlyCloudy
            return row
        }
    }

    /// Returns what is highest at two in the afternoon, and between two afternoons goes over from one to the other, with small waves.
    private static func wave(_ index: Int, _ value: (Day) -> Double) -> Double {
        let share = (Double(index) - 14) / 24
        let before = days[min(max(Int(share.rounded(.down)), 0), days.count - 1)]
        let after = days[min(max(Int(share.rounded(.down)) + 1, 0), days.count - 1)]
        let part = share - share.rounded(.down)
        let mean = value(before) * (1 - part) + value(after) * part
        return mean * (0.94 - 0.06 * cos((part - 0.5) * 2 * .pi)) - abs(sin(Double(index))) * mean * 0.05 * part
    }

    private static let days: [Day] = [
        (8, 3, 0, 0, 17, 30, 225), (11, 6, 3, 15, 29, 43, 245), (12, 8, 2, 20, 38, 59, 240),
        (10, 6, 12, 10, 52, 82, 270), (7, 3, 3, 14, 35, 52, 310), (5, 1, 0, 0, 19, 30, 350), (4, -1, 0, 0, 9, 14, 90),
        (3, -2, 0, 0, 9, 15, 150), (4, -1, 0, 0, 15, 22, 210), (6, 1, 1, 12, 25, 40, 250), (8, 4, 2, 9, 30, 46, 265),
        (8, 5, 0, 0, 25, 39, 270), (7, 4, 1, 18, 19, 29, 275), (6, 3, 0, 0, 15, 24, 250), (5, 2, 0, 0, 15, 24, 250),
        (5, 1, 2, 15, 17, 27, 260), (5, 1, 0, 0, 19, 29, 270),
    ]

    /// The air of five days: worst in the afternoons, with birch until Sunday.
    private func air(in zone: TimeZone) -> AirQualityReport {
        let start = midnight(in: zone)
        let hours = (0..<5 * 24).map { index -> AirQuality in
            let (day, clock) = (index / 24, Double(index % 24))
            let noon = pow((1 + cos((clock - 15) / 24 * 2 * .pi)) / 2, 3)
            func highest(_ values: [Double], from least: Double) -> Double { least + (values[day] - least) * noon }
            func mass(_ values: [Double], from least: Double) -> MassConcentration {
                MassConcentration(highest(values, from: least))
            }
            return AirQuality(
                time: start.addingTimeInterval(Double(index) * 3600),
                indices: [AirQualityIndex(.european, checking: highest([42, 49, 52, 34, 30], from: 26))]
                    .compactMap(\.self),
                pollutants: [
                    .ozone: mass([103, 114, 118, 85, 75], from: 50), .pm2_5: mass([10, 11, 12, 7, 6], from: 5),
                    .pm10: mass([17, 21, 22, 12, 11], from: 9), .nitrogenDioxide: mass([26, 16, 14, 27, 25], from: 10),
                    .sulphurDioxide: MassConcentration(2),
                ],
                pollen: [
                    .birch: PollenCount([142, 142, 140, 5, 12][day]), .grass: PollenCount(4),
                    .alder: PollenCount([2, 2, 1, 1, 1][day]), .mugwort: PollenCount(0), .olive: PollenCount(0),
                    .ragweed: PollenCount(0),
                ])
        }
        return AirQualityReport(current: hours.last { $0.time <= now }, hours: hours)
    }
}

/// Ten earlier years around the date of the drawings, of which 2024 was the warmest and 2025 the coldest.
struct PlayedPastYears: PastYearFetching {
    let now: Date

    var isOffered: Bool { true }

    func year(_ days: ClosedRange<CivilDate>, at place: Location) async throws(FetchError) -> PastYear {
        let year = CivilDate(dayNumber: days.lowerBound.dayNumber + PastYears.reach + 1).year
        let high = [8.0, 7, 9, 10, 4, 7, 7, 5, 11, 2][min(max(year - 2016, 0), 9)]
        let (first, last) = (days.lowerBound.dayNumber - 1, days.upperBound.dayNumber + 1)
        let hours = (first * 24..<(last + 1) * 24).map { hour -> Hour in
            var row = Hour(time: Date(timeIntervalSince1970: Double(hour) * 3600))
            let clock = Double(hour % 24)
            // Each day is warmer or colder than its year, but the date itself.
            let day = Double(hour / 24 - first - PastYears.reach - 2)
            row.temperature = Temperature(
                high - 2.4 + 2.4 * cos((clock - 13) / 24 * 2 * .pi) + 2 * sin(day * 1.9) - day * 0.07)
            row.windSpeed = Speed((19 + 9 * sin(Double(hour) / 17 + Double(year))) / 3.6)
            row.windDirection = Bearing((200 + 60 * sin(Double(hour) / 31)).truncatingRemainder(dividingBy: 360))
            return row
        }
        return PastYear(days: days, hours: hours, fetchedAt: now)
    }
}
