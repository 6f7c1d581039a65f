import WeatherModel
import WeatherServices
import WeatherStore

extension Settings {
    /// Chooses the option at the position of the row; invalid positions are ignored.
    ///
    /// - Parameter shownUnits: The units to keep for other quantities when one of them is chosen.
    mutating func choose(_ position: Int, for row: PreferenceRow.ID, shownUnits: Units) {
        func taken<Value>(_ values: [Value], _ take: (Value) -> Void) {
            if values.indices.contains(position) { take(values[position]) }
        }
        func withUnits(_ change: (inout Units) -> Void) {
            var units = shownUnits
            change(&units)
            self.units = units
        }
        switch row {
        case .unitsPreset: taken(UnitsChoice.all) { units = $0.units(now: shownUnits) }
        case .temperature: taken(Units.Temperature.allCases) { unit in withUnits { $0.temperature = unit } }
        case .speed: taken(Units.Speed.allCases) { unit in withUnits { $0.speed = unit } }
        case .pressure: taken(Units.Pressure.allCases) { unit in withUnits { $0.pressure = unit } }
        case .precipitation: taken(Units.Precipitation.allCases) { unit in withUnits { $0.precipitation = unit } }
        case .snow: taken(Units.Snow.allCases) { unit in withUnits { $0.snow = unit } }
        case .distance: taken(Units.Distance.allCases) { unit in withUnits { $0.distance = unit } }
        case .clock: taken(ClockFormat.allCases) { clockFormat = $0 }
        case .airStandard: taken(Self.airStandards) { airQualityStandard = $0 }
        case .automaticRefresh: taken([false, true]) { refreshesAutomatically = $0 }
        case .leastAlertSeverity: taken(Self.severities) { leastAlertSeverity = $0 }
        case .warningNotices: taken([false, true]) { notices.tellsWarnings = $0 }
        case .rainNotices: taken([false, true]) { notices.tellsRain = $0 }
        case .summaryNotices: taken([false, true]) { notices.tellsSummary = $0 }
        case .summaryTime: taken(Self.summaryTimes(with: notices.summaryTime)) { notices.summaryTime = $0 }
        case .quietHours: taken([false, true]) { notices.keepsQuiet = $0 }
        case .quietStart: taken(Self.quietTimes(with: notices.quietStart)) { notices.quietStart = $0 }
        case .quietEnd: taken(Self.quietTimes(with: notices.quietEnd)) { notices.quietEnd = $0 }
        // The desktop has to permit it.
        case .withoutWindow: break
        case .refreshInterval: taken(Self.offeredMinutes(with: refreshMinutes)) { refreshMinutes = $0 }
        case .openWeatherProduct:
            taken(OpenWeatherProduct.allCases) { openWeatherProduct = $0 == .free ? nil : $0.rawValue }
        case .colorScheme: taken(ColorScheme.allCases) { colorScheme = $0 }
        case .weatherBackground: taken([false, true]) { showsWeatherBackground = $0 }
        case .coordinates: taken(CoordinatePrecision.allCases) { coordinatePrecision = $0 }
        }
    }

    /// The standards of the air quality index that are offered; nil for that of the place's source.
    static let airStandards: [AirQualityStandard?] = [nil, .european, .us]
    /// The least severities that are offered.
    static let severities: [AlertSeverity] = [.minor, .moderate, .severe, .extreme]

    /// Returns the times from 04:00 to 11:30 that are offered for the morning's summary, including the present one.
    static func summaryTimes(with time: TimeOfDay) -> [TimeOfDay] {
        Set((8..<24).compactMap { TimeOfDay(minutes: $0 * 30) } + [time]).sorted()
    }

    /// Returns the full hours that are offered for quiet hours, including the present time.
    static func quietTimes(with time: TimeOfDay) -> [TimeOfDay] {
        Set((0..<24).map { TimeOfDay(hour: $0) } + [time]).sorted()
    }

    /// Returns the intervals that are offered, including the present one, in minutes.
    static func offeredMinutes(with minutes: Int) -> [Int] {
        Set([10, 15, 30, 60, 120, 360, minutes]).sorted()
    }
}
