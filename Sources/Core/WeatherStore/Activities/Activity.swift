/// Something to do outdoors, with the weather and the times that suit it.
public struct Activity: Sendable, Hashable, Identifiable {
    /// The name that its owner gave it, or that of one of `starters`.
    public let id: String
    /// The limits, all of which an hour has to meet.
    public var limits: [HourlyQuantity: QuantityLimit]
    /// The times at which there is time for it.
    public var times: DayTimes
    /// The minutes for which the weather has to suit without a break, in `leastMinutesRange`.
    public var leastMinutes: Int
    /// Whether its times are shown on the page of every place.
    public var isShown = true

    /// The minutes that can be asked for.
    public static let leastMinutesRange = 1...1440
    /// Letters of a name.
    public static let nameLength = 40

    /// The names of commands for activities on the command line, which no activity can have.
    package static let commandNames: Set = ["show", "try", "add", "list", "remove", "help"]

    /// Makes an activity; by default an hour is enough, at any time.
    public init(
        _ id: String, limits: [HourlyQuantity: QuantityLimit], times: DayTimes = DayTimes(), leastMinutes: Int = 60
    ) {
        (self.id, self.limits, self.times, self.leastMinutes) = (id, limits, times, leastMinutes)
    }

    /// Returns whether the text can be a name: one line of 1 to `nameLength` letters, without spaces around it.
    package static func isName(_ text: String) -> Bool {
        (1...nameLength).contains(text.unicodeScalars.count)
            && !text.unicodeScalars.contains {
                [.control, .format, .lineSeparator].contains($0.properties.generalCategory)
            }
            && text.first?.isWhitespace == false && text.last?.isWhitespace == false
    }
}

extension Activity {
    /// The activities to begin with, of which none counts before it is chosen.
    public static let starters = [run, cycle, washing, stars]

    /// Running: dry, mild, without much wind, by day.
    private static let run = Activity(
        "run",
        limits: limits([
            .precipitation: (nil, 0.1), .temperature: (3, 18), .windSpeed: (nil, 30 / 3.6),
        ]), times: DayTimes([span(7, 19)]))

    /// Cycling to work and back: dry, not icy, without a storm, at the hours of the way.
    private static let cycle = Activity(
        "cycle",
        limits: limits([
            .precipitation: (nil, 0.1), .temperature: (3, nil), .windSpeed: (nil, 35 / 3.6), .windGust: (nil, 55 / 3.6),
        ]), times: DayTimes([span(7, 9), span(16, 18)], on: Weekday.workdays))

    /// Drying the washing: dry air in daylight, and no wind that takes it away.
    private static let washing = Activity(
        "washing",
        limits: limits([
            .precipitation: (nil, 0.1), .precipitationProbability: (nil, 30), .humidity: (nil, 80),
            .windGust: (nil, 50 / 3.6), .sunHeight: (0, nil),
        ]), times: DayTimes([span(8, 20)]), leastMinutes: 120)

    /// Stargazing: a dark, clear sky with little moon; the sun 12° below the horizon, as at the end of nautical
    /// twilight, since it gets no lower in northern summers.
    private static let stars = Activity(
        "stars",
        limits: limits([
            .precipitation: (nil, 0.1), .cloudCover: (nil, 30), .sunHeight: (nil, -12), .moonLight: (nil, 40),
        ]))

    private static func limits(
        _ ends: KeyValuePairs<HourlyQuantity, (least: Double?, under: Double?)>
    ) -> [HourlyQuantity: QuantityLimit] {
        Dictionary(
            ends.compactMap { quantity, end in
                QuantityLimit(least: end.least, under: end.under).map { (quantity, $0) }
            }, uniquingKeysWith: { first, _ in first })
    }

    private static func span(_ from: Int, _ until: Int) -> ClockSpan {
        ClockSpan(from: TimeOfDay(hour: from), until: TimeOfDay(hour: until))
    }
}

extension Activity {
    /// Returns the same under another name.
    public func named(_ name: String) -> Activity {
        var new = Activity(name, limits: limits, times: times, leastMinutes: leastMinutes)
        new.isShown = isShown
        return new
    }
}

extension Activity: NamedSetting {
    /// The user's own activities.
    public static var list: WritableKeyPath<Settings, [Activity]> { \.activities }
}
