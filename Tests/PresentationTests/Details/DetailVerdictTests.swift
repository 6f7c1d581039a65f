import Foundation
import Testing
import WeatherModel

@testable import WeatherText

struct DetailVerdictTests {
    private func verdict(_ kind: DetailKind, hours: [Hour] = [], _ change: (inout Conditions) -> Void) -> String? {
        var air = Conditions()
        change(&air)
        return Details(air, hours: hours)[kind]?.verdict
    }

    @Test("calm air comes from nowhere; without a direction only the strength is told; gusts alone are gusts")
    func wind() {
        #expect(verdict(.wind) { ($0.windSpeed, $0.windDirection) = (Speed(0.1), Bearing(270)) } == "Calm")
        #expect(
            verdict(.wind) { ($0.windSpeed, $0.windDirection) = (Speed(1.7), Bearing(270)) } == "Light, from the west")
        #expect(verdict(.wind) { $0.windSpeed = Speed(12) } == "Strong")
        #expect(
            verdict(.wind) { ($0.windSpeed, $0.windDirection) = (Speed(26), Bearing(350)) } == "Storm, from the north")
        var gusts = Conditions()
        gusts.windGust = Speed(20)
        let card = Details(gusts)[.wind]
        #expect(card?.value == "72 km/h")
        #expect(card?.companion == "gusts")
        #expect(card?.scale == nil, "the scale is of mean winds")
    }

    @Test("the word of the card and the name of the force beside it never say two things")
    func force() {
        for tenths in 0...330 {
            var air = Conditions()
            air.windSpeed = Speed(Double(tenths) / 10)
            let card = Details(air)[.wind]
            let (word, name) = (card?.scale?.word ?? "", card?.notes.first?.lowercased() ?? "")
            #expect((word == "calm") == (name == "calm"), "\(tenths): \(name)")
            #expect((word == "moderate") == (name == "moderate breeze"), "\(tenths): \(name)")
            #expect((word == "fresh") == (name == "fresh breeze"), "\(tenths): \(name)")
        }
    }

    @Test("a cause is named only where its own formula explains the difference")
    func feelsLike() {
        func felt(_ air: Double, _ apparent: Double?, wind: Double? = nil, humidity: Double? = nil) -> String? {
            verdict(.feelsLike) {
                $0.temperature = Temperature(air)
                $0.apparentTemperature = apparent.map { Temperature($0) }
                $0.windSpeed = wind.map { Speed($0) }
                $0.relativeHumidity = humidity.map { Percentage($0) }
            }
        }
        #expect(felt(6, 2, wind: 6) == "Wind makes it 4° colder")
        #expect(felt(6, 2) == "4° colder than the air")
        #expect(felt(15, 12, wind: 8) == "Wind makes it 3° colder", "above 10 °C, too")
        #expect(felt(9, 2, wind: 1.5) == "7° colder than the air", "hardly a breeze takes off that much")
        #expect(felt(32, 38, wind: 1, humidity: 65) == "Humidity makes it 6° warmer")
        #expect(felt(20, 24) == "4° warmer than the air")
        #expect(felt(6.2, 5.8) == "The same as the air")
        #expect(felt(-4, nil, wind: 8, humidity: 80) == "Wind makes it 8° colder")
        #expect(felt(6, nil) == nil, "nothing to tell it from: no card")
    }

    @Test("washing is spoken of only where it is known to stay dry, or is too damp either way")
    func humidity() {
        func humid(_ percent: Double, _ air: Double, _ hours: [Hour] = [], _ condition: WeatherCondition? = nil)
            -> String?
        {
            verdict(.humidity, hours: hours) {
                ($0.relativeHumidity, $0.temperature, $0.condition) = (Percentage(percent), Temperature(air), condition)
            }
        }
        let dry = Sky.hours("........", from: Samples.instant("2026-11-21T11:00:00Z"))
        let wet = Sky.hours("..rrrrrr", from: Samples.instant("2026-11-21T11:00:00Z"))
        #expect(humid(25, 20, dry, .clear) == "Dry; washing dries fast")
        #expect(humid(25, 20, wet, .clear) == "Dry air")
        #expect(humid(25, 20) == "Dry air")
        #expect(humid(25, 5, dry, .clear) == "Dry air", "it is too cold for it")
        #expect(humid(50, 20, dry, .clear) == "Normal; washing dries well")
        #expect(humid(50, 20) == "Normal humidity")
        #expect(humid(70, 15) == "Humid but not muggy")
        #expect(humid(70, -29) == nil && humid(90, -5) == nil, "cold air holds little water, whatever its share")
        #expect(humid(82, 10) == "Damp; washing is slow to dry")
        #expect(humid(82, 10, [], .lightRain) == "Damp; washing will not dry")
        #expect(humid(90, 10) == "Damp; washing will not dry")
        #expect(humid(50, 32) == "Muggy; hard to cool down")
    }

    @Test("the pressure's coming change is told with the weather that the page tells for it")
    func pressure() {
        /// Steady until 16:00, then so many hectopascals an hour.
        func told(_ letters: String, _ slope: Double, cloud: Double = 20) -> String? {
            var hours = Sky.hours(letters, from: Samples.instant("2026-11-21T06:00:00Z"))
            for index in hours.indices {
                hours[index].seaLevelPressure = Pressure(1004 + slope * Double(max(0, index - 10)))
                hours[index].cloudCover = Percentage(cloud)
            }
            return verdict(.pressure, hours: hours) {
                $0.seaLevelPressure = Pressure(1004)
                $0.condition = letters.dropFirst(6).first == "r" ? .lightRain : .overcast
            }
        }
        let clearing = "rrrrrrrrrrrrr..............."
        #expect(told(clearing, 2) == "Rising fast from 16:00, then clearing")
        #expect(told(clearing, 2, cloud: 90) == "Rising fast from 16:00, then dry")
        #expect(told(clearing, 1) == "Rising from 16:00, then clearing")
        #expect(told("rrrrrrrrrrrrrrrrrrrrrrrrrrrrr", 2) == "Rising fast from 16:00")
        #expect(told("............................", 2) == "Rising fast from 16:00")
        #expect(told("................rrrrrrrr....", -2) == "Falling fast from 16:00, then rain")
        #expect(told("............................", -2) == "Falling fast from 16:00")
        #expect(told("............................", 0.2) == "Steady", "nothing marked is coming")
        #expect(told("", 2) == "Low pressure", "without hours there is no trend")
    }

    @Test("rising is told only where it rises, falling only where it falls")
    func pressureIsTrue() {
        for seed in 0..<300 as Range<UInt64> {
            let forecast = GeneratedForecast(seed: seed)
            let rows = forecast.detailed.settled(at: forecast.now).hourRows
            guard let change = PressureChange(rows, at: forecast.now) else { continue }
            func pressure(_ time: Date) -> Double? {
                rows.min { abs($0.time.timeIntervalSince(time)) < abs($1.time.timeIntervalSince(time)) }?
                    .seaLevelPressure?.value
            }
            guard let start = pressure(change.start), let end = pressure(change.end) else {
                Issue.record("seed \(seed): no pressure where it is said to change")
                continue
            }
            #expect((end > start) == change.trend.rises, "seed \(seed)")
            #expect(abs(end - start) > 0.9 * (change.trend.isFast ? 3.5 : 1.5), "seed \(seed)")
            #expect(change.start > forecast.now && change.start <= forecast.now + 15 * 3600)
        }
    }

    @Test("a view is told with what stands in its way")
    func visibility() {
        func view(_ metres: Double, _ condition: WeatherCondition) -> String? {
            verdict(.visibility) { ($0.visibility, $0.condition) = (Distance(metres), condition) }
        }
        #expect(view(500, .fog) == "Dense fog")
        #expect(view(500, .overcast) == "Visibility as poor as in fog")
        #expect(view(500, .heavySnow) == "Very poor in the snow")
        #expect(view(2000, .rain) == "Poor in the rain")
        #expect(view(8000, .haze) == "Hazy")
        #expect(view(8000, .lightSnow) == "Hazy in the snow")
        #expect(view(8000, .sleet) == "Hazy in the sleet")
        #expect(view(2000, .sleetShowers) == "Poor in the sleet")
        #expect(view(500, .sleet) == "Very poor in the sleet")
        #expect(view(8000, .clear) == "Fair visibility")
        #expect(view(15_000, .rain) == "Good visibility")
        #expect(view(40_000, .clear) == "Excellent visibility")
    }

    @Test("clouds alone are a card of clouds; beside a view that is missing they are its companion")
    func clouds() {
        let hours = Details.hours { hour, _ in hour.cloudCover = Percentage(40) }
        #expect(Details(hours: hours)[.visibility]?.title == "Cloud cover")
        #expect(Details(hours: hours)[.visibility]?.value == "40%")
        let lacking = Details.hours { hour, index in
            hour.cloudCover = Percentage(40)
            if index < 9 { hour.visibility = Distance(8000) }
        }
        let card = Details(hours: lacking)[.visibility]
        #expect(card?.value == "—")
        #expect(card?.companion == "cloud 40%")
        #expect(card?.verdict == "Open-Meteo has no current value")
    }

    @Test("skin is protected while the index is 3 or more; none is needed only where the evening is known")
    func uvIndex() {
        func sun(_ values: [Double], now: Double? = nil) -> String? {
            let hours = Details.hours(count: values.count) { hour, index in hour.uvIndex = UVIndex(values[index]) }
            return verdict(.uvIndex, hours: hours) { $0.uvIndex = UVIndex(now ?? values[12]) }
        }
        let low = Array(repeating: 1.0, count: 25)
        #expect(sun(low) == "No sun protection needed today")
        #expect(sun(Array(low.prefix(14))) == "No sun protection needed now")
        var noon = low
        noon[13] = 4
        #expect(sun(noon) == "Protect your skin from 13:00 to 14:00")
        #expect(sun(noon, now: 3) == "Protect your skin now")
        noon[12] = 4
        #expect(sun(noon) == "Protect your skin until about 14:00")
        #expect(sun(noon, now: 2) == "Protect your skin from 13:00 to 14:00", "not while the card says that it is low")
        noon[13] = 1
        #expect(sun(noon, now: 2) == "No more sun protection needed today")
        var over = low
        over[10] = 5
        #expect(sun(over) == "No more sun protection needed today")
    }

    @Test("air and pollen: only known pollen is told to be none, and the strongest plant is named")
    func air() throws {
        func card(_ value: Double?, _ pollen: [Pollen: PollenCount], _ standard: AirQualityStandard = .european)
            -> DetailCard?
        {
            let air = AirQuality(
                time: Samples.instant("2026-11-21T12:00:00Z"),
                indices: [AirQualityIndex(standard, checking: value)].compactMap { $0 }, pollen: pollen)
            return Details(air: AirQualityReport(current: air))[.air]
        }
        #expect(card(15, [:])?.verdict == "Good: fine for everyone")
        #expect(card(15, [:])?.title == "Air quality")
        #expect(card(70, [.grass: PollenCount(6)])?.verdict == "Poor: may affect everyone. Grass pollen moderate")
        let many = card(50, [.birch: PollenCount(100), .grass: PollenCount(6), .olive: PollenCount(0)])
        #expect(many?.verdict == "Moderate: may affect sensitive people. Birch pollen high")
        #expect(many?.notes.last == "Birch: high, Grass: moderate")
        #expect(card(3, [:], .openWeather)?.value == "Moderate")
        #expect(card(3, [:], .openWeather)?.rangeText == nil)
        #expect(card(160, [:], .us)?.verdict == "Unhealthy: may affect everyone")
        let pollen = try #require(card(nil, [.birch: PollenCount(100)]))
        #expect(pollen.title == "Pollen" && pollen.value == "High" && pollen.verdict == "Birch pollen high")
        #expect(card(nil, [:]) == nil)
    }
}
