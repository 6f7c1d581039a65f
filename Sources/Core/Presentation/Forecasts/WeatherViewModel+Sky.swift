import Astronomy
public import Charts
import Foundation
import WeatherModel
import WeatherText

extension WeatherViewModel {
    /// The sky over the place; an overcast one if its weather is not known, nil if the settings disable it.
    ///
    /// Everything is rounded to what can be seen, so that it stays equal while nothing visible changes.
    public var sky: Sky? { format.layout.showsBackground ? skyNow : nil }

    /// The same, whatever the settings say.
    var skyNow: Sky {
        let (now, coordinates) = (clock.now, place.location.coordinates)
        let sun = Self.sun(Sun.direction(at: now, over: coordinates))
        if awaitsWeather {
            return Sky(.cloudy, sun: sun, over: land(), isBare: true)
        }
        guard let report = settled, let present = report.present else {
            return Sky(.overcast, sun: sun, over: land(), cloudCover: 1)
        }
        let moon = Moon.direction(at: now, over: coordinates)
        let isSouthern = coordinates.latitude < 0
        let conditions = present.conditions
        let kind = SkyKind(present.condition)
        return Sky(
            kind, sun: sun, over: land(hasSnow: (conditions.snowDepth?.value ?? 0) >= Self.snowCover),
            cloudCover: conditions.cloudCover.map { Self.rounded($0.value / 100, to: 0.1) } ?? kind.usualCover,
            rate: rate(in: report, present.condition), windFrom: conditions.windDirection.map(\.value),
            windSpeed: Self.rounded((conditions.windSpeed?.value ?? 0) * 3.6, to: 10),
            moon: SkyMoon(
                body: Self.body(moon, step: 4), illumination: Self.rounded(Moon.illumination(at: now), to: 0.05),
                isLitOnTheRight: Moon.isWaxing(at: now) != isSouthern),
            facesNorth: isSouthern)
    }

    /// The land around the place, whose height is that of its source where the place itself has none, as those of the index.
    private func land(hasSnow: Bool = false) -> Landscape {
        let elevation = place.location.elevation ?? weather.report?.elevation
        return Landscape(place.location.coordinates, elevation: elevation, hasSnow: hasSnow)
    }

    /// The millimetres an hour that fall now, as the course says; else as the condition's name does.
    private func rate(in report: SettledReport, _ condition: WeatherCondition) -> Double {
        let slice = report.course.slices.first
        if let rate = slice?.rate, rate > 0 { return Self.rounded(rate, to: rate < 2 ? 0.5 : 2) }
        return switch condition.intensity {
        case .moderate: 4
        case .heavy: 10
        case .light, nil: 1
        }
    }

    /// The millimetres of snow from which the land is white.
    private static let snowCover = 10.0

    /// The sun by whole degrees while these change the colours of the sky, else in larger steps.
    private static func sun(_ direction: SkyDirection) -> SkyBody {
        switch direction.altitude {
        case ..<(-15): SkyBody(altitude: -16, azimuth: 0)
        case ..<10: body(direction, step: 1)
        default:
            SkyBody(altitude: max(10, rounded(direction.altitude, to: 4)), azimuth: rounded(direction.azimuth, to: 8))
        }
    }

    private static func body(_ direction: SkyDirection, step: Double) -> SkyBody {
        SkyBody(altitude: rounded(direction.altitude, to: step), azimuth: rounded(direction.azimuth, to: 8))
    }

    private static func rounded(_ value: Double, to step: Double) -> Double { (value / step).rounded() * step }
}
