public import Foundation
import SeededRandom
import WeatherModel

/// Weather that is known minute by minute, of which sources tell sums, codes and instants.
public struct TrueWeather: Sendable {
    /// The place that it is the weather of.
    public let place: TruePlace
    /// A full hour of UTC, a day or more before today's midnight.
    public let start: Date
    /// Today's midnight in the zone of the place.
    public let midnight: Date
    /// The present, some time on the first whole day.
    public let now: Date
    /// Millimetres an hour in each minute; 0 where it is dry.
    public let rates: [Double]
    /// Millimetres from the beginning to each minute.
    let fallen: [Double]
    /// The number of wet minutes from the beginning to each minute.
    let wetMinutes: [Int]
    /// Degrees Celsius at each full hour of UTC.
    public let temperatures: [Double]
    /// The share of the sky that clouds cover in each hour, in percent.
    public let clouds: [Double]
    /// The chance of precipitation that sources give each hour, in percent.
    public let chances: [Double]
    /// The rows that sources leave out, by the hour of their instant.
    public let gaps: Set<Int>
    /// The minutes of thunder.
    let storms: [Range<Int>]

    /// The length of a world in hours.
    public static let hours = 7 * 24
    /// The warmest air in degrees Celsius that brings snow.
    public static let coldest = 0.5

    /// Makes the world of a seed.
    public init(seed: UInt64) {
        var random = SeededGenerator(seed: seed &+ 0x7275_7468)
        place = TruePlace.all.randomElement(using: &random) ?? TruePlace.all[0]
        let day = place.days.randomElement(using: &random) ?? ""
        let date = CivilDate(dayNumber: (CivilDate(day)?.dayNumber ?? 0) + Int.random(in: 0...1, using: &random))
        let midnight = date.start(in: place.zone) ?? Date(timeIntervalSince1970: 0)
        (self.midnight, start) = (midnight, Self.fullHour(midnight.addingTimeInterval(-86_400)))
        now = midnight.addingTimeInterval(Double(Int.random(in: 0..<1440, using: &random)) * 60)
        let spells = Self.spells(&random)
        var rates = [Double](repeating: 0, count: Self.hours * 60)
        for spell in spells { for minute in spell.minutes { rates[minute] = spell.rate } }
        self.rates = rates
        fallen = rates.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 / 60) }
        wetMinutes = rates.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1 > 0 ? 1 : 0)) }
        // The coldest hour is three by the sun.
        let shift = start.timeIntervalSince1970 / 3600 + place.coordinates.longitude / 15 - 3
        let (base, trend) = (Double.random(in: -14...31, using: &random), Double.random(in: -2...2, using: &random))
        temperatures = (0...Self.hours).map { hour in
            let value = base - 5 * cos((Double(hour) + shift) / 12 * .pi) + trend * Double(hour) / 24
            return (value * 10).rounded() / 10
        }
        storms = base > 14 ? spells.map { Self.storm(of: $0.minutes, rate: $0.rate) } : []
        clouds = Self.clouds(&random)
        chances = (0..<Self.hours).map { hour in
            let isWet = rates[hour * 60..<hour * 60 + 60].contains { $0 > 0 }
            return Double(isWet ? Int.random(in: 25...100, using: &random) : Int.random(in: 0...45, using: &random))
        }
        let present = Int(now.timeIntervalSince(start) / 3600)
        gaps = random.chance(15) ? [Int.random(in: present + 3..<present + 40, using: &random)] : []
    }

    /// Returns showers of half an hour and rain of half a day, an hour or two days apart.
    private static func spells(_ random: inout SeededGenerator) -> [(minutes: Range<Int>, rate: Double)] {
        var spells: [(minutes: Range<Int>, rate: Double)] = []
        // Some weeks are dry from some time on.
        let end = random.chance(15) ? Int.random(in: 1200..<2400, using: &random) : hours * 60
        var minute = 5 * Int.random(in: 0..<180, using: &random)
        while minute < end {
            let length = 5 * Int.random(in: 6...(random.chance(30) ? 144 : 36), using: &random)
            // What falls in five minutes is told in tenths of a millimetre.
            let rate = (pow(10, Double.random(in: 0.15...0.95, using: &random)) * 10).rounded() / 10
            spells.append((minute..<min(minute + length, end), rate))
            minute += length + 5 * Int.random(in: 12...(random.chance(40) ? 576 : 120), using: &random)
        }
        return spells
    }

    /// Returns the minutes of thunder: all of a strong spell, a third of a gentle one of hours, none of a short one.
    private static func storm(of minutes: Range<Int>, rate: Double) -> Range<Int> {
        guard rate <= 4 else { return minutes }
        let third = minutes.count / 3
        return minutes.count < 240
            ? minutes.lowerBound..<minutes.lowerBound : minutes.dropFirst(third).dropLast(third).indices
    }

    /// Returns a sky that stays as it is for some hours.
    private static func clouds(_ random: inout SeededGenerator) -> [Double] {
        var cover = 60.0
        return (0...hours).map { _ in
            if random.chance(20) { cover = Double([5, 30, 60, 95].randomElement(using: &random) ?? 60) }
            return cover
        }
    }

    private static func fullHour(_ time: Date) -> Date {
        Date(timeIntervalSince1970: (time.timeIntervalSince1970 / 3600).rounded(.down) * 3600)
    }
}
