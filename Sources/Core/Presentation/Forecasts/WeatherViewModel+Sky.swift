import Astronomy
public import Charts
import Foundation
import WeatherModel
import WeatherText

extension WeatherViewModel {
    /// The sky behind the current weather; an overcast one if nothing is known, nil if the settings disable it.
    public var sky: Sky? {
        guard format.layout.showsBackground else { return nil }
        guard let report, let present else { return Sky(.overcast, isDay: true, cloudCover: 1) }
        let (conditions, point, now) = (present.conditions, place.location.coordinates, clock.now)
        let rate = report.settled(at: now).hour(containing: now)?.rate ?? conditions.precipitation?.value
        return Sky(
            SkyKind(present.condition), isDay: isDay(present),
            cloudCover: ((conditions.cloudCover?.value ?? Self.cover(present.condition)) / 100).rounded(to: 0.1),
            rate: (rate ?? 0).rounded(to: 0.5), windFrom: conditions.windDirection?.value.rounded(to: 45),
            windSpeed: (conditions.windSpeed?.value ?? 0).rounded(to: 10),
            sun: SkyBody(Sun.position(at: now, over: point)), moon: moon(over: point, at: now))
    }

    private func moon(over point: Coordinates, at now: Date) -> SkyMoon {
        let isWaxing = Moon.illumination(at: now.addingTimeInterval(3600)) > Moon.illumination(at: now)
        return SkyMoon(
            body: SkyBody(Moon.position(at: now, over: point)),
            illumination: Moon.illumination(at: now).rounded(to: 0.02),
            isLitOnTheRight: isWaxing == (point.latitude >= 0))
    }

    /// Returns the usual cloud cover of a condition in percent, where the source does not say.
    private static func cover(_ condition: WeatherCondition) -> Double {
        switch condition {
        case .clear: 0
        case .mostlyClear: 20
        case .partlyCloudy: 50
        default: 100
        }
    }
}

extension SkyBody {
    /// Rounds the position to what the eye can tell, so that the picture is not painted anew each minute.
    fileprivate init(_ position: BodyPosition) {
        self.init(altitude: position.altitude.rounded(to: 3), azimuth: position.azimuth.rounded(to: 3))
    }
}

extension Double {
    fileprivate func rounded(to step: Double) -> Double { (self / step).rounded() * step }
}
