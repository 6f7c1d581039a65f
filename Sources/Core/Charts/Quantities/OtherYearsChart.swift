public import WeatherText

/// One date in several years: a dot for each on the quantity's axis, with what is usual and with today.
public struct OtherYearsChart: Sendable, Hashable {
    /// A year on the axis.
    public struct Dot: Sendable, Hashable {
        /// The year as it is written.
        public let name: String
        /// The value of the day in the unit that the reader chose.
        public let value: Double
        /// The value in degrees Celsius, by which a temperature has its colour; nil for other quantities.
        let celsius: Double?
        /// What is read of it, "2020: 10°".
        public let reading: String
        /// The same for a screen reader.
        let spokenText: String
    }

    /// The years from the lowest value to the highest.
    public let dots: [Dot]
    /// What the dots, the band and the mark of today are.
    let text: OtherYearsText
    /// "today 11°"; nil where it is not known.
    let todayText: String?
    /// "usual 3° to 11°"; nil where that is not known.
    let usualText: String?
    /// "mean 7°"; nil where it is not known.
    let meanText: String?
    /// The lowest and the highest number of the axis.
    let scale: ClosedRange<Double>
    /// The numbers below the axis.
    let ticks: [QuantityChart.Tick]

    /// - Parameter quantity: The quantity of the years.
    public init(_ text: OtherYearsText, of quantity: PageQuantity, _ formatter: WeatherFormatter) {
        self.text = text
        todayText = text.todayText.map(formatter.isolated(value:))
        usualText = text.usualText.map(formatter.isolated(value:))
        meanText = text.meanText.map(formatter.isolated(value:))
        let isTemperature = quantity == .temperature || quantity == .feelsLike
        dots = text.years.sorted { ($0.value, $0.name) < ($1.value, $1.name) }.map { year in
            Dot(
                name: year.name, value: year.number, celsius: isTemperature ? year.value : nil,
                reading: tr("{day}: {words}", ["day": year.name, "words": year.text]), spokenText: year.spokenText)
        }
        let known =
            text.years.map(\.number) + [text.today, text.usual?.low, text.usual?.high].compactMap { $0 }
        let scaling = QuantityScaling(known, floor: isTemperature ? 6 : 1, bounds: -Double.infinity...Double.infinity)
        scale = scaling.range
        let digits = scaling.ticks.contains { $0 != $0.rounded() } ? 1 : 0
        ticks = scaling.ticks.map { value in
            let number = formatter.short(value, digits: digits)
            let bearsDegrees = isTemperature && formatter.units.temperature != .kelvin
            return .init(
                value: value,
                text: formatter.isolated(value: bearsDegrees ? tr("{number}°", ["number": number]) : number))
        }
    }
}

extension OtherYearsChart: CursorChart {
    /// All of it in words.
    public var spokenText: String { text.spokenText }
    /// Returns what is heard of a year.
    public func spokenText(of index: Int) -> String { dots[index].spokenText }
    /// All years, from the lowest value to the highest.
    public var readable: [Int] { Array(dots.indices) }
    /// Returns the name of a year.
    public func timeText(of index: Int) -> String { dots[index].name }
    /// Returns the place of a year.
    public func index(ofTime text: String) -> Int? { dots.firstIndex { $0.name == text } }
    /// Returns whether it is of the same date.
    public func isOfSameDays(as other: OtherYearsChart) -> Bool { text.title == other.text.title }

    /// Returns the year to which a step leads, by value; at first that nearest to today.
    public func index(from index: Int?, by step: QuantityChart.Step) -> Int? {
        guard let index else { return step == .last ? dots.indices.last : nearest }
        return switch step {
        case .points(let count), .days(let count): min(max(index + count, 0), dots.count - 1)
        case .now: nearest
        case .last: dots.indices.last
        }
    }

    private var nearest: Int? { text.today.flatMap { index(at: $0) } ?? dots.indices.first }

    /// Returns the year nearest to a number of the axis.
    public func index(at number: Double) -> Int? {
        dots.indices.min { abs(dots[$0].value - number) < abs(dots[$1].value - number) }
    }

    /// Returns the height in a width.
    public func height(_ room: ChartRoom<some TextMeasuring>) -> Double { drawn(room).height }

    /// Returns the number of the axis at so many pixels; nil beside it.
    public func hour(atX x: Double, _ room: ChartRoom<some TextMeasuring>) -> Double? { drawn(room).number(atX: x) }

    /// Returns the marks.
    public func drawing(_ room: ChartRoom<some TextMeasuring>) -> Drawing { drawn(room).drawing }

    /// Returns what is drawn over them while a year is read.
    public func reading(of index: Int, _ room: ChartRoom<some TextMeasuring>) -> Drawing {
        drawn(room).reading(of: index)
    }

    private func drawn<Measure>(_ room: ChartRoom<Measure>) -> OtherYearsDrawing<Measure> {
        OtherYearsDrawing(self, room)
    }
}
