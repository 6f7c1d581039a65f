public import Foundation
public import WeatherModel

extension Location {
    /// The time zone of the place, for sources whose answers contain none.
    ///
    /// If neither it nor one to assume is known, the nautical time zone of the longitude is used: whole hours, rarely
    /// wrong by more than two.
    public var zone: TimeZone {
        let nautical = Int((coordinates.longitude / 15).rounded()) * 3600
        return knownZone ?? assumedZone ?? TimeZone(secondsFromGMT: nautical) ?? .gmt
    }

    /// Returns the zone of an answer for the place: its own, else that of the answer, unless this is no more than an offset
    /// and one to assume is known.
    ///
    /// A point far from every town may have been stored with the zone of the nearest one, which is a guess.
    func zone(answered: TimeZone) -> TimeZone {
        if answered.isOfRegion, isDistantPoint { return answered }
        return knownZone ?? (answered.isOfRegion ? answered : assumedZone ?? answered)
    }

    private var isDistantPoint: Bool { id.hasPrefix("point:") && country == nil }

    private var knownZone: TimeZone? { timeZoneIdentifier.flatMap(TimeZone.init(identifier:)) }
    private var assumedZone: TimeZone? { assumedTimeZoneIdentifier.flatMap(TimeZone.init(identifier:)) }
}
