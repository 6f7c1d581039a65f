import WeatherModel

/// The wind of a forecast period, which the National Weather Service gives as text: "10 to 15 mph", "SSW".
struct NWSWind {
    /// The middle of the range, or the single speed.
    let speed: Speed?
    /// The upper end of the range.
    let highest: Speed?
    /// The direction the wind blows from; nil if it is calm.
    let direction: Bearing?

    init(speed text: String?, direction name: String?) {
        let words = text?.split(separator: " ").map(String.init) ?? []
        let unit: MeasuredUnit? =
            switch words.last {
            case "mph": .milesPerHour
            case "km/h": .kilometresPerHour
            case "kt", "kts": .knots
            default: nil
            }
        let numbers = words.compactMap { Double(decimal: $0) }
        if let unit, let first = numbers.first, let last = numbers.last {
            speed = Speed((first + last) / 2, in: unit)
            highest = Speed(last, in: unit)
        } else {
            (speed, highest) = (nil, nil)
        }
        let sixteenth = name.flatMap { Self.compass.firstIndex(of: $0.uppercased()) }
        direction = speed?.value == 0 ? nil : sixteenth.flatMap { Bearing(checking: Double($0) * 22.5) }
    }

    private static let compass = [
        "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
    ]
}
