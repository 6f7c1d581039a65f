import Astronomy
import Foundation
import WeatherModel

/// The time in which the moon is up that matters now: the present one, else the next one that begins today.
struct MoonTimes {
    let text: String?

    init(_ moon: MoonDay, _ details: DetailContext) {
        let (now, zone, formatter) = (details.now, details.context.zone, details.formatter)
        func told(_ rise: Date?, _ set: Date?) -> [String: String] {
            [
                "rise": rise.map { formatter.time($0, in: zone) } ?? "",
                "set": set.map { formatter.time($0, in: zone) } ?? "",
            ]
        }
        switch moon.horizon {
        case .alwaysAbove: text = tr("up all day")
        case .alwaysBelow: text = tr("down all day")
        case .crosses(let rises, let sets):
            let rise = rises.last { $0 <= now } ?? rises.first
            if let set = sets.first(where: { $0 > now }), !rises.contains(where: { $0 <= now || $0 < set }) {
                // Up since yesterday.
                let again = rises.first { $0 > set }
                text =
                    again == nil
                    ? tr("up until {set}", told(nil, set)) : tr("up until {set}, again from {rise}", told(again, set))
            } else if let rise {
                let set = sets.first { $0 > rise } ?? Self.firstSet(after: details)
                text = set == nil ? tr("up from {rise}", told(rise, nil)) : tr("up {rise} to {set}", told(rise, set))
            } else {
                text = sets.last.map { tr("down since {set}", told(nil, $0)) }
            }
        }
    }

    /// The moon that rises today sets tomorrow, as a rule.
    private static func firstSet(after details: DetailContext) -> Date? {
        let tomorrow = CivilDate(dayNumber: details.today.dayNumber + 1)
        let next = MoonDay(tomorrow, in: details.context.zone, over: details.coordinates)
        guard case .crosses(let rises, let sets) = next?.horizon, let set = sets.first,
            !rises.contains(where: { $0 < set })
        else { return nil }
        return set
    }
}
