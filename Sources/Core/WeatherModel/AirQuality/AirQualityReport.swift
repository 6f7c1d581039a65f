import Foundation

/// The air quality of a place now and in the hours to come.
public struct AirQualityReport: Sendable, Hashable, Codable {
    /// The present air quality; nil if the answer had none.
    public var current: AirQuality?
    /// The hourly air quality forecast in ascending order of time; empty if the answer had none.
    public var hours: [AirQuality]

    /// Makes a report; parts that are left out are missing.
    public init(current: AirQuality? = nil, hours: [AirQuality] = []) {
        self.current = current
        self.hours = hours
    }
}

extension AirQualityReport {
    /// A copy with no more hours than `Bound` allows.
    package var bounded: AirQualityReport { AirQualityReport(current: current, hours: Array(hours.prefix(Bound.rows))) }
}

extension AirQualityReport {
    /// Returns the index by the standard: the source's own or, where it gives none, one computed from the pollutants.
    ///
    /// A pollutant counts if three quarters of the hours are known over which the standard averages it, the least that
    /// the Environmental Protection Agency (40 CFR 50, appendices K and N) and the European Union (Directive 2008/50/EC,
    /// annex VII) accept. Without fine particles, which decide most indices, there is none: it would promise too much.
    public func index(_ standard: AirQualityStandard, of air: AirQuality) -> AirQualityIndex? {
        if let given = air.indices.first(where: { $0.standard == standard }) { return given }
        guard let scale = AirQualityScale.all.first(where: { $0.standard == standard }) else { return nil }
        var means: [Pollutant: MassConcentration] = [:]
        for pollutant in Pollutant.allCases {
            guard let span = scale.averagingHours(of: pollutant) else { continue }
            means[pollutant] = mean(of: pollutant, hours: span, upTo: air)
        }
        return means[.pm2_5] == nil ? nil : scale.worst(of: means)?.index
    }

    /// Returns the index of one pollutant alone, from its mean over the hours that the standard wants; nil where too few
    /// of these are known, and for a pollutant that the standard does not consider.
    public func index(
        _ standard: AirQualityStandard, of pollutant: Pollutant, in air: AirQuality
    ) -> AirQualityIndex? {
        guard let scale = AirQualityScale.all.first(where: { $0.standard == standard }),
            let span = scale.averagingHours(of: pollutant)
        else { return nil }
        return mean(of: pollutant, hours: span, upTo: air).flatMap { scale.index(of: pollutant, at: $0) }
    }

    /// Returns the mean over the hours that end with the row; nil if more than a quarter of them is not known.
    private func mean(of pollutant: Pollutant, hours count: Int, upTo air: AirQuality) -> MassConcentration? {
        let start = air.time.addingTimeInterval(-Double(count - 1) * 3600 - 1800)
        let end = air.time.addingTimeInterval(1800)
        var values = hours.filter { $0.time > start && $0.time <= end }.compactMap { $0.pollutants[pollutant]?.value }
        if count == 1, let own = air.pollutants[pollutant]?.value { values = [own] }
        guard !values.isEmpty, Double(values.count) >= 0.75 * Double(count) else { return nil }
        return MassConcentration(values.reduce(0, +) / Double(values.count))
    }
}
