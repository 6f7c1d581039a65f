import Foundation
import WeatherModel

/// One element of a time series: the air at an instant, and the weather of the hours after it.
struct MetNorwayStep {
    let time: Date
    /// Without condition, daylight and sums.
    let instant: Conditions
    /// Nil where the steps lie six hours apart.
    let nextHour: MetNorwayPeriod?
    /// Nil towards the ends of the hourly and of all steps.
    let nextSixHours: MetNorwayPeriod?

    /// Nil without a time.
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
