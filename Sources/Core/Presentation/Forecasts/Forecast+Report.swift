import WeatherModel

extension Forecast {
    /// The parts that one forecast holds, under the stamp of the first there is; nil where there is none.
    init?(_ report: WeatherReport) {
        func forecast<Value>(_ part: Sourced<Value>?) -> Forecast? {
            part.map {
                Forecast(
                    source: $0.source, issuedAt: $0.issuedAt, fetchedAt: $0.fetchedAt, validUntil: $0.validUntil,
                    timeZone: report.timeZone, current: report.current?.value, minutes: report.minutes?.value ?? [],
                    hours: report.hours?.value ?? [], days: report.days?.value ?? [])
            }
        }
        guard
            let forecast = forecast(report.current) ?? forecast(report.hours) ?? forecast(report.days)
                ?? forecast(report.minutes)
        else { return nil }
        self = forecast
    }
}
