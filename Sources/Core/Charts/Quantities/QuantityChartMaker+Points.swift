import Foundation
import WeatherModel
import WeatherText

/// The points of a quantity's chart and what is read of them.
extension QuantityChartMaker {
    func point(_ span: HourSpan, _ name: ChartHourName) -> QuantityPoint {
        let isReported = rows.reported.contains(span.start.time)
        let celsius: Temperature? =
            switch quantity {
            case .temperature: span.start.temperature
            case .feelsLike: FeelsLike(span.start.conditions)?.temperature
            default: nil
            }
        var point = QuantityPoint(
            start: hours(span.start.time), length: span.duration / 3600, value: recipe.series[0].number(span),
            second: drawsSecond ? recipe.series[1].number(span) : nil, celsius: celsius?.value, isReported: isReported,
            words: LazyValue { words(of: span, name, isReported: isReported) })
        guard quantity == .temperature, !isReported else { return point }
        point.band = span.start.band.map { formatter.units.number($0.lowest)...formatter.units.number($0.highest) }
        return point
    }

    private func words(of span: HourSpan, _ name: ChartHourName, isReported: Bool) -> QuantityPointWords {
        let (date, speaking) = (CivilDate(span.start.time, in: context.zone), formatter.speaking)
        let isLong = recipe.coversRows && span.duration > 3600
        let clock =
            isLong
            ? formatter.hours(of: span, in: context.zone)
            : name.told(formatter.time(span.start.time, in: context.zone))
        let word = rows.scale(span)?.word
        let reported = isReported ? tr("reported") : nil
        // The text of an index may bear its word.
        let text = recipe.series[0].text(span)
        let own = quantity == .uvIndex || text == word ? nil : word
        let certainty = quantity == .temperature ? span.start.band : nil
        func usual(_ formatter: WeatherFormatter) -> String? {
            past?.days[date]?.hours.map {
                tr("usual mean {value}", ["value": quantity.dayText(of: $0.mean, formatter)])
            }
        }
        let parts = [wind(span, formatter) ?? text, certainty?.words(formatter), companion(span, isSpoken: false), own]
        let day = formatter.spokenDay(date)
        // The name of the hour has the day before it, unless it is today.
        let spokenName = (recipe.coversRows ? name.spokenSpan : name.spoken).value
        let spokenTime =
            date == CivilDate(context.now, in: context.zone) ? PhraseList.text([day, spokenName]) : spokenName
        let value = recipe.series[0].number(span)
        let spoken = [
            wind(span, speaking) ?? value.map { _ in recipe.series[0].spokenText(span, speaking) },
            companion(span, isSpoken: true), certainty?.words(speaking), word, usual(speaking), reported,
        ]
        let number = value.map { formatter.short($0, digits: recipe.digits) }
        return QuantityPointWords(
            value: formatter.isolated(value: bearsUnit ? text : number ?? text),
            second: quantity == .wind
                ? recipe.series[1].number(span).map {
                    formatter.isolated(value: formatter.short($0, digits: recipe.digits))
                } : nil,
            time: tr("{day} {time}", ["day": day, "time": clock]),
            brief: recipe.coversRows ? name.fullSpan : name.fullTime,
            reading: (parts + [usual(formatter), reported]).compactMap(\.self).map(formatter.isolated(phrase:))
                .inOneLine(),
            spoken: tr("{time}: {values}", ["time": spokenTime, "values": PhraseList.text(spoken)]))
    }

    /// Returns "52 km/h from the west, gusts 82 km/h"; nil for another quantity, and of calm air, which comes from nowhere.
    private func wind(_ span: HourSpan, _ words: WeatherFormatter) -> String? {
        guard quantity == .wind, let speed = span.start.windSpeed, WindForce(speed) != .calm else { return nil }
        return words.wind(speed: speed, from: span.start.windDirection, gust: span.start.windGust)
    }

    /// Returns what is read of the second line, such as "dew point 2°"; nil where it is not known, or told with the first.
    private func companion(_ span: HourSpan, isSpoken: Bool) -> String? {
        guard recipe.series.count > 1, recipe.series[1].number(span) != nil else { return nil }
        let series = recipe.series[1]
        let value = isSpoken ? series.spokenValue(span, formatter.speaking) : series.text(span)
        return switch quantity {
        case .temperature: tr("feels like {temperature}", ["temperature": value])
        case .feelsLike: tr("temperature {temperature}", ["temperature": value])
        case .precipitation: tr("chance of rain {percent}", ["percent": value])
        case .wind: wind(span, formatter) == nil ? tr("gusts {gust}", ["gust": value]) : nil
        case .humidity: tr("dew point {temperature}", ["temperature": value])
        case .visibility: tr("cloud {percent}", ["percent": value])
        case .uvIndex: tr("under a clear sky {index}", ["index": value])
        case .pressure, .air, .sky: nil
        }
    }
}

extension ChartSeries {
    /// Returns the value for a screen reader, without its name, of a period in which it is known.
    fileprivate func spokenValue(_ span: HourSpan, _ words: WeatherFormatter) -> String {
        guard let number = number(span) else { return text(span) }
        let text = words.short(number, digits: digits)
        return spokenUnit.map { words.spoken(text, number, $0) } ?? text
    }
}
