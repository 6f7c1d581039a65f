import WeatherModel

/// The block `next_1_hours` or `next_6_hours` of a step, which covers the time after it.
struct MetNorwayPeriod {
    let symbol: MetNorwaySymbol?
    let precipitation: Precipitation?
    let precipitationProbability: Percentage?
    let thunderProbability: Percentage?
    let high: Temperature?
    let low: Temperature?

    init(_ block: JSONObject) {
        let details = block.object("details")
        symbol = block.object("summary")?.text("symbol_code").map(MetNorwaySymbol.init)
        precipitation = Precipitation(checking: details?.number("precipitation_amount"))
        precipitationProbability = Percentage(checking: details?.number("probability_of_precipitation"))
        thunderProbability = Percentage(checking: details?.number("probability_of_thunder"))
        high = Temperature(checking: details?.number("air_temperature_max"))
        low = Temperature(checking: details?.number("air_temperature_min"))
    }
}
