import WeatherModel

/// "Strong breeze from the southwest, gusts of 62 km/h".
struct WindSentence: Equatable {
    let speed: Speed
    let direction: Bearing?
    let gust: Speed?

    /// Nil where the speed is unknown.
    ///
    /// A gust is told from 5 m/s above the mean on, as weather services report them in METARs.
    init?(_ conditions: Conditions) {
        guard let speed = conditions.windSpeed else { return nil }
        self.speed = speed
        let force = WindForce(speed)
        direction = force == .calm ? nil : conditions.windDirection
        gust = conditions.windGust.flatMap { $0.value - speed.value >= 5 ? $0 : nil }
    }

    /// The words come from the speed itself, whatever its unit is.
    func text(_ formatter: WeatherFormatter) -> String {
        let wind = formatter.from(direction, WindForce(speed).words)
        guard let gust else { return tr("{wind}.", ["wind": wind]) }
        return tr("{wind}, gusts of {speed}.", ["wind": wind, "speed": formatter.speed(gust)])
    }
}
