import Foundation
import WeatherModel

/// An element of a time series: the conditions at an instant, and the weather of the hours after it.
struct MetNorwayStep {
    let time: Date
    /// The instantaneous values, without condition, daylight and totals.
    let instant: Conditions
    /// The weather of the following hour; nil where steps are six hours apart.
    let nextHour: MetNorwayPeriod?
    /// The weather of the following six hours; nil near the end of the hourly steps and of the series.
    let nextSixHours: MetNorwayPeriod?

    /// Returns nil if the step has no time.
    init?(_ step: JSONObject) {
        guard let time = ISOInstant.date(step.text("time")) else { return nil }
        self.time = time
        let data = step.object("data")
        instant = Self.conditions(data?.object("instant")?.object("details"))
        nextHour = data?.object("next_1_hours").map(MetNorwayPeriod.init)
        nextSixHours = data?.object("next_6_hours").map(MetNorwayPeriod.init)
    }

    private static func conditions(_ details: JSONObject?) -> Conditions {
        var conditions = Conditions()
        conditions.temperature = Temperature(checking: details?.number("air_temperature"))
        conditions.dewPoint = Temperature(checking: details?.number("dew_point_temperature"))
        conditions.relativeHumidity = Percentage(checking: details?.number("relative_humidity"))
        conditions.seaLevelPressure = Pressure(checking: details?.number("air_pressure_at_sea_level"))
        conditions.windSpeed = Speed(checking: details?.number("wind_speed"))
        conditions.windGust = Speed(checking: details?.number("wind_speed_of_gust"))
        conditions.windDirection = Bearing(checking: details?.number("wind_from_direction"))
        conditions.cloudCover = Percentage(checking: details?.number("cloud_area_fraction"))
        conditions.cloudCoverLow = Percentage(checking: details?.number("cloud_area_fraction_low"))
        conditions.cloudCoverMid = Percentage(checking: details?.number("cloud_area_fraction_medium"))
        conditions.cloudCoverHigh = Percentage(checking: details?.number("cloud_area_fraction_high"))
        conditions.uvIndexClearSky = UVIndex(checking: details?.number("ultraviolet_index_clear_sky"))
        conditions.forgetDirectionOfCalm()
        return conditions
    }
}
