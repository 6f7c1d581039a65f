import Foundation
import WeatherModel

/// The raw forecast of a grid cell, which has values that the periods lack.
struct NWSGrid {
    /// The height of the grid cell above sea level; nil if the answer does not say.
    let elevation: Distance?
    private let temperature: NWSGridSeries<Temperature>
    private let dewPoint: NWSGridSeries<Temperature>
    private let apparentTemperature: NWSGridSeries<Temperature>
    private let relativeHumidity: NWSGridSeries<Percentage>
    private let cloudCover: NWSGridSeries<Percentage>
    private let thunderProbability: NWSGridSeries<Percentage>
    private let windSpeed: NWSGridSeries<Speed>
    private let windGust: NWSGridSeries<Speed>
    private let windDirection: NWSGridSeries<Bearing>
    private let visibility: NWSGridSeries<Distance>
    private let precipitation: NWSGridSeries<Precipitation>
    private let snowfall: NWSGridSeries<SnowDepth>

    init(_ data: Data) throws(FetchError) {
        guard let properties = try JSONObject(data).object("properties"), properties.object("temperature") != nil else {
            throw .unreadableAnswer
        }
        elevation = properties.measured("elevation")
        temperature = NWSGridSeries(properties.object("temperature"))
        dewPoint = NWSGridSeries(properties.object("dewpoint"))
        apparentTemperature = NWSGridSeries(properties.object("apparentTemperature"))
        relativeHumidity = NWSGridSeries(properties.object("relativeHumidity"))
        cloudCover = NWSGridSeries(properties.object("skyCover"))
        thunderProbability = NWSGridSeries(properties.object("probabilityOfThunder"), unit: .percent)
        windSpeed = NWSGridSeries(properties.object("windSpeed"))
        windGust = NWSGridSeries(properties.object("windGust"))
        windDirection = NWSGridSeries(properties.object("windDirection"))
        visibility = NWSGridSeries(properties.object("visibility"))
        precipitation = NWSGridSeries(properties.object("quantitativePrecipitation"))
        snowfall = NWSGridSeries(properties.object("snowfallAmount"))
    }

    /// Returns the values for a moment; totals only if they are those of the hour that ends at it.
    func conditions(at moment: Date) -> Conditions {
        var conditions = Conditions()
        conditions.temperature = temperature.value(at: moment)
        conditions.dewPoint = dewPoint.value(at: moment)
        conditions.apparentTemperature = apparentTemperature.value(at: moment)
        conditions.relativeHumidity = relativeHumidity.value(at: moment)
        conditions.cloudCover = cloudCover.value(at: moment)
        // Like all probabilities and gusts of a row, these are for the hour before.
        conditions.thunderProbability = thunderProbability.value(at: moment.addingTimeInterval(-3600))
        conditions.windGust = windGust.value(at: moment.addingTimeInterval(-3600))
        conditions.windSpeed = windSpeed.value(at: moment)
        conditions.windDirection = windDirection.value(at: moment)
        conditions.visibility = visibility.value(at: moment)
        conditions.precipitation = precipitation.sum(ofHourEnding: moment)
        conditions.snowfall = snowfall.sum(ofHourEnding: moment)
        return conditions
    }

    /// A row for each hour in which the grid tells the temperature, as many as a forecast has at most.
    var hours: [Hour] {
        guard let span = temperature.span else { return [] }
        let first = (span.lowerBound.timeIntervalSince1970 / 3600).rounded(.up) * 3600
        return (0..<Bound.rows).map { Date(timeIntervalSince1970: first + Double($0) * 3600) }
            .prefix { $0 < span.upperBound }
            .map { Hour(time: $0, conditions: conditions(at: $0)) }
            .filter { $0.conditions.temperature != nil }
    }

    /// The totals of each interval, most of them six hours long, as rows without other values.
    var sums: [Hour] {
        var rows: [Date: Hour] = [:]
        func put<Value>(_ series: NWSGridSeries<Value>, _ path: WritableKeyPath<Hour, Value?>) {
            for (interval, value) in series.sums {
                let duration = interval.end.timeIntervalSince(interval.start)
                var row = rows[interval.end] ?? Hour(time: interval.end, duration: duration)
                guard row.duration == duration else { continue }
                row[keyPath: path] = value
                rows[interval.end] = row
            }
        }
        put(precipitation, \.precipitation)
        put(snowfall, \.snowfall)
        return rows.values.sorted { $0.time < $1.time }
    }
}
