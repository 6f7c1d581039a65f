import Foundation
import Trips
public import WeatherModel

/// A stay of a trip in words.
public struct TripLegText: Sendable, Hashable, Identifiable {
    /// The number of the stay, from 0.
    public let id: Int
    /// The name of the place.
    public let name: String
    /// "Friday 27 November to Wednesday 2 December".
    public let datesText: String
    /// "1 hour behind the time at home"; nil where the clocks show the same.
    public let clockText: String?
    /// Both in a line.
    public var datesAndClock: String { [datesText, clockText].compactMap(\.self).inOneLine() }
    /// What its days are like, or why that is not known.
    public let sentence: String
    /// Why nothing newer is known; nil where nothing failed.
    public let trouble: String?
    /// Where its weather is from, and when it was fetched; nil where none is known of its days.
    public let provenance: String?
    /// Its days.
    public let tiles: [TripTile]
    /// Name, dates, clock and sentence for a screen reader.
    public let spokenText: String
    /// The mean of the highs and lows of the forecast, or of those that are usual, which gives its bar its colour; nil where neither is
    /// known.
    public let meanTemperature: Temperature?

    init(
        _ number: Int, _ outlook: LegOutlook, _ weather: TripLegWeather, home: TimeZone?, on scale: TemperatureScale?,
        _ formatter: WeatherFormatter
    ) {
        (id, name, trouble) = (number, weather.place.localName, weather.trouble)
        provenance = Self.provenance(outlook, weather, formatter)
        let leg = outlook.leg
        datesText = TripText.dates(from: leg.first, to: leg.last, formatter)
        let clock = home.flatMap { Self.difference(of: outlook, from: $0, formatter) }
        clockText = clock
        sentence = Self.sentence(outlook, weather, formatter)
        tiles = outlook.tiles(weather.report, over: leg.place.coordinates, on: scale, formatter)
        let forecasts = outlook.forecasts.flatMap { [$0.low, $0.high].compactMap { $0?.value } }
        let degrees = forecasts.isEmpty ? outlook.usual.map { [$0.low.value, $0.high.value] } ?? [] : forecasts
        meanTemperature = degrees.isEmpty ? nil : Temperature(degrees.reduce(0, +) / Double(degrees.count))
        let speaking = formatter.speaking
        spokenText =
            PhraseList.sentences([
                tr(
                    "{source}: {words}.",
                    [
                        "source": name,
                        "words": PhraseList.text([TripText.dates(from: leg.first, to: leg.last, speaking), clock]),
                    ]), Self.sentence(outlook, weather, speaking), trouble,
            ]) ?? name
    }

    private static func provenance(_ outlook: LegOutlook, _ weather: TripLegWeather, _ formatter: WeatherFormatter)
        -> String?
    {
        guard let report = weather.report else { return nil }
        let context = SentenceContext(formatter, in: report.timeZone, at: report.now).byOwnClock
        let parts = [
            outlook.forecasts.isEmpty ? nil : Provenance.text(ofDaysIn: report, context),
            outlook.usual.flatMap { UsualWeather.origin(of: $0.years, fetchedAt: $0.fetchedAt, context) },
        ].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: "\n")
    }

    /// Returns how far the clock of the place is from that of home; nil where that changes within the stay.
    private static func difference(of outlook: LegOutlook, from home: TimeZone, _ formatter: WeatherFormatter)
        -> String?
    {
        let differences = outlook.days.compactMap { day -> Int? in
            guard let noon = day.date.start(in: outlook.zone)?.addingTimeInterval(43_200) else { return nil }
            return (outlook.zone.secondsFromGMT(for: noon) - home.secondsFromGMT(for: noon)) / 60
        }
        guard let minutes = differences.first, minutes != 0, Set(differences).count == 1 else { return nil }
        let (hours, rest) = (abs(minutes) / 60, abs(minutes) % 60)
        let values = ["hours": formatter.count(hours), "minutes": formatter.count(rest)]
        guard rest == 0 else {
            return minutes < 0
                ? tr("{hours} h {minutes} min behind the time at home", values)
                : tr("{hours} h {minutes} min ahead of the time at home", values)
        }
        return minutes < 0
            ? tr(
                one: "{hours} hour behind the time at home", other: "{hours} hours behind the time at home",
                count: hours, values)
            : tr(
                one: "{hours} hour ahead of the time at home", other: "{hours} hours ahead of the time at home",
                count: hours, values)
    }

    private static func sentence(_ outlook: LegOutlook, _ weather: TripLegWeather, _ formatter: WeatherFormatter)
        -> String
    {
        if outlook.stage == .over { return tr("These days are over.") }
        let days = outlook.forecasts
        guard !days.isEmpty else {
            if outlook.firstBeyond != nil, let end = outlook.forecastEnd {
                let early = tr(
                    "The forecast does not reach these days yet: it ends on {date}.",
                    ["date": formatter.spokenDay(end)])
                return PhraseList.sentences([early, outlook.usual?.sentence(formatter)]) ?? early
            }
            return weather.isLoading ? tr("Loading…") : tr("No weather is known yet.")
        }
        let highs = outlook.wholeForecasts.compactMap(\.high)
        var sentences: [String?] = []
        if let least = highs.min(), let most = highs.max() {
            let values = ["least": formatter.temperature(least), "most": formatter.temperature(most)]
            sentences.append(
                values["least"] == values["most"] ? tr("High {most}.", values) : tr("High {least} to {most}.", values))
        }
        let told = days.compactMap { PackingRule.isWet($0) }
        sentences.append(
            TripText.wetDays(
                told.count(where: \.self), of: told.count, isAll: told.count == days.count, formatter))
        let gusts = outlook.comingForecasts.compactMap { day in day.windGustMax.map { (day.date, $0) } }
        if let (date, gust) = gusts.max(by: { $0.1 < $1.1 }), PackingRule.isStrong(gust) {
            let values = ["speed": formatter.speed(gust), "day": formatter.spokenDay(date)]
            sentences.append(tr("Strongest gusts: {speed}, {day}.", values))
        }
        if let first = outlook.firstBeyond {
            sentences.append(tr("From {date} on there is no forecast yet.", ["date": formatter.spokenDay(first)]))
            sentences.append(outlook.usual?.sentence(formatter))
        }
        return PhraseList.sentences(sentences) ?? tr("Little is known of the weather yet.")
    }
}
