import Astronomy
public import Charts
import Foundation
import WeatherModel
import WeatherText

extension WeatherViewModel {
    /// The sky over the place; an overcast one if its weather is not known, nil if the settings disable it.
    ///
    /// Everything is rounded to what can be seen, so that it stays equal while nothing visible changes.
    public var sky: Sky? {
        guard format.layout.showsBackground else { return nil }
        let (now, coordinates) = (clock.now, place.location.coordinates)
        guard let report, let present else {
            return Sky(.overcast, isDay: Sun.isUp(at: now, over: coordinates), cloudCover: 1)
        }
        let (sun, moon) = (Sun.direction(at: now, over: coordinates), Moon.direction(at: now, over: coordinates))
        let isSouthern = coordinates.latitude < 0
        let conditions = present.conditions
        let kind = SkyKind(present.condition)
        return Sky(
            kind, isDay: isDay(present),
            cloudCover: conditions.cloudCover.map { Self.rounded($0.value / 100, to: 0.1) } ?? kind.usualCover,
            rate: rate(in: report, present.condition), windFrom: conditions.windDirection.map(\.value),
            windSpeed: Self.rounded((conditions.windSpeed?.value ?? 0) * 3.6, to: 10),
            sun: Self.body(sun),
            moon: SkyMoon(
                body: Self.body(moon), illumination: Self.rounded(Moon.illumination(at: now), to: 0.05),
                isLitOnTheRight: Moon.isWaxing(at: now) != isSouthern),
            facesNorth: isSouthern)
    }

    /// The millimetres an hour that fall now, as the course says; else as the condition's name does.
    private func rate(in report: WeatherReport, _ condition: WeatherCondition) -> Double {
        let slice = PrecipitationCourse(report.settled(at: clock.now), at: clock.now).slices.first
        if let rate = slice?.rate, rate > 0 { return Self.rounded(rate, to: rate < 2 ? 0.5 : 2) }
        return switch condition.intensity {
        case .moderate: 4
        case .heavy: 10
        case .light, nil: 1
        }
    }

    private static func body(_ direction: SkyDirection) -> SkyBody {
        SkyBody(altitude: rounded(direction.altitude, to: 2), azimuth: rounded(direction.azimuth, to: 4))
    }

    private static func rounded(_ value: Double, to step: Double) -> Double { (value / step).rounded() * step }
}
