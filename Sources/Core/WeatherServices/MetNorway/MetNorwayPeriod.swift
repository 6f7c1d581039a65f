import WeatherModel

/// What a step says about the hours that begin with it: its `next_1_hours`, or its `next_6_hours`.
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
