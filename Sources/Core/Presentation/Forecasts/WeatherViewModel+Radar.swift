import Foundation
import RainMap
import WeatherModel
import WeatherText

extension WeatherViewModel {
    /// Returns a report with what the known radar pictures tell of the next two hours in the place of its steps of a few
    /// minutes, so that the page says what the rain map says, and of the time after them what it said before.
    func seenByRadar(_ report: WeatherReport) -> WeatherReport {
        guard let radar = radar?.told(at: clock.now), let newest = radar.newestMeasured,
            !radar.isOld(at: clock.now),
            let outlook = RainOutlook(radar, at: place.location.coordinates, now: clock.now)
        else { return report }
        return report.taking(outlook.steps, of: radar.source, measuredAt: newest.time, at: clock.now)
    }

    /// Lets the pictures go that tell the present no more.
    func forgetOldRadar() {
        if radar?.told(at: clock.now).isOld(at: clock.now) == true { radar = nil }
    }
}
