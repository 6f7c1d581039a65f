import WeatherModel
public import WeatherText

extension PageQuantity {
    /// The quantity whose page belongs to what the hours show.
    public init(_ metric: ChartMetric) {
        switch metric {
        case .temperature: self = .temperature
        case .feelsLike: self = .feelsLike
        case .precipitation: self = .precipitation
        case .wind: self = .wind
        case .uvIndex: self = .uvIndex
        case .humidity: self = .humidity
        case .pressure: self = .pressure
        case .cloudCover: self = .visibility
        }
    }
}

extension ChartRecipe {
    /// The recipe of a quantity's page; of visibility where none of the hours has it, that of the clouds.
    ///
    /// Returns nil for a quantity that no hour of the weather tells.
    init?(_ quantity: PageQuantity, _ spans: [HourSpan], _ formatter: WeatherFormatter) {
        switch quantity {
        case .temperature: self.init(.temperature, formatter)
        case .feelsLike: self.init(.feelsLike, formatter)
        case .precipitation: self = .amount(formatter)
        case .wind: self.init(.wind, formatter)
        case .humidity: self = .dampness(formatter)
        case .pressure: self.init(.pressure, formatter)
        case .visibility where spans.contains { $0.start.visibility != nil }: self = .visibility(formatter)
        case .visibility: self.init(.cloudCover, formatter)
        case .uvIndex: self = .sun(spans, formatter)
        case .air, .sky: return nil
        }
    }

    /// The recipe of an air quality index, whose scale is at least its three best classes.
    init(_ air: AirHours, _ formatter: WeatherFormatter) {
        let isNumbered = air.standard != .openWeather
        let series = ChartSeries(title: air.standard.words, unit: nil, spokenUnit: nil) { span in
            air.index(of: span)?.value
        } text: { span in
            air.index(of: span).map { isNumbered ? formatter.short($0.value, digits: 0) : AirQualityClass($0).words }
                ?? TemperatureText.missing
        }
        self.init(
            [series], floor: isNumbered ? air.limits[2] : 5, bounds: 0...(isNumbered ? Double.infinity : 5.5)
        ) { span in
            [air.index(of: span).map(formatter.airQuality)]
        }
    }

    /// Returns the recipe for amounts and their probability, with a scale from 0 to at least four millimetres.
    private static func amount(_ formatter: WeatherFormatter) -> ChartRecipe {
        let both = ChartRecipe.precipitation(formatter)
        return ChartRecipe(
            both.series.reversed(), floor: formatter.units.number(Precipitation(4)), bounds: 0...Double.infinity,
            digits: formatter.units.precipitation == .millimetres ? 1 : 2, coversRows: true, spoken: both.spoken)
    }

    /// Returns the recipe for humidity and dew point, which is computed where no source tells it.
    private static func dampness(_ formatter: WeatherFormatter) -> ChartRecipe {
        @Sendable func dewPoint(_ span: HourSpan) -> Temperature? {
            let air = span.start.conditions
            return air.dewPoint
                ?? air.temperature.flatMap { warmth in
                    air.relativeHumidity.flatMap { Humidity.dewPoint(warmth, $0) }
                }
        }
        let point = ChartSeries(
            title: tr("Dew point"), unit: formatter.isolated(formatter.units.temperature.symbol),
            spokenUnit: .temperature(formatter.units.temperature)
        ) { span in
            dewPoint(span).map { formatter.units.number($0) }
        } text: { span in
            formatter.temperature(dewPoint(span))
        }
        let humidity = ChartRecipe(.humidity, formatter)
        return ChartRecipe(
            humidity.series + [point], floor: humidity.floor, bounds: humidity.bounds, spoken: humidity.spoken)
    }

    /// Returns the recipe for the UV index and, where a source tells it, what it would be without cloud.
    ///
    /// The scale ends where the highest of the words that are reached does, so that weak sun is no flat line.
    private static func sun(_ spans: [HourSpan], _ formatter: WeatherFormatter) -> ChartRecipe {
        let clear = ChartSeries(
            title: QuantityChartMaker.clearSky.capitalizedFirst, unit: nil, spokenUnit: nil
        ) { span in
            span.start.uvIndexClearSky?.value
        } text: { span in
            span.start.uvIndexClearSky.map { formatter.short($0.value, digits: 0) } ?? TemperatureText.missing
        }
        let index = ChartRecipe(.uvIndex, formatter)
        let values = spans.flatMap { [$0.start.uvIndex, $0.start.uvIndexClearSky] }.compactMap { $0?.value }
        let highest = (values.max() ?? 0).rounded(.toNearestOrAwayFromZero)
        return ChartRecipe(
            spans.contains { $0.start.uvIndexClearSky != nil } ? index.series + [clear] : index.series,
            floor: PageQuantity.uvIndex.limits(in: formatter.units).first { $0 > highest } ?? index.floor,
            bounds: index.bounds, spoken: index.spoken)
    }

    /// Returns the recipe for visibility and cloud, with a scale from 0 to at least ten kilometres.
    private static func visibility(_ formatter: WeatherFormatter) -> ChartRecipe {
        let isMiles = formatter.units.distance == .miles
        let view = ChartSeries(
            title: tr("Visibility"), unit: formatter.isolated(formatter.units.distance.symbol),
            spokenUnit: .distance(formatter.units.distance), digits: 1
        ) { span in
            span.start.visibility.map { $0.value / (isMiles ? 1609.344 : 1000) }
        } text: { span in
            formatter.visibility(span.start.visibility)
        }
        let clouds = ChartRecipe(.cloudCover, formatter)
        return ChartRecipe(
            [view] + clouds.series, floor: isMiles ? 6 : 10, bounds: 0...Double.infinity
        ) { span in
            [
                span.start.visibility.map {
                    tr("visibility {distance}", ["distance": formatter.speaking.visibility($0)])
                }
            ] + clouds.spoken(span)
        }
    }
}
