import WeatherModel

extension Settings {
    /// Reads each value separately; one that is missing, unknown or of a wrong type has its default.
    init(_ json: JSONValue) {
        self.init()
        language = json["language"]?.text
        units = json["units"]?.object.map { _ in Units(json["units"]) }
        clockFormat = Self.choice(json["clockFormat"]) ?? clockFormat
        coordinatePrecision = Self.choice(json["coordinateRounding"]) ?? coordinatePrecision
        sourceOrder = json["sourceOrder"]?.list?.compactMap(\.text) ?? sourceOrder
        partSourceOrders = Dictionary(
            (json["partSourceOrders"]?.object ?? [:]).compactMap { part, order in
                WeatherPart(rawValue: part).map { ($0, order.list?.compactMap(\.text) ?? []) }
            }, uniquingKeysWith: { first, _ in first }
        ).filter { !$1.isEmpty }
        disabledSources = Set(json["disabledSources"]?.list?.compactMap(\.text) ?? [])
        refreshesAutomatically = json["refreshAutomatically"]?.bool ?? refreshesAutomatically
        staysOffline = json["offline"]?.bool ?? staysOffline
        alertChoice = AlertChoice(
            leastSeverity: Self.choice(json["leastWarningSeverity"]) ?? alertChoice.leastSeverity,
            hiddenTopics: Self.topics(json["hiddenWarnings"]?.list)
                ?? alertChoice.hiddenTopics)
        notices = NoticeSettings(json["notices"])
        airQualityStandard = Self.choice(json["airQualityIndex"])
        servers = json["servers"]?.object?.compactMapValues(\.text) ?? servers
        openWeatherProduct = json["openWeatherProduct"]?.text
        weatherUndergroundStation = json["weatherUndergroundStation"]?.text
        refreshMinutes = json["refreshMinutes"]?.integer.map(Self.nearestRefreshMinutes) ?? refreshMinutes
        colorScheme = Self.choice(json["appearance"]?["colorScheme"]) ?? colorScheme
        showsWeatherBackground = json["appearance"]?["weatherBackground"]?.bool ?? showsWeatherBackground
        showsSpread = json["appearance"]?["spread"]?.bool ?? showsSpread
        hiddenSections = Set(json["hiddenSections"]?.list?.compactMap(\.text) ?? [])
        sectionOrder = json["sectionOrder"]?.list?.compactMap(\.text) ?? sectionOrder
        activities = Activity.all(json["activities"])
        rules = WeatherRule.all(json["rules"])
    }

    /// The JSON object of all values this version knows, with null for those to be removed.
    var json: JSONValue {
        .object([
            "language": language.map { .text($0) } ?? .null,
            "units": units?.json ?? .null,
            "clockFormat": .text(clockFormat.rawValue),
            "coordinateRounding": .text(coordinatePrecision.rawValue),
            "sourceOrder": .list(sourceOrder.map { .text($0) }),
            "partSourceOrders": .object(
                Dictionary(
                    uniqueKeysWithValues: WeatherPart.ofPage.map { part in
                        (part.rawValue, partSourceOrders[part].map { .list($0.map { .text($0) }) } ?? .null)
                    })),
            "disabledSources": .list(disabledSources.sorted().map { .text($0) }),
            "refreshAutomatically": .bool(refreshesAutomatically),
            "offline": .bool(staysOffline),
            "leastWarningSeverity": .text(alertChoice.leastSeverity.rawValue),
            "hiddenWarnings": .list(alertChoice.hiddenTopics.map(\.rawValue).sorted().map { .text($0) }),
            "notices": notices.json,
            "airQualityIndex": airQualityStandard.map { .text($0.rawValue) } ?? .null,
            "servers": .object(servers.mapValues { .text($0) }),
            "openWeatherProduct": openWeatherProduct.map { .text($0) } ?? .null,
            "weatherUndergroundStation": weatherUndergroundStation.map { .text($0) } ?? .null,
            "refreshMinutes": .integer(Int64(Self.nearestRefreshMinutes(refreshMinutes))),
            "appearance": .object([
                "colorScheme": .text(colorScheme.rawValue), "weatherBackground": .bool(showsWeatherBackground),
                "spread": .bool(showsSpread),
            ]),
            "hiddenSections": .list(hiddenSections.sorted().map { .text($0) }),
            "sectionOrder": .list(sectionOrder.map { .text($0) }),
            "activities": .object(Dictionary(activities.map { ($0.id, $0.json) }) { $1 }),
            "rules": .object(Dictionary(rules.map { ($0.id, $0.json) }) { $1 }),
        ])
    }

    /// Returns the content of the file with these settings merged into it.
    ///
    /// Only values that differ from the earlier settings are written: values that this version could not read, or that
    /// another program has changed, and the user did not change are preserved.
    ///
    /// - Parameter last: The earlier settings; by default those of the content.
    func overlaid(on content: JSONValue, since last: Settings? = nil) -> JSONValue {
        var changed = json.difference(from: (last ?? Settings(content)).json).object ?? [:]
        // Of units that are not all there, the others would be taken for metric ones.
        if changed["units"] != nil, content["units"]?.object == nil { changed["units"] = json["units"] }
        return content.overlaid(with: .object(changed))
    }

    /// Returns these settings with everything changed in them that differs between two others.
    public func taking(_ newer: Settings, since older: Settings) -> Settings {
        Settings(newer.overlaid(on: json, since: older))
    }

    private static func nearestRefreshMinutes(_ minutes: Int) -> Int {
        min(max(minutes, refreshMinutesRange.lowerBound), refreshMinutesRange.upperBound)
    }

    /// Reads the kinds that are listed; nil where there is no list, or one of which nothing can be read.
    private static func topics(_ list: [JSONValue]?) -> Set<AlertTopic>? {
        guard let list else { return nil }
        let known = Set(list.compactMap { choice($0) as AlertTopic? })
        return known.isEmpty && !list.isEmpty ? nil : known
    }

    private static func choice<Choice: RawRepresentable<String>>(_ json: JSONValue?) -> Choice? {
        json?.text.flatMap { Choice(rawValue: $0) }
    }
}

extension Units {
    /// Reads units; those of `Units.metric` if one is missing or unknown.
    fileprivate init(_ json: JSONValue?) {
        func unit<Unit: RawRepresentable<String>>(_ key: String, _ usual: Unit) -> Unit {
            json?[key]?.text.flatMap { Unit(rawValue: $0) } ?? usual
        }
        let metric = Units.metric
        self.init(
            temperature: unit("temperature", metric.temperature), speed: unit("speed", metric.speed),
            pressure: unit("pressure", metric.pressure), precipitation: unit("precipitation", metric.precipitation),
            snow: unit("snow", metric.snow), distance: unit("distance", metric.distance))
    }

    fileprivate var json: JSONValue {
        .object([
            "temperature": .text(temperature.rawValue), "speed": .text(speed.rawValue),
            "pressure": .text(pressure.rawValue), "precipitation": .text(precipitation.rawValue),
            "snow": .text(snow.rawValue), "distance": .text(distance.rawValue),
        ])
    }
}
