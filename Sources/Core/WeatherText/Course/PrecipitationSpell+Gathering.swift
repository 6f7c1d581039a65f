import Foundation

extension PrecipitationSpell {
    /// The beginning of the strongest slice, if most of what a long spell brings falls in the hours around it; else nil.
    var gathering: Date? {
        guard let peak, duration >= 5 * 3600 else { return nil }
        let half: TimeInterval = (duration >= 8 * 3600 ? 5 : 3) * 1800
        let middle = peak.start.addingTimeInterval(peak.end.timeIntervalSince(peak.start) / 2)
        let around = middle.addingTimeInterval(-half)..<middle.addingTimeInterval(half)
        func amount(_ slices: [PrecipitationSlice]) -> Double {
            slices.reduce(0) { $0 + ($1.rate ?? 0) * $1.end.timeIntervalSince($1.start) }
        }
        let near = amount(slices.compactMap { $0.clipped(to: around) })
        return near * 2 > amount(slices) ? peak.start : nil
    }
}
