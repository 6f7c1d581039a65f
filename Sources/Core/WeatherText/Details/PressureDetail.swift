import Foundation
import WeatherModel

/// The card of the air pressure at sea level: its trend, or the change that is coming.
enum PressureDetail: DetailRule {
    static func card(_ details: DetailContext) -> DetailCard? {
        guard let reading = details.reading(\.seaLevelPressure) else { return nil }
        let formatter = details.formatter
        func text(_ value: Double) -> String { formatter.pressureNumber(Pressure(value)) }
        var card = reading.card(
            .pressure, tr("Pressure"), "fairweather-gauge-symbolic",
            reading.value.map { formatter.pressure(Pressure($0)) },
            range: reading.course?.rangeText(formatter, text, text))
        guard let value = reading.value else { return card }
        let scale = scale(of: Pressure(value))
        card.scale = scale
        let change = PressureChange(details.report.hourRows, at: details.now)
        let trend = PressureTrend(details.report.hourRows, at: details.now)
        card.verdict = reading.lastKnown ?? change?.text(details) ?? trend?.words ?? words(scale.step)
        if change != nil { card.notes = [trend?.recentWords].compactMap(\.self) }
        return card
    }

    /// How the pressure has changed lately, without a full stop, where the card tells of a change to come in its place; else nil.
    static func recentChange(in report: SettledReport, at now: Date) -> String? {
        guard PressureChange(report.hourRows, at: now) != nil else { return nil }
        return PressureTrend(report.hourRows, at: now)?.recentWords
    }

    /// The limits between the steps, in hectopascals.
    static let limits = [1005.0, 1020]

    /// The scale of pressures in whole hectopascals.
    static func scale(of pressure: Pressure) -> DetailScale {
        DetailScale(
            .amount,
            [
                tr("low", context: "pressure"), tr("normal", context: "pressure"), tr("high", context: "pressure"),
            ], limits: limits, ends: 990...1035, of: pressure.value.rounded(.toNearestOrAwayFromZero))
    }

    private static func words(_ step: Int) -> String {
        switch step {
        case 0: tr("Low pressure")
        case 1: tr("Normal pressure")
        default: tr("High pressure")
        }
    }
}

extension PressureTrend {
    /// The words of it with the time that it is of.
    fileprivate var recentWords: String { tr("{trend} over the last three hours", ["trend": words]) }
}

extension WeatherFormatter {
    /// Returns the number of "1016 hPa" or "29.98 inHg" without its unit.
    fileprivate func pressureNumber(_ value: Pressure) -> String {
        let number = units.number(value)
        return units.pressure == .inchesOfMercury ? decimal(number, digits: 2) : whole(number)
    }
}
