public import WeatherModel
public import WeatherStore

extension Activity {
    /// Returns the activities to begin with, whose limits are round numbers in the reader's units, as a slider offers them.
    ///
    /// What is shown is what hours are held against: a limit that is only written round would say that an hour suits which
    /// does not.
    public static func starters(in units: Units) -> [Activity] {
        starters.map { starter in
            var own = starter
            for (quantity, limit) in starter.limits {
                own.limits[quantity] = LimitScale(of: quantity, in: units).round(limit)
            }
            return own
        }
    }
}

extension LimitScale {
    /// Returns the limit with the nearest values of the scale; the same where it has them already, but for what numbers lose
    /// on their way through units, or where both ends would meet.
    fileprivate func round(_ limit: QuantityLimit) -> QuantityLimit {
        func nearest(_ value: Double) -> Double {
            guard let found = values.min(by: { abs($0 - value) < abs($1 - value) }) else { return value }
            return abs(found - value) < 1e-9 ? value : found
        }
        let (least, under) = (limit.least.map(nearest), limit.under.map(nearest))
        if let least, let under, least >= under { return limit }
        return QuantityLimit(least: least, under: under) ?? limit
    }
}
