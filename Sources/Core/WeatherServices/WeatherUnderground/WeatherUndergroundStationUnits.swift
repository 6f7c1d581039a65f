/// The four unit systems of a personal weather station's answer, by the name of the object with the values.
enum WeatherUndergroundStationUnits: String, CaseIterable {
    case metric
    case imperial
    case britishHybrid = "uk_hybrid"
    case metricSI = "metric_si"

    var temperature: MeasuredUnit { self == .imperial ? .fahrenheit : .celsius }

    var pressure: MeasuredUnit { self == .imperial ? .inchOfMercury : .hectopascal }

    var speed: MeasuredUnit {
        switch self {
        case .metric: .kilometresPerHour
        case .imperial, .britishHybrid: .milesPerHour
        case .metricSI: .metresPerSecond
        }
    }
}
