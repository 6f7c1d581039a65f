import WeatherModel

/// The strongest wind of a day as its row shows it: an arrow and a number.
struct DayWind: Equatable {
    /// The speed without its unit, such as "28", or "—".
    let text: String
    /// Degrees clockwise from north that the wind blows to; nil where it is calm or not known.
    let towards: Double?
    /// "wind up to 8 kilometres an hour from the north" for a screen reader; nil where it is not known.
    let spokenText: String?

    init(_ day: Day, _ formatter: WeatherFormatter) {
        guard let speed = day.windSpeedMax else {
            (text, towards, spokenText) = (TemperatureText.missing, nil, nil)
            return
        }
        let number = formatter.speedNumber(speed)
        text = number
        guard WindForce(speed) != .calm, formatter.units.number(speed) >= 0.5 else {
            (towards, spokenText) = (nil, tr("calm"))
            return
        }
        towards = day.windDirection.map { ($0.value + 180).truncatingRemainder(dividingBy: 360) }
        spokenText = formatter.from(
            day.windDirection, tr("wind up to {speed}", ["speed": formatter.speaking.speed(speed)]))
    }
}
