import Foundation
import SeededRandom
import WeatherModel

/// A forecast made from a number: plausible for the most part, with gaps, long rows, contradictions and clock changes.
struct GeneratedForecast {
    let report: WeatherReport
    /// The same with wind, humidity, pressure, visibility and UV index, by a generator of their own.
    var detailed: WeatherReport { report.detailed(seed: seed) }
    let now: Date
    private let seed: UInt64
    private static let zones = [
        "Europe/London", "Asia/Kathmandu", "Pacific/Chatham", "Pacific/Pago_Pago", "America/New_York",
        "Australia/Lord_Howe",
    ]
    /// Two ordinary days, and the eves of the clock changes of London, New York and Lord Howe.
    private static let days = [
        "2026-11-19", "2026-07-04", "2026-03-28", "2026-10-24", "2026-03-07", "2026-10-31", "2026-04-04", "2026-10-03",
    ]

    init(seed: UInt64) {
        self.seed = seed
        var random = SeededGenerator(seed: seed)
        let zone = Samples.zone(Self.zones.randomElement(using: &random) ?? "Europe/London")
        let day = Samples.instant((Self.days.randomElement(using: &random) ?? "2026-11-19") + "T00:00:00Z")
        let minutesAfter = Int.random(in: 0..<3 * 1440, using: &random)
        let now = day.addingTimeInterval(Double(minutesAfter) * 60)
        let hours = random.chance(92) ? Self.hours(around: now, &random) : []
        var forecast = Forecast(source: Samples.source, fetchedAt: now, timeZone: zone, hours: hours)
        if random.chance(80) {
            var conditions = Conditions()
            conditions.condition = random.chance(85) ? Self.condition(isWet: random.chance(40), &random) : nil
            conditions.temperature = Temperature(Double.random(in: -12...30, using: &random))
            forecast.current = CurrentConditions(
                time: now - Double.random(in: 0...9000, using: &random),
                kind: random.chance(50) ? .observed : .forecast, conditions: conditions)
        }
        if random.chance(60) { forecast.minutes = Self.minutes(around: now, &random) }
        forecast.days = Self.days(from: CivilDate(now, in: zone), &random)
        var report = WeatherReport(forecast)
        report.spread = Self.spread(beside: report, at: now, seed: seed)
        (self.report, self.now) = (report, now)
    }

    private static func condition(isWet: Bool, _ random: inout SeededGenerator) -> WeatherCondition {
        let wet: [WeatherCondition] = [
            .lightDrizzle, .heavyDrizzle, .lightRain, .rain, .heavyRain, .rainShowers, .sleet, .lightSnow, .heavySnow,
            .snowShowers, .freezingRain, .thunderstorm, .hail,
        ]
        let dry: [WeatherCondition] = [
            .clear, .mostlyClear, .partlyCloudy, .overcast, .fog, .haze, .windy, .unknown,
        ]
        return (isWet ? wet : dry).randomElement(using: &random) ?? .overcast
    }

