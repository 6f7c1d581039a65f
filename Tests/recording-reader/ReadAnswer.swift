import Foundation
import WeatherModel

import WeatherServices

/// A recorded answer as its source's decoder reads it, with its days.
struct ReadAnswer {
    private let path: String
    let forecast: Forecast

    init(_ file: URL) throws {
        path = file.path
        forecast = try RecordedAnswer(Data(contentsOf: file)).forecast
    }

    /// The days of the answer, or those made of its rows.
    var days: [Day] {
        forecast.days.isEmpty ? .built(from: forecast.hours, in: forecast.timeZone) : forecast.days
    }

    /// Rows and days with their numbers; a missing one is left out.
    var json: Data {
        get throws {
            let zone = forecast.timeZone
            let object: [String: Any] = [
                "path": path, "hours": forecast.hours.map(Self.members),
                "days": days.map { Self.members($0, wet: Self.wetHours(forecast.hours, on: $0.date, zone)) },
                "offset": zone.secondsFromGMT(for: forecast.hours.first?.time ?? .distantPast), "zone": zone.identifier,
                "built": forecast.days.isEmpty,
            ]
            return try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
        }
    }

    private static func members(_ hour: Hour) -> [String: Any] {
        var members: [String: Any] = ["time": hour.time.timeIntervalSince1970, "duration": hour.duration]
        members["temperature"] = hour.temperature?.value
        members["precipitation"] = hour.precipitation?.value
        members["chance"] = hour.precipitationProbability?.value
        return members
    }

    private static func members(_ day: Day, wet: [Date]) -> [String: Any] {
        var members: [String: Any] = ["date": day.date.description]
        members["high"] = day.high?.value
        members["low"] = day.low?.value
        members["sum"] = day.precipitation?.value
        members["chance"] = day.precipitationProbability?.value
        members["first_wet"] = wet.first?.timeIntervalSince1970
        members["last_wet"] = wet.last?.timeIntervalSince1970
        return members
    }

    /// Ends of the rows of the day in which a tenth of a millimetre fell; a row belongs to the day its middle lies in.
    private static func wetHours(_ hours: [Hour], on date: CivilDate, _ zone: TimeZone) -> [Date] {
        hours.filter { hour in
            (hour.precipitation?.value ?? 0) >= 0.1
                && CivilDate(hour.time.addingTimeInterval(-hour.duration / 2), in: zone) == date
        }.map(\.time)
    }
}
