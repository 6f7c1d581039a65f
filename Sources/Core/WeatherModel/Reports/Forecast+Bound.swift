extension Forecast {
    /// A copy with every text and list cut to its limit in `Bound`.
    public var bounded: Forecast {
        var forecast = self
        if let current {
            forecast.current?.station = current.station?.bounded(to: Bound.words)
            forecast.current?.conditions.sourceDescription = current.conditions.sourceDescription?.bounded(
                to: Bound.words)
        }
        forecast.minutes = Array(minutes.prefix(Bound.rows))
        forecast.days = Array(days.prefix(Bound.rows))
        forecast.hours = hours.prefix(Bound.rows).map { hour in
            var hour = hour
            hour.conditions.sourceDescription = hour.conditions.sourceDescription?.bounded(to: Bound.words)
            return hour
        }
        return forecast
    }
}
