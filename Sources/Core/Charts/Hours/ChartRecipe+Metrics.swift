import WeatherModel
import WeatherText

extension ChartRecipe {
    /// Returns the recipe for temperature and apparent temperature, with a scale of at least eight degrees Celsius.
    static func temperature(_ metric: ChartMetric, _ formatter: WeatherFormatter) -> ChartRecipe {
        func series(_ metric: ChartMetric) -> ChartSeries {
            @Sendable func value(_ span: HourSpan) -> Temperature? {
                metric == .temperature ? span.start.temperature : FeelsLike(span.start.conditions)?.temperature
            }
            return ChartSeries(
                title: metric.title, unit: formatter.isolated(formatter.units.temperature.symbol),
                spokenUnit: .temperature(formatter.units.temperature)
            ) { span in
                value(span).map { formatter.units.number($0) }
            } text: { span in
                formatter.temperature(value(span))
            }
        }
        return ChartRecipe(
            [series(metric), series(metric == .temperature ? .feelsLike : .temperature)],
            floor: formatter.units.temperature == .fahrenheit ? 14 : 8
        ) { span in
            let (air, felt) = (span.start.temperature, FeelsLike(span.start.conditions)?.temperature)
            let differs = formatter.shownDegrees(felt) != formatter.shownDegrees(air)
            func other(_ value: Temperature?) -> String? { differs ? formatter.spokenDegrees(value) : nil }
            func feelsLike(_ words: String) -> String { tr("feels like {temperature}", ["temperature": words]) }
            guard metric == .feelsLike else {
                return [formatter.spokenTemperature(air), other(felt).map(feelsLike)]
                    + span.certainty(formatter.speaking).map(Optional.some)
            }
            return felt == nil
                ? []
                : [
                    formatter.spokenTemperature(felt).map(feelsLike),
                    other(air).map { tr("temperature {temperature}", ["temperature": $0]) },
                ]
        }
    }

    /// Returns the recipe for probability, a curve from 0 to 100, and amount.
    static func precipitation(_ formatter: WeatherFormatter) -> ChartRecipe {
        let chance = ChartSeries(title: tr("Chance of rain"), unit: tr("%"), spokenUnit: .percent) { span in
            span.rain?.probability?.value
        } text: { span in
            formatter.percentage(span.rain?.probability)
        }
        let amount = ChartSeries(
            title: tr("Amount"), unit: formatter.isolated(formatter.units.precipitation.symbol),
            spokenUnit: .precipitation(formatter.units.precipitation), digits: 2
        ) { span in
            span.wholeAmount.map { formatter.units.number($0) }
        } text: { span in
            formatter.precipitation(span.wholeAmount)
        }
        return ChartRecipe(
            [chance, amount], floor: 100, bounds: 0...100, coversRows: true
        ) { span in
            let kind = PrecipitationKind.likely(span.shown(isDay: true).condition, at: span.start.temperature)
            return [
                formatter.spokenChance(span.rain?.probability, of: kind),
                span.rain?.amount.map { amount in
                    let words = formatter.speaking.precipitation(amount)
                    return span.isBegun ? tr("{amount} in the rest of this hour", ["amount": words]) : words
                },
            ]
        }
    }

    /// Returns the recipe for mean wind and gusts, with a scale from 0 to at least ten metres a second.
    static func wind(_ formatter: WeatherFormatter) -> ChartRecipe {
        func series(_ title: String, _ value: @Sendable @escaping (Conditions) -> Speed?) -> ChartSeries {
            ChartSeries(
                title: title, unit: formatter.isolated(formatter.units.speed.symbol),
                spokenUnit: .speed(formatter.units.speed)
            ) { span in
                value(span.start.conditions).map { formatter.units.number($0) }
            } text: { span in
                formatter.speed(value(span.start.conditions))
            }
        }
        return ChartRecipe(
            [series(tr("Wind"), \.windSpeed), series(tr("Gusts"), \.windGust)],
            floor: formatter.units.speed == .beaufort ? 6 : formatter.units.number(Speed(10)),
            bounds: 0...Double.infinity
        ) { span in
            let air = span.start.conditions
            guard let speed = air.windSpeed, WindForce(speed) != .calm else {
                return air.windSpeed ?? air.windGust == nil
                    ? []
                    : [formatter.speaking.wind(speed: air.windSpeed, from: air.windDirection, gust: air.windGust)]
            }
            let wind = formatter.speaking.wind(speed: speed, from: air.windDirection, gust: air.windGust)
            return [tr("wind {wind}", ["wind": wind])]
        }
    }

    /// Returns the recipe for the UV index, with a scale from 0 to at least 8, where "very high" begins.
    static func uvIndex(_ formatter: WeatherFormatter) -> ChartRecipe {
        let series = ChartSeries(title: ChartMetric.uvIndex.title, unit: nil, spokenUnit: nil) { span in
            span.start.uvIndex?.value
        } text: { span in
            formatter.uvIndex(span.start.uvIndex)
        }
        return ChartRecipe([series], floor: 8, bounds: 0...Double.infinity) { span in
            [span.start.uvIndex.map { tr("UV index {index}", ["index": formatter.uvIndex($0)]) }]
        }
    }

    /// Returns the recipe for a percentage, with a scale from 0 to 100.
    static func share(
        _ share: @Sendable @escaping (Conditions) -> Percentage?, _ metric: ChartMetric, _ formatter: WeatherFormatter
    ) -> ChartRecipe {
        let series = ChartSeries(title: metric.title, unit: tr("%"), spokenUnit: .percent) { span in
            share(span.start.conditions)?.value
        } text: { span in
            formatter.percentage(share(span.start.conditions))
        }
        return ChartRecipe([series], floor: 100, bounds: 0...100) { span in
            [
                formatter.spokenPercentage(share(span.start.conditions)).map {
                    metric == .humidity
                        ? tr("humidity {percent}", ["percent": $0]) : tr("cloud cover {percent}", ["percent": $0])
                }
            ]
        }
    }

    /// Returns the recipe for sea-level pressure, with a scale of at least twenty hectopascals.
    static func pressure(_ formatter: WeatherFormatter) -> ChartRecipe {
        let series = ChartSeries(
            title: ChartMetric.pressure.title, unit: formatter.isolated(formatter.units.pressure.symbol),
            spokenUnit: .pressure(formatter.units.pressure),
            digits: formatter.units.pressure == .inchesOfMercury ? 2 : 0
        ) { span in
            span.start.seaLevelPressure.map { formatter.units.number($0) }
        } text: { span in
            formatter.pressure(span.start.seaLevelPressure)
        }
        return ChartRecipe(
            [series], floor: formatter.units.number(Pressure(20)),
            digits: formatter.units.pressure == .inchesOfMercury ? 2 : 0
        ) { span in
            [
                span.start.seaLevelPressure.map {
                    tr("pressure {pressure}", ["pressure": formatter.speaking.pressure($0)])
                }
            ]
        }
    }
}
