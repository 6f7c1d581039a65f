import WeatherModel

/// A day as it is held against those of other forecasts on the same date.
struct JudgedDay {
    /// The day with the values that are shown.
    fileprivate(set) var day: Day
    /// What rows across its midnights leave open; nil for nothing.
    let doubt: MidnightDoubt?
    fileprivate var high: Double?
    fileprivate var low: Double?

    init(_ day: Day, _ doubt: MidnightDoubt?) {
        (self.day, self.doubt) = (day, day.isPartial ? nil : doubt)
        (high, low) = (day.high?.value, day.low?.value)
    }

    /// The millimetres that may fall; nil if they are not known.
    private var falls: ClosedRange<Double>? {
        day.precipitation.map { fall in
            doubt?.fall.flatMap { $0.contains(nearly: fall.value) ? $0 : nil } ?? fall.value...fall.value
        }
    }
    fileprivate func isWet(_ rounding: ShownRounding) -> Bool {
        falls.map { rounding.millimetres($0.lowerBound) >= ComparedDay.wetFall } ?? false
    }
    fileprivate func isDry(_ rounding: ShownRounding) -> Bool {
        falls.map { rounding.millimetres($0.upperBound) < ComparedDay.leastFall } ?? false
    }
}

extension [JudgedDay] {
    /// Returns the days, where those without doubt contradict an extreme of a row across midnight with the one of the day that is
    /// nearest to them: the row's is its neighbour's.
    func settled(_ rounding: ShownRounding) -> [JudgedDay] {
        settled(\.high, \.doubt?.high, rounding) { $0.day.high = Temperature($1) }
            .settled(\.low, \.doubt?.low, rounding) { $0.day.low = Temperature($1) }
    }

    private func settled(
        _ value: WritableKeyPath<JudgedDay, Double?>, _ doubt: KeyPath<JudgedDay, ClosedRange<Double>?>,
        _ rounding: ShownRounding, _ show: (inout JudgedDay, Double) -> Void
    ) -> [JudgedDay] {
        let sure = filter { !$0.day.isPartial && $0[keyPath: doubt] == nil }
            .compactMap { $0[keyPath: value].map(rounding.degrees) }
        guard let middle = sure.middle else { return self }
        return map { day in
            guard let own = day[keyPath: value], let range = day[keyPath: doubt], range.contains(nearly: own),
                rounding.degrees(own).isApart(from: middle)
            else { return day }
            let nearest = Swift.min(Swift.max(middle, range.lowerBound), range.upperBound)
            guard !rounding.degrees(nearest).isApart(from: middle) else { return day }
            var settled = day
            settled[keyPath: value] = nearest
            let isLower = middle - range.lowerBound < range.upperBound - middle
            show(&settled, isLower ? range.lowerBound : range.upperBound)
            return settled
        }
    }

    /// Returns the values of each day that part from those of the others on the same date, of whole days only.
    ///
    /// A high or low parts by 1.5 °C or more from the median, one of two by as much from the other. A wet day of 2 mm or more
    /// parts from dry ones, and they from it, unless those of its own kind are more. All of it is as shown.
    func partings(_ rounding: ShownRounding) -> [Set<ComparedDay.Value>] {
        let whole = filter { !$0.day.isPartial }
        let highs = whole.compactMap { $0.high.map(rounding.degrees) }
        let lows = whole.compactMap { $0.low.map(rounding.degrees) }
        let (wet, dry) = (whole.count { $0.isWet(rounding) }, whole.count { $0.isDry(rounding) })
        func isApart(_ value: Double?, among all: [Double]) -> Bool {
            guard let value = value.map(rounding.degrees), let median = all.median else { return false }
            // Each of two is half of their difference from the mean of both, which is their median.
            return value.isApart(from: all.count == 2 ? 2 * median - value : median)
        }
        return map { judged in
            guard !judged.day.isPartial else { return [] }
            var parting: Set<ComparedDay.Value> = []
            if isApart(judged.high, among: highs) { parting.insert(.high) }
            if isApart(judged.low, among: lows) { parting.insert(.low) }
            let (isWet, isDry) = (judged.isWet(rounding), judged.isDry(rounding))
            if wet > 0, dry > 0, isWet && wet <= dry || isDry && dry <= wet { parting.insert(.precipitation) }
            return parting
        }
    }
}

extension Double {
    /// Halves of tenths are not exact.
    fileprivate func isApart(from median: Double) -> Bool { abs(self - median) >= ComparedDay.apart - 1e-9 }
}

extension ClosedRange<Double> {
    fileprivate func contains(nearly value: Double) -> Bool {
        (lowerBound - 1e-6...upperBound + 1e-6).contains(value)
    }
}

extension [Double] {
    /// The middle of two or more numbers in order, the mean of both middles of an even number; nil for fewer.
    fileprivate var median: Double? { count > 1 ? middle : nil }

    /// The same also of a single number.
    fileprivate var middle: Double? {
        guard !isEmpty else { return nil }
        let ordered = sorted()
        return (ordered[(count - 1) / 2] + ordered[count / 2]) / 2
    }
}
