import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import WeatherText

struct HoursChartTests {
    private let now = Samples.instant("2026-11-21T14:30:00Z")

    private func chart(
        _ metric: ChartMetric = .temperature, from start: String = "2026-11-21T00:00:00Z", count: Int = 48,
        zone: String = "Europe/London", days: [Day] = [], change: (inout [Hour]) -> Void = { _ in }
    ) -> HoursChart? {
        var hours = Samples.hours(from: start, count: count)
        change(&hours)
        return HoursChart(
            metric, hours: hours, days: days, SentenceContext(Samples.formatter, in: Samples.zone(zone), at: now))
    }

    @Test("past hours of today are there, and now lies within its hour")
    func past() throws {
        let chart = try #require(self.chart())
        #expect(chart.meteogram.hours.count == 48)
        #expect(chart.table.present == 14)
        #expect(chart.meteogram.now == 14.5)
        #expect(chart.meteogram.length == 48)
        #expect(self.chart(from: "2026-11-22T00:00:00Z")?.meteogram.now == nil)
    }

    @Test("no quantity is read twice of an hour, and shares are written alike", arguments: ["en_GB", "de_DE", "ar_EG"])
    func onceOnly(locale: String) throws {
        let formatter = WeatherFormatter(locale: Locale(identifier: locale))
        for (metric, chances) in [(ChartMetric.precipitation, 1), (.wind, 1), (.temperature, 1), (.humidity, 2)] {
            var hours = Samples.hours(from: "2026-11-21T00:00:00Z", count: 24)
            for index in hours.indices {
                hours[index].precipitationProbability = Percentage(85)
                hours[index].relativeHumidity = Percentage(62)
                hours[index].windSpeed = Speed(9)
            }
            let context = SentenceContext(formatter, in: .gmt, at: now)
            let meteogram = try #require(HoursChart(metric, hours: hours, days: [], context)).meteogram
            let parts = meteogram.brief(meteogram.hours[15]).components(separatedBy: " · ")
            #expect(Set(parts.map { $0.filter { !$0.isWhitespace } }).count == parts.count, "\(metric): \(parts)")
            let chance = formatter.percentage(Percentage(85))
            #expect(parts.count { $0.contains(chance) } == 1, "\(metric): \(parts)")
            #expect(parts.count { $0.contains("%") || $0.contains("٪") } == chances, "\(metric): \(parts)")
            #expect(parts.count { $0.contains(formatter.units.speed.symbol) } == 1, "\(metric): \(parts)")
        }
    }

    @Test("a value that is not known breaks the line, is a dash in words and never zero")
    func gaps() throws {
        let chart = try #require(chart { $0[3].temperature = nil })
        #expect(chart.meteogram.hours[3].value == nil)
        #expect(chart.table.rows[3][1] == "—")
        #expect(chart.meteogram.hours[3].spokenText == "03:00: overcast. Temperature not known")
        #expect(chart.meteogram.hours[2].value == 2)
    }

    @Test(
        "a quantity that no hour has is said to be missing, and the hours stand all the same",
        arguments: [ChartMetric.wind, .uvIndex, .precipitation, .feelsLike])
    func nothing(metric: ChartMetric) {
        let chart = chart(metric)
        #expect(chart?.meteogram.hours.count == 48)
        #expect(chart?.meteogram.words.missing == nil, "nobody said what to say")
        #expect(HoursChart(metric, hours: [], Sky.context()) == nil)
    }

