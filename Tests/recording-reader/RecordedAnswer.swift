import Foundation
import WeatherModel

@testable import WeatherServices

/// A recorded answer as its source's decoder reads it, with its days.
struct RecordedAnswer {
    private let path: String
    let forecast: Forecast

    /// The source is known by the name of the folder, the kind of answer by the beginning of the file's name.
    init(_ file: URL) throws {
        path = file.path
        let data = try Data(contentsOf: file)
        let arrival = Date(timeIntervalSince1970: 0)
        let name = file.lastPathComponent
        switch file.deletingLastPathComponent().lastPathComponent {
        case "open-meteo": forecast = try OpenMeteoForecastDecoder(fetchedAt: arrival).forecast(from: data)
        case "openweather" where name.hasPrefix("onecall"):
            forecast = try OpenWeatherOneCallDecoder(fetchedAt: arrival).forecast(from: data)
        case "openweather": forecast = try OpenWeatherForecastDecoder(fetchedAt: arrival).forecast(from: data)
        case "met-norway": forecast = try MetNorwayDecoder(fetchedAt: arrival, timeZone: .gmt).forecast(from: data)
        case "brightsky":
            forecast = Forecast(
                source: .brightSky, fetchedAt: arrival, timeZone: .gmt, hours: try BrightSkyDecoder().hours(from: data))
        case "nws":
            let read = try NWSForecast(data)
            let zone = Self.zone(of: data)
            let hours = read.hours(grid: nil)
            forecast = Forecast(
                source: .nationalWeatherService, fetchedAt: arrival, timeZone: zone, hours: hours,
                days: read.days(in: zone, hours: hours))
        default: throw FetchError.notFound
        }
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

    /// The offset that the first period is written in, which is the place's.
    private static func zone(of data: Data) -> TimeZone {
        let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        let periods = (root?["properties"] as? [String: Any])?["periods"] as? [[String: Any]]
        guard let text = periods?.first?["startTime"] as? String, let sign = text.last(where: { "+-".contains($0) }),
            let digits = text.split(separator: sign).last?.split(separator: ":").compactMap({ Int($0) }),
            digits.count == 2
        else { return .gmt }
        let seconds = digits[0] * 3600 + digits[1] * 60
        return TimeZone(secondsFromGMT: sign == "-" ? -seconds : seconds) ?? .gmt
    }
}