    private static func hours(around now: Date, _ random: inout SeededGenerator) -> [Hour] {
        let hour = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600)
        var time = hour - Double(random.chance(80) ? Int.random(in: 0...30, using: &random) : 0) * 3600
        let length = Double(Int.random(in: 3...150, using: &random))
        let fine = Double(Int.random(in: 0...80, using: &random))
        let coarse: TimeInterval = [3600.0, 10_800, 21_600].randomElement(using: &random) ?? 3600
        let base = Double.random(in: -15...25, using: &random)
        var isWet = random.chance(30)
        var rows: [Hour] = []
        while time < hour + length * 3600 {
            let duration: TimeInterval = time < hour + fine * 3600 ? 3600 : coarse
            if random.chance(15) { isWet.toggle() }
            if !random.chance(1) {
                rows.append(row(time, duration, isWet: isWet, base: base, &random))
            }
            time += duration
        }
        return rows
    }

    private static func row(
        _ time: Date, _ duration: TimeInterval, isWet: Bool, base: Double, _ random: inout SeededGenerator
    ) -> Hour {
        var row = Hour(time: time, duration: duration)
        let swing = 5 * sin(time.timeIntervalSince1970 / 86_400 * 2 * .pi)
        row.temperature = random.chance(97) ? Temperature(base + swing) : nil
        // One row in ten contradicts itself.
        func told() -> Bool { isWet != random.chance(10) }
        if random.chance(95) { row.condition = condition(isWet: told(), &random) }
        if random.chance(90) {
            row.precipitation = Precipitation(told() ? pow(10, Double.random(in: -2...1.2, using: &random)) : 0)
        }
        if random.chance(75) {
            row.precipitationProbability = Percentage(
                Double(Int.random(in: told() ? 40...100 : 0...30, using: &random)))
        }
        row.cloudCover = random.chance(50) ? Percentage(Double(Int.random(in: 0...100, using: &random))) : nil
        return row
    }

    private static func minutes(around now: Date, _ random: inout SeededGenerator) -> [PrecipitationStep] {
        let quarter = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 900).rounded(.down) * 900)
        var isWet = random.chance(50)
        return (-2..<Int.random(in: 2...24, using: &random)).compactMap { index in
            if random.chance(15) { isWet.toggle() }
            guard !random.chance(1) else { return nil }
            let amount = isWet ? pow(10, Double.random(in: -2...1, using: &random)) : 0
            let conflicts = random.chance(10)
            return PrecipitationStep(
                time: quarter + Double(index + 1) * 900, duration: 900,
                precipitation: random.chance(97) ? Precipitation(amount) : nil,
                condition: random.chance(90) ? condition(isWet: isWet != conflicts, &random) : nil)
        }
    }

    /// How sure two of three forecasts are, by a generator of its own: of coarse steps, colder or warmer than the hours, with gaps,
    /// and ending before them.
    private static func spread(beside report: WeatherReport, at now: Date, seed: UInt64) -> Sourced<
        [TemperatureSpread]
    >? {
        var random = SeededGenerator(seed: seed ^ 0x5bead)
        guard random.chance(66), let hours = report.hours?.value, let first = hours.first, let last = hours.last else {
            return nil
        }
        let step: TimeInterval = [3600.0, 10_800, 21_600].randomElement(using: &random) ?? 3600
        let bias = random.chance(30) ? Double.random(in: -9...9, using: &random) : 0
        let growth = Double.random(in: 0...0.06, using: &random)
        let end = random.chance(70) ? last.time + 21_600 : now + Double.random(in: 0...1, using: &random) * 86_400
        let start = Date(timeIntervalSince1970: (first.time.timeIntervalSince1970 / step).rounded(.down) * step)
        let rows = stride(from: start, through: end, by: step).compactMap { time -> TemperatureSpread? in
            guard !random.chance(1) else { return nil }
            let near = hours.min { abs($0.time.timeIntervalSince(time)) < abs($1.time.timeIntervalSince(time)) }
            let mean = (near?.temperature?.value ?? 5) + bias + Double.random(in: -1...1, using: &random)
            let passed = max(0, time.timeIntervalSince(now) / 3600)
            let deviation = (0.2 + growth * passed) * Double.random(in: 0.5...1.5, using: &random)
            return TemperatureSpread(
                time: time, mean: Temperature(mean), deviation: TemperatureDeviation(deviation))
        }
        let source = WeatherSource(
            id: random.chance(80) ? Samples.source.id + "-ensemble" : "another-ensemble", name: "Ensemble",
            attribution: "", homepage: "")
        return Sourced(rows, source: source, fetchedAt: now - Double.random(in: 0...90_000, using: &random))
    }

    private static func days(from today: CivilDate, _ random: inout SeededGenerator) -> [Day] {
        let count = Int.random(in: 0...9, using: &random)
        return (0..<count).map { index in
            var day = Day(date: CivilDate(dayNumber: today.dayNumber + index))
            let isWet = random.chance(40)
            let low = Double.random(in: -15...20, using: &random)
            day.condition = random.chance(90) ? condition(isWet: isWet, &random) : nil
            day.low = random.chance(95) ? Temperature(low) : nil
            day.high = random.chance(95) ? Temperature(low + Double.random(in: 0...12, using: &random)) : nil
            day.precipitation = random.chance(80) ? Precipitation(isWet ? 4 : 0) : nil
            day.precipitationProbability =
                random.chance(80) ? Percentage(Double(Int.random(in: 0...100, using: &random))) : nil
            return day
        }
    }
}