    @Test("the chance is one of snow in an hour of snow and in a dry one of frost, and of rain or snow where both fall")
    func chanceOfSnow() throws {
        let chart = try #require(
            chart(.precipitation, count: 8) { hours in
                for index in [2, 4, 6] { hours[index].precipitationProbability = Percentage(80) }
                for index in 3...6 { hours[index].temperature = Temperature(-5) }
                for (index, condition) in [(1, WeatherCondition.snow), (5, .sleet)] {
                    hours[index].condition = condition
                    hours[index + 1].condition = condition
                    hours[index + 1].precipitation = Precipitation(2)
                }
            })
        #expect(chart.meteogram.hours[1].spokenText.contains("80 percent chance of snow"))
        #expect(chart.meteogram.hours[3].spokenText.contains("80 percent chance of snow"))
        #expect(chart.meteogram.hours[5].spokenText.contains("80 percent chance of rain or snow"))
    }

    @Test("each hour is one sentence, and names its day unless that is today")
    func spoken() throws {
        let chart = try #require(
            self.chart(count: 26) { hours in
                hours[14].apparentTemperature = Temperature(10)
                hours[16].temperature = Temperature(-3)
                hours[17].condition = .rain
            })
        #expect(chart.meteogram.hours[0].spokenText == "midnight: overcast, 0 degrees")
        #expect(chart.meteogram.hours[14].spokenText == "Now, 14:00: overcast, 14 degrees, feels like 10")
        #expect(chart.meteogram.hours[16].spokenText == "16:00: moderate rain, minus 3 degrees")
        #expect(chart.meteogram.hours[24].spokenText == "Sunday 22 November, midnight: overcast, 24 degrees")
        #expect(chart.meteogram.spokenText == "Temperature, 26 hours, from minus 3 to 25 degrees Celsius")
        #expect(chart.table.spokenRows[1].contains("Temperature 1 degree Celsius"), "\(chart.table.spokenRows[1])")
        #expect(chart.table.spokenRows[2].contains("Temperature 2 degrees Celsius"))
    }

    @Test("rain has its chance as a curve and its amount in words, in the hour it falls in")
    func rain() throws {
        let chart = try #require(
            self.chart(.precipitation, count: 6) { hours in
                hours[2].precipitationProbability = Percentage(80)
                hours[2].precipitation = Precipitation(1.2)
                hours[3].precipitation = Precipitation(0)
            })
        #expect(chart.meteogram.hours[1].value == 80)
        #expect(chart.meteogram.hours[1].rate == 1.2)
        let spoken = chart.meteogram.hours[1].spokenText
        #expect(spoken == "01:00: light rain possible, 80 percent chance of rain, 1.2 millimetres")
        #expect(chart.table.rows.map { $0[2] } == ["—", "1.2 mm", "0 mm", "—", "—", "—"])
    }

    @Test("each of the eight tabs shows its own quantity", arguments: ChartMetric.allCases)
    func metrics(metric: ChartMetric) throws {
        let chart = try #require(
            self.chart(metric, count: 3) { hours in
                for index in hours.indices {
                    hours[index].apparentTemperature = Temperature(4)
                    hours[index].precipitationProbability = Percentage(40)
                    hours[index].windSpeed = Speed(4)
                    hours[index].windGust = Speed(8.4)
                    hours[index].windDirection = Bearing(268)
                    hours[index].uvIndex = UVIndex(5)
                    hours[index].relativeHumidity = Percentage(82)
                    hours[index].seaLevelPressure = Pressure(1013)
                    hours[index].cloudCover = Percentage(75)
                }
            })
        let values: [ChartMetric: (String, String)] = [
            .temperature: ("1°", "1 degree, feels like 4"), .feelsLike: ("4°", "feels like 4 degrees, temperature 1"),
            .precipitation: ("40%", "40 percent chance of rain"),
            .wind: ("14 km/h", "wind 14 kilometres an hour from the west, gusts 30 kilometres an hour"),
            .uvIndex: ("5, moderate", "UV index 5, moderate"), .humidity: ("82%", "humidity 82 percent"),
            .pressure: ("1013 hPa", "pressure 1013 hectopascals"), .cloudCover: ("75%", "cloud cover 75 percent"),
        ]
        let expected = try #require(values[metric])
        #expect(chart.table.rows[1][1] == expected.0)
        #expect(chart.meteogram.hours[1].spokenText == "01:00: overcast, \(expected.1)")
        #expect(chart.title == metric.title)
        #expect(chart.meteogram.hours[1].value != nil)
    }

    @Test("nights follow sunrise and sunset to the minute, else the hours' own day and night")
    func nights() throws {
        var day = Samples.day("2026-11-21")
        day.sunrise = Samples.instant("2026-11-21T07:30:00Z")
        day.sunset = Samples.instant("2026-11-21T16:06:00Z")
        #expect(
            self.chart(count: 24, days: [day])?.meteogram.nights == [0...7.5, 16.1...24])
        let flags = chart(count: 24) { hours in
            for index in hours.indices { hours[index].isDay = (8..<16).contains(index) }
        }
        #expect(flags?.meteogram.nights == [0...8, 16...24])
        #expect(chart(count: 24)?.meteogram.nights == [])
    }

    @Test("days begin at midnight in the place's zone")
    func days() throws {
        let chart = try #require(self.chart(zone: "Asia/Kathmandu"))
        #expect(chart.meteogram.days.map(\.text) == ["Sat 21 Nov", "Sun 22 Nov", "Mon 23 Nov"])
        // 00:00 UTC is 05:45 in Kathmandu, so that midnight is a quarter of an hour after a row.
        #expect(chart.meteogram.days.map(\.start) == [-5.75, 18.25, 42.25])
        #expect(chart.meteogram.hours.prefix(3).map(\.clockHour) == [5, 6, 7])
    }

    @Test("it begins a little before now, or at its first hour")
    func start() throws {
        #expect(try #require(chart(count: 72)).start == 12)
        #expect(try #require(chart(from: "2026-11-21T13:00:00Z")).start == 0)
    }

    @Test("a day of 25 hours has them all, its seam, and the second hour of a name says so")
    func clocksBack() throws {
        let chart = try #require(self.chart(from: "2026-10-24T23:00:00Z", count: 26))
        #expect(chart.meteogram.days.map(\.start) == [0, 25])
        #expect(chart.meteogram.clockChanges.map(\.text) == ["Clocks go back"])
        #expect(chart.meteogram.clockChanges.map(\.start) == [2])
        let told = chart.meteogram.hours.map(\.spokenText)
        #expect(told[1] == "Sunday 25 October, 01:00: overcast, 1 degree")
        #expect(told[2] == "Sunday 25 October, 01:00, for the second time: overcast, 2 degrees")
        #expect(told[3] == "Sunday 25 October, 02:00: overcast, 3 degrees")
        #expect(Set(chart.csv.split(separator: "\r\n").map { $0.prefix { $0 != "," } }).count == 27)
    }

    @Test("what falls in six hours is told with the six hours, seen and heard")
    func longRows() throws {
        let hours = Samples.longRows
        let chart = try #require(HoursChart(.precipitation, hours: hours, Sky.context()))
        #expect(chart.table.rows.map { $0[0] }.prefix(2) == ["Sat 12:00 to 18:00", "Sat 18:00 to 00:00"])
        #expect(chart.table.spokenRows[1].hasPrefix("from 18:00 to midnight: "), "\(chart.table.spokenRows[1])")
        let told = chart.meteogram.hours[1].spokenText
        #expect(told == "from 18:00 to midnight: light rain, 4.0 millimetres", "\(told)")
        let temperatures = try #require(HoursChart(.temperature, hours: hours, Sky.context()))
        #expect(temperatures.table.rows[1][0] == "Sat 18:00", "a temperature is that of the beginning")
    }

    @Test("rows a week or more ahead have the date beside a weekday that is that of an earlier day too")
    func dates() throws {
        let rows = try #require(chart(count: 9 * 24)).table.rows.map { $0[0] }
        #expect(rows[6 * 24 + 22] == "Fri 22:00")
        #expect(rows[7 * 24] == "Sat 28 Nov 00:00" && rows[8 * 24 + 22] == "Sun 29 Nov 22:00")
    }

    @Test("a day of 23 hours has no gap")
    func clocksForward() throws {
        let chart = try #require(self.chart(from: "2026-03-29T00:00:00Z", count: 24))
        #expect(chart.meteogram.days.map(\.start) == [0, 23])
        #expect(chart.meteogram.clockChanges.map(\.text) == ["Clocks go forward"])
        #expect(chart.meteogram.hours.prefix(3).map(\.timeText) == ["00:00", "02:00", "03:00"])
        #expect(chart.meteogram.hours.map(\.start) == (0..<24).map(Double.init))
    }
}
