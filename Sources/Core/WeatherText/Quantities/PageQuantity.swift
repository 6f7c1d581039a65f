package import WeatherModel

/// The quantities that have a page of their own, in the order of their choice.
public enum PageQuantity: String, Sendable, Hashable, CaseIterable {
    case temperature, feelsLike, precipitation, wind, humidity, pressure, visibility, uvIndex, air, sky

    /// The quantity whose page a card opens.
    public init(_ kind: DetailKind) {
        switch kind {
        case .wind: self = .wind
        case .feelsLike: self = .feelsLike
        case .humidity: self = .humidity
        case .pressure: self = .pressure
        case .visibility: self = .visibility
        case .uvIndex: self = .uvIndex
        case .air: self = .air
        case .sky: self = .sky
        }
    }

    /// The name, such as "Temperature".
    public var title: String {
        switch self {
        case .temperature: tr("Temperature")
        case .feelsLike: tr("Feels like")
        case .precipitation: tr("Precipitation")
        case .wind: tr("Wind")
        case .humidity: tr("Humidity")
        case .pressure: tr("Pressure")
        case .visibility: tr("Visibility and cloud")
        case .uvIndex: tr("UV index")
        case .air: tr("Air and pollen")
        case .sky: tr("Sun and moon")
        }
    }

    /// The card that shows the quantity now; nil for one without a card.
    var card: DetailKind? { DetailKind.allCases.first { PageQuantity($0) == self } }

    /// Whether its value at an instant can be reported, which a sum over hours and an index that is forecast cannot.
    var isReported: Bool { ![.precipitation, .uvIndex, .air, .sky].contains(self) }

    /// Returns the value in the quantity's own unit; nil where the conditions do not tell it.
    func value(in air: Conditions) -> Double? {
        switch self {
        case .temperature: air.temperature?.value
        case .feelsLike: FeelsLike(air)?.temperature.value
        case .precipitation: air.precipitation?.value
        case .wind: air.windSpeed?.value
        case .humidity: air.relativeHumidity?.value
        case .pressure: air.seaLevelPressure?.value
        case .visibility: air.visibility?.value
        case .uvIndex: air.uvIndex?.value
        case .air, .sky: nil
        }
    }
}

extension PageQuantity {
    /// Returns whether any hour of the forecast has it, or of visibility and cloud one of the two.
    package func isOffered(by report: SettledReport) -> Bool {
        if self == .air { return report.airQuality != nil }
        if self == .sky { return true }
        return report.hourRows.contains {
            value(in: $0.conditions) != nil || (self == .visibility && $0.cloudCover != nil)
        }
    }

    /// Returns the step of its scale that holds in a period, of rain in what is left of it; nil where it is not known.
    package func scale(of span: HourSpan) -> DetailScale? {
        self == .precipitation ? span.rate.map(Self.rain) : scale(of: span.start.conditions)
    }

    /// Returns the step of its scale for all of a period, also for one of which a part is over; nil where it is not known.
    package func scale(ofWhole span: HourSpan) -> DetailScale? {
        guard self == .precipitation else { return scale(of: span) }
        return span.wholeAmount.map { Self.rain($0.value * 3600 / span.duration) }
    }

    /// Returns the step that holds now, the same as on its card; of rain that of what is left of the present hour.
    func scaleNow(in report: SettledReport) -> DetailScale? {
        guard self != .precipitation else {
            return report.hourSpans.first { $0.contains(report.now) }.flatMap { scale(of: $0) }
        }
        return report.present.flatMap { $0.kind == .past ? nil : scale(of: $0.conditions) }
            ?? report.hourSpans.first { $0.contains(report.now) }.flatMap { scale(of: $0) }
    }

    /// Returns the step of its scale that the conditions reach, the same as on its card; nil where it is not known.
    func scale(of air: Conditions) -> DetailScale? {
        switch self {
        case .temperature: air.temperature.map(FeelsLikeDetail.scale)
        case .feelsLike: FeelsLike(air).map { FeelsLikeDetail.scale(of: $0.temperature) }
        case .precipitation, .air, .sky: nil
        case .wind: air.windSpeed.map(WindDetail.scale)
        case .humidity:
            air.relativeHumidity.map { share in
                let computed = air.temperature.flatMap { Humidity.dewPoint($0, share) }
                return HumidityDetail.scale(of: share, dewPoint: air.dewPoint ?? computed)
            }
        case .pressure: air.seaLevelPressure.map(PressureDetail.scale)
        case .visibility: air.visibility.map(VisibilityDetail.scale)
        case .uvIndex: air.uvIndex.map(UVDetail.scale)
        }
    }

    /// The scale of rain by its rate in millimetres an hour, with the least amount that is shown as the limit of dry.
    private static func rain(_ rate: Double) -> DetailScale {
        let words = [
            tr("dry", context: "rain"), tr("light", context: "rain"), tr("moderate", context: "rain"),
            tr("heavy", context: "rain"),
        ]
        return DetailScale(.amount, words, limits: rainLimits, ends: 0...30, of: rate)
    }

    private static var rainLimits: [Double] {
        [0.1, PrecipitationIntensity.limits.moderate, PrecipitationIntensity.limits.heavy]
    }

    /// The limits between the steps in the quantity's own unit, rain by the hour.
    var limits: [Double] {
        switch self {
        case .temperature, .feelsLike: FeelsLikeDetail.limits
        case .precipitation: Self.rainLimits
        case .wind: WindDetail.limits
        case .humidity: HumidityDetail.limits
        case .pressure: PressureDetail.limits
        case .visibility: VisibilityDetail.limits
        case .uvIndex: UVDetail.limits
        // Those of the air belong to its standard.
        case .air, .sky: []
        }
    }

    /// Returns the limits between the steps in the unit that the reader chose.
    package func limits(in units: Units) -> [Double] {
        limits.map { limit in
            switch self {
            case .temperature, .feelsLike: units.number(Temperature(limit))
            case .precipitation: units.number(Precipitation(limit))
            case .wind: units.number(Speed(limit))
            case .pressure: units.number(Pressure(limit))
            case .visibility: units.distance == .miles ? limit / 1609.344 : limit / 1000
            case .humidity, .uvIndex, .air, .sky: limit
            }
        }
    }

    /// Returns a value with its unit, such as "20 km/h", of rain by the hour.
    func text(of value: Double, _ formatter: WeatherFormatter) -> String {
        switch self {
        case .temperature, .feelsLike: formatter.temperature(Temperature(value))
        case .precipitation: tr("{amount} an hour", ["amount": formatter.precipitation(Precipitation(value))])
        case .wind: formatter.speed(Speed(value))
        case .humidity: formatter.percentage(Percentage(value))
        case .pressure: formatter.pressure(Pressure(value))
        case .visibility: formatter.visibility(Distance(value))
        case .uvIndex, .air, .sky: formatter.whole(value)
        }
    }
}
