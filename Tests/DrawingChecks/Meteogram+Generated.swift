public import Charts
import SeededRandom

extension Meteogram {
    /// Some weather or other, plausible or not: gaps, rows of one to six hours, now anywhere.
    public static func generated(seed: UInt64) -> Meteogram {
        var random = SeededGenerator(seed: seed)
        var (hours, days): ([MeteogramHour], [MeteogramMoment]) = ([], [])
        var (start, clock) = (0.0, Int.random(in: 0..<24, using: &random))
        var value = Double.random(in: -35...40, using: &random)
        while start < 120 {
            let length: Double =
                start > 60 && seed.isMultiple(of: 3) ? [1.0, 3, 6].randomElement(using: &random) ?? 1 : 1
            value += Double.random(in: -3...3, using: &random)
            let rate = seed % 4 > 0 && Bool.random(using: &random) ? Double.random(in: 0...40, using: &random) : 0
            let isKnown = Int.random(in: 0..<12, using: &random) > 0 && !seed.isMultiple(of: 11)
            hours.append(
                MeteogramHour(
                    start: start, length: length, value: isKnown ? value : nil,
                    valueText: isKnown ? "\(Int(value.rounded()))°" : "—", celsius: isKnown ? value : nil,
                    rate: Int.random(in: 0..<15, using: &random) > 0 ? rate : nil, rateText: "\(Int(rate * 10) / 10)",
                    isFrozen: value < 0, chance: Double.random(in: 0...100, using: &random), chanceText: "95",
                    windFrom: Double.random(in: 0..<360, using: &random),
                    windText: "\(Int.random(in: 0...140, using: &random))", pictureName: "rain",
                    nightPictureName: "rain-night",
                    timeText: seed.isMultiple(of: 2) ? "\(clock):00" : "\(clock % 12) PM", clockHour: clock))
            for _ in 0..<Int(length) {
                clock = (clock + 1) % 24
                start += 1
                if clock == 0 {
                    days.append(MeteogramMoment(start: start, text: "Wednesday 30 Jan", shortText: "Wed"))
                }
            }
        }
        let now = Double.random(in: -10...80, using: &random)
        return Meteogram(
            hours: hours, nights: [4...16, 28...40, 52...64], days: days,
            clockChanges: seed.isMultiple(of: 5)
                ? [MeteogramMoment(start: 26, text: "Clocks go back", shortText: "")] : [],
            dry: [MeteogramDryTime(time: max(now, 0)...120, text: "Dry until Sunday morning")],
            now: now >= 0 ? now : nil,
            curve: MeteogramCurve(
                leastSpan: 8, reference: MeteogramCurve.Reference(value: 0, text: "0°"), isTemperature: true),
            words: MeteogramWords(
                now: "Now", bands: ["light", "moderate", "heavy"],
                limits: ["2.5", "7.6"], rainUnit: "mm", chanceUnit: "%", windUnit: "km/h",
                missing: seed.isMultiple(of: 11)
                    ? "Some source has no hourly values for this place: Pressure." : nil
            ))
    }
}
