package import Foundation
package import RainMap
package import WeatherModel

/// A radar frame in words, as it is at the place.
package struct RadarFrameText {
    /// The time up to which it tells, "until 14:25": rain of its five minutes arrives at their beginning, which the sentence
    /// names.
    package let timeText: String
    /// The word "measured", "estimated" or "expected".
    package let originText: String
    /// The weather, "light rain" or "dry".
    package let weather: String
    /// The rate, "0.4 mm/h"; nil where it is dry.
    package let rateText: String?
    /// The frame as one sentence, such as "14:25, expected: light rain in Hamburg, 1 millimetre an hour".
    package let sentence: String
    /// The row of these in a table as one sentence, "Until 14:25, expected: dry in Hamburg".
    package let spokenRow: String

    /// - Parameters:
    ///   - place: The name of the place.
    ///   - temperature: The temperature at the time, which tells snow from rain; nil if it is not known.
    ///   - isEstimated: Whether satellites and models fill in what radars do not see.
    package init(
        _ sample: RainOutlook.Sample, in place: String, _ temperature: Temperature?, isEstimated: Bool,
        _ context: SentenceContext
    ) {
        timeText = context.moment(sample.time, .until)
        originText =
            sample.isMeasured ? Self.origin(isEstimated: isEstimated) : tr("expected", context: "radar picture")
        let condition = WeatherCondition(hourlyAmount: Precipitation(sample.rate), temperature: temperature)
        weather = sample.isWet ? condition.words : tr("dry", context: "cell of a table")
        rateText = sample.isWet ? context.formatter.rate(sample.rate) : nil
        var values = [
            "time": context.speaking.moment(sample.time), "origin": originText, "weather": weather,
            "place": place,
            "rate": context.speaking.formatter.rate(sample.rate),
        ]
        sentence = Self.sentence(values, isWet: sample.isWet)
        values["time"] = context.speaking.moment(sample.time, .until)
        spokenRow = Self.sentence(values, isWet: sample.isWet).capitalizedFirst
    }
}

extension RadarFrameText {
    private static func sentence(_ values: [String: String], isWet: Bool) -> String {
        isWet
            ? tr("{time}, {origin}: {weather} in {place}, {rate}.", values)
            : tr("{time}, {origin}: dry in {place}.", values)
    }

    /// Returns the word for a frame that is not expected: "measured" or "estimated".
    package static func origin(isEstimated: Bool) -> String {
        isEstimated ? tr("estimated", context: "radar picture") : tr("measured", context: "radar picture")
    }

    /// Returns where the nearest rain of a frame is, to be spoken: "Rain 45 kilometres to the west."; nil for none within reach.
    ///
    /// - Parameter temperature: The temperature at the time, which tells snow from rain; nil if it is not known.
    package static func nearest(
        in frame: RadarFrame, _ grid: RadarGrid, around place: Coordinates, _ temperature: Temperature?,
        _ context: SentenceContext
    ) -> String? {
        guard let rain = NearbyRain(in: frame, grid, around: place) else { return nil }
        let kind: PrecipitationKind = isSnow(at: temperature) ? .frozen : .liquid
        return kind.seen(context.speaking.formatter.whereabouts(rain.distance, bearing: rain.bearing))
    }

    /// Returns whether what radar sees is snow at a temperature; rain where that is not known.
    package static func isSnow(at temperature: Temperature?) -> Bool {
        PrecipitationKind(WeatherCondition(hourlyAmount: nil, temperature: temperature)) == .frozen
    }
}

extension WeatherReport {
    /// Returns the temperature of the hour that holds the time; nil if none is known.
    package func temperature(at time: Date) -> Temperature? {
        hours?.value.last { $0.time <= time && time < $0.time.addingTimeInterval(3600) }?.conditions.temperature
    }
}
