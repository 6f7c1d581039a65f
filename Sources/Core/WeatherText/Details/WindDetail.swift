import WeatherModel

/// The card of wind and gusts, with a compass.
enum WindDetail: DetailRule {
    /// The lowest speeds of forces 1, 4, 5, 6, 8 and 10 of the Beaufort scale (WMO, Manual on Codes, table 1100), in m/s:
    /// 1, 20, 29, 39, 62 and 89 km/h in whole numbers.
    static let limits = [0.25, 5.45, 7.95, 10.75, 17.15, 24.45]

    static func card(_ details: DetailContext) -> DetailCard? {
        guard let reading = details.reading(\.windSpeed), reading.value != nil else {
            return gusts(details) ?? details.reading(\.windSpeed).map { card($0, nil, details) }
        }
        return card(reading, reading.value.map { Speed($0) }, details)
    }

    private static func card(_ reading: DetailReading, _ speed: Speed?, _ details: DetailContext) -> DetailCard {
        let formatter = details.formatter
        var card = reading.card(
            .wind, tr("Wind"), "fairweather-windy-symbolic", speed.map { formatter.speed($0) },
            range: reading.course?.rangeText(
                formatter, { formatter.whole(formatter.units.number(Speed($0))) }, { formatter.speed(Speed($0)) }))
        guard let speed else { return card }
        let force = WindForce(speed)
        let scale = scale(of: speed)
        let from = force == .calm ? nil : reading.conditions.windDirection
        card.scale = scale
        card.windFrom = from?.value
        card.companion = formatter.notable(reading.conditions.windGust, over: speed).map {
            tr("gusts {gust}", ["gust": formatter.speedNumber($0)])
        }
        card.verdict = reading.lastKnown ?? formatter.verdict(scale.word.capitalizedFirst, from: from)
        card.notes = [force.words]
        return card
    }

    /// The scale of mean winds.
    static func scale(of speed: Speed) -> DetailScale {
        let words = [
            tr("calm", context: "wind"), tr("light", context: "wind"), tr("moderate", context: "wind"),
            tr("fresh", context: "wind"), tr("strong", context: "wind"), tr("gale", context: "wind"),
            tr("storm", context: "wind"),
        ]
        let step =
            switch WindForce(speed) {
            case .calm: 0
            case .lightAir, .lightBreeze, .gentleBreeze: 1
            case .moderateBreeze: 2
            case .freshBreeze: 3
            case .strongBreeze, .nearGale: 4
            case .gale, .strongGale: 5
            case .storm, .violentStorm, .hurricane: 6
            }
        return DetailScale(.amount, words, limits: limits, ends: 0...32.7, of: speed.value, step: step)
    }

    /// Some stations report gusts only.
    private static func gusts(_ details: DetailContext) -> DetailCard? {
        guard let reading = details.reading(\.windGust), let gust = reading.value else { return nil }
        let text = details.formatter.speed(Speed(gust))
        var card = reading.card(
            .wind, tr("Wind"), "fairweather-windy-symbolic", text,
            range: reading.course?.rangeText(
                details.formatter, { details.formatter.whole(details.formatter.units.number(Speed($0))) },
                { details.formatter.speed(Speed($0)) }))
        card.companion = tr("gusts", context: "wind")
        card.windFrom = reading.conditions.windDirection?.value
        return card
    }
}

extension WeatherFormatter {
    /// Returns "Moderate, from the southeast"; the strength alone if the direction is unknown.
    fileprivate func verdict(_ strength: String, from bearing: Bearing?) -> String {
        guard let bearing else { return strength }
        let values = ["strength": strength]
        return switch Int((bearing.value / 45).rounded()) % 8 {
        case 0: tr("{strength}, from the north", values)
        case 1: tr("{strength}, from the northeast", values)
        case 2: tr("{strength}, from the east", values)
        case 3: tr("{strength}, from the southeast", values)
        case 4: tr("{strength}, from the south", values)
        case 5: tr("{strength}, from the southwest", values)
        case 6: tr("{strength}, from the west", values)
        default: tr("{strength}, from the northwest", values)
        }
    }
}
