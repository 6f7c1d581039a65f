import Foundation
import WeatherModel

extension Table where Row == CurrentConditions {
    static let current = Table(
        blank: CurrentConditions(time: .distantPast), key: .instant("time", \.time),
        columns: [.name("kind", \.kind), .text("station", \.station)] + Column.conditions(\.conditions))
}

extension Table where Row == PrecipitationStep {
    static let minutes = Table(
        blank: PrecipitationStep(time: .distantPast, duration: 0), key: .instant("time", \.time),
        columns: [
            .number("length", \.duration),
            .quantity("rain", \.precipitation), .condition("code", \.condition),
        ])
}

extension Table where Row == Hour {
    static let hours = Table(
        blank: Hour(time: .distantPast), key: .instant("time", \.time),
        columns: [
            .quantity("chance", \.precipitationProbability), .quantity("max", \.high), .quantity("min", \.low),
            // Nearly all steps are an hour long, and a column without values takes no space.
            .number("length") {
                $0.duration == 3600 ? nil : $0.duration
            } set: {
                $0.duration = $1
            },
        ] + Column.conditions(\.conditions))
}

extension Table where Row == Day {
    static let days = Table(
        blank: Day(date: CivilDate(dayNumber: 0)),
        key: .number("date") {
            Double($0.date.dayNumber)
        } set: {
            $0.date = CivilDate(dayNumber: $1.dayNumber)
        },
        columns: [
            .condition("code", \.condition), .quantity("high", \.high), .quantity("low", \.low),
            .quantity("feltHigh", \.apparentHigh), .quantity("feltLow", \.apparentLow),
            .quantity("rain", \.precipitation), .quantity("chance", \.precipitationProbability),
            .quantity("snow", \.snowfall), .quantity("wind", \.windSpeedMax), .quantity("gust", \.windGustMax),
            .quantity("from", \.windDirection), .quantity("uv", \.uvIndexMax), .instant("rise", \.sunrise),
            .instant("set", \.sunset), .number("sun", \.sunshineDuration),
            .number("part") {
                $0.isPartial ? 1 : nil
            } set: {
                $0.isPartial = $1 != 0
            },
        ])
}

extension Double {
    /// The number of days since 1970; 0 for a number outside any calendar.
    fileprivate var dayNumber: Int { abs(self) < 1e9 ? Int(self) : 0 }
}
