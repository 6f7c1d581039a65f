public import Foundation
public import WeatherModel

/// A source of what is shown together, with the parts that came from it.
public struct PartCredit: Sendable, Hashable {
    /// The source of the parts.
    public let source: WeatherSource
    /// The parts, in the order of `WeatherPart`.
    public let parts: [WeatherPart]
    /// The time the oldest of the parts arrived.
    public let fetchedAt: Date

    /// The names of the parts, such as "now, hours".
    public var partsText: String { PhraseList.text(parts.map(\.listedName)) }

    /// Returns the names of the sources, each with its parts if there are several: "Open-Meteo", or "MET Norway (now,
    /// hours, days), Open-Meteo (minutes)".
    public static func text(_ credits: [PartCredit]) -> String {
        guard credits.count > 1 else { return credits.first?.source.localName ?? "" }
        return PhraseList.text(
            credits.map { tr("{source} ({parts})", ["source": $0.source.localName, "parts": $0.partsText]) })
    }
}

extension WeatherReport {
    /// The parts that a page puts together: all of the forecast.
    public static let shownTogether: Set<WeatherPart> = [.current, .minutes, .hours, .days]

    /// Returns the sources of the parts, that of the first one first; steps of a few minutes that are over are left out, and
    /// current conditions in whose place the hours stand, as nothing is made of them.
    public func credits(of parts: Set<WeatherPart> = shownTogether, at now: Date) -> [PartCredit] {
        var credits: [PartCredit] = []
        let isForecast = PresentConditions(of: self, at: now)?.kind == .forecastHour
        for part in WeatherPart.allCases where parts.contains(part) && !(isForecast && part == .current) {
            guard let source = source(of: part), let fetchedAt = fetchedAt(part) else { continue }
            if part == .minutes, minutes?.value.last.map({ $0.time <= now }) ?? true { continue }
            if let index = credits.firstIndex(where: { $0.source.id == source.id }) {
                let known = credits[index]
                credits[index] = PartCredit(
                    source: known.source, parts: known.parts + [part], fetchedAt: min(known.fetchedAt, fetchedAt))
            } else {
                credits.append(PartCredit(source: source, parts: [part], fetchedAt: fetchedAt))
            }
        }
        return credits
    }
}
