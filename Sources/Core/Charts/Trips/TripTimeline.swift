import Trips
public import WeatherModel
public import WeatherText

/// The days of a trip from left to right, with a bar for each stay.
public struct TripTimeline: Sendable, Hashable {
    /// One date.
    public struct DayMark: Sendable, Hashable {
        /// "Fri".
        public let dayText: String
        /// "27", or "27 Nov" on the first day and where a month begins.
        public let dateText: String
        /// Whether the locale counts it as one of the weekend.
        public let isWeekend: Bool
    }

    /// One stay, in days from the beginning of the trip; a day of travel is parted among its stays.
    public struct Bar: Sendable, Hashable {
        /// The name of the place.
        public let name: String
        /// The first and the last moment.
        public let span: ClosedRange<Double>
        /// The moment from which on there is no forecast; nil where there is one for all of it.
        public let unknownFrom: Double?
        /// The mean temperature, which gives its colour; nil where none is known.
        public let mean: Temperature?
        /// "usual weather" where other years stand in for the forecast; nil elsewhere.
        public let usualText: String?
    }

    /// The dates from the first to the last.
    public let days: [DayMark]
    /// The stays in the order of travel.
    public let bars: [Bar]
    /// The moment at which the forecast ends within the trip, with the words for it; nil where it reaches all of it or none.
    public let forecastEnd: ForecastEnd?

    /// Returns the least width of the picture in pixels: 28 a day in a narrow room, where it scrolls, and 12 in a wide one.
    ///
    /// - Parameters:
    ///   - room: The width in pixels that it has at once.
    ///   - textScale: The size of text, 1 for the usual one.
    public func leastWidth(in room: Double, textScale: Double) -> Double {
        Double(days.count) * textScale * (room < 480 * textScale ? 28 : 12)
    }

    /// Where the forecast ends.
    public struct ForecastEnd: Sendable, Hashable {
        /// The end of the last day with a forecast, in days from the beginning of the trip.
        public let day: Double
        /// "forecast until 9 Dec".
        public let text: String
    }

    /// Returns the part of a day that belongs to a stay: all of it, half of a day of travel, less where a day is all there is of
    /// a stay between two others.
    private static func share(
        of number: Int, in legs: [LegOutlook], on date: CivilDate
    ) -> (start: Double, end: Double) {
        let sharing = legs.indices.filter { legs[$0].leg.first <= date && date <= legs[$0].leg.last }
        guard let place = sharing.firstIndex(of: number) else { return (0, 1) }
        return (Double(place) / Double(sharing.count), Double(place + 1) / Double(sharing.count))
    }

    /// Returns nil for a trip without a stay, and for one that takes longer than two years.
    public init?(_ text: TripText, _ formatter: WeatherFormatter) {
        let legs = text.outlook.legs
        guard let first = legs.map(\.leg.first.dayNumber).min(), let last = legs.map(\.leg.last.dayNumber).max(),
            (0..<732).contains(last - first)
        else { return nil }
        days = (first...last).map { number in
            let date = CivilDate(dayNumber: number)
            return DayMark(
                dayText: formatter.shortWeekday(date),
                dateText: number == first || date.day == 1 ? formatter.dayAndMonth(date) : formatter.dayOfMonth(date),
                isWeekend: formatter.isWeekend(date))
        }
        var bars: [Bar] = []
        for (number, leg) in legs.enumerated() {
            let (arrival, departure) = (leg.leg.first, leg.leg.last)
            let start = Double(arrival.dayNumber - first) + Self.share(of: number, in: legs, on: arrival).start
            let end = Double(departure.dayNumber - first) + Self.share(of: number, in: legs, on: departure).end
            let known = leg.days.last { $0.forecast != nil }.map { Double($0.date.dayNumber - first + 1) }
            let isOpen = leg.days.contains { $0.usual != nil || $0.knowledge == .beyond || $0.knowledge == .unknown }
            bars.append(
                Bar(
                    name: text.legs[number].name, span: start...end,
                    unknownFrom: isOpen ? min(max(known ?? start, start), end) : nil,
                    mean: text.legs[number].meanTemperature,
                    usualText: leg.usual == nil ? nil : tr("usual weather")))
        }
        self.bars = bars
        let told = legs.flatMap(\.days).filter { $0.forecast != nil }.map(\.date).max()
        forecastEnd = told.flatMap { date in
            guard date.dayNumber < last, legs.contains(where: { $0.firstBeyond != nil }) else { return nil }
            return ForecastEnd(
                day: Double(date.dayNumber - first + 1),
                text: tr("forecast until {date}", ["date": formatter.dayAndMonth(date)]))
        }
    }
}
