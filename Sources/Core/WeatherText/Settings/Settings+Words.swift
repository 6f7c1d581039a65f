import SourceSettings
public import WeatherModel
package import WeatherServices
public import WeatherStore

extension Settings.ClockFormat {
    /// The name of the choice, such as "24-hour".
    package var words: String {
        switch self {
        case .automatic: tr("Same as your desktop")
        case .twelveHours: tr("12-hour")
        case .twentyFourHours: tr("24-hour")
        }
    }
}

extension Settings.ColorScheme {
    /// The name of the choice, such as "Dark".
    package var words: String {
        switch self {
        case .desktop: tr("Same as your desktop")
        case .light: tr("Light")
        case .dark: tr("Dark")
        }
    }
}

extension CoordinatePrecision {
    /// The name of the choice, with what it means.
    package var words: String {
        switch self {
        case .fourDecimals: tr("Exact (10 m)")
        case .threeDecimals: tr("Street (100 m)")
        case .twoDecimals: tr("Approximate (1 km)")
        case .oneDecimal: tr("Region (10 km)")
        }
    }
}

extension OpenWeatherProduct {
    /// The name of the product as OpenWeather writes it.
    package var words: String {
        switch self {
        case .free: tr("Free")
        case .oneCall3: tr("One Call 3.0")
        case .oneCall4: tr("One Call 4.0")
        }
    }
}

extension Settings {
    /// Returns "Every 30 minutes", "Every 2 hours".
    package static func words(forMinutes minutes: Int) -> String {
        minutes % 60 == 0
            ? tr(one: "Every hour", other: "Every {count} hours", count: minutes / 60)
            : tr(one: "Every minute", other: "Every {count} minutes", count: minutes)
    }
}

extension Settings.NamedServer {
    /// The line with the source and the server that a file wants to be asked; nil for an invalid server or an unknown
    /// source.
    public var line: String? {
        guard ServerAddress(address) != nil, SourceCatalogue.knows(source) else { return nil }
        return tr("{source}: {server}", ["source": source, "server": address])
    }

    /// The sentence that the server of a file cannot be used and was left out; nil for a valid one or an unknown source.
    public var refusal: String? {
        guard ServerAddress(address) == nil, SourceCatalogue.knows(source) else { return nil }
        return tr(
            "The server “{server}” for {source} cannot be used, so it was not imported.",
            ["server": address.bounded(to: 60), "source": source])
    }
}

extension SettingsProblem {
    /// The sentence about the entry, with what would have an effect.
    public var sentence: String {
        let names = ["key": key, "value": value]
        return switch reason {
        case .unknownValue(let possible):
            tr(
                "The settings file says “{value}” under {key}, which means nothing there. Possible values: {values}.",
                names.merging(["values": possible.joined(separator: ", ")]) { own, _ in own })
        case .wrongType(let wanted):
            wanted == "list"
                ? tr("The settings file says “{value}” under {key}, where a list belongs.", names)
                : tr("The settings file says “{value}” under {key}, where a number belongs.", names)
        case .incomplete:
            tr("The settings file has “{value}” under {key}, of which a part is missing or means nothing.", names)
        case .outside(let range):
            tr(
                "The settings file says “{value}” under {key}. The number must lie between {least} and {most}.",
                names.merging(["least": String(range.lowerBound), "most": String(range.upperBound)]) { own, _ in own })
        }
    }
}

extension WeatherPart {
    /// The name of the order of its sources, as a choice beside "For everything".
    public var orderName: String {
        switch self {
        case .current: tr("For now")
        case .minutes: tr("For minutes")
        case .hours: tr("For hours")
        case .days: tr("For days")
        case .airQuality: tr("For air quality")
        case .alerts: tr("For warnings")
        case .spread: listedName.capitalizedFirst
        }
    }

    /// The name of the part, for a list of those that a source gives.
    public var listedName: String {
        switch self {
        case .current: tr("now", context: "part of a forecast")
        case .minutes: tr("minutes", context: "part of a forecast")
        case .hours: tr("hours", context: "part of a forecast")
        case .days: tr("days", context: "part of a forecast")
        case .airQuality: tr("air quality", context: "part of a forecast")
        case .alerts: tr("warnings", context: "part of a forecast")
        case .spread: tr("spread of an ensemble", context: "part of a forecast")
        }
    }
}
