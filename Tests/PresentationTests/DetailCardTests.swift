import Foundation
import Testing
import WeatherModel

@testable import WeatherText

struct DetailCardTests {
    private let now = Samples.instant("2026-11-21T15:20:00Z")

    private func cards(
        _ conditions: Conditions, hours: [Hour] = [], air: AirQuality? = nil, at point: Coordinates? = nil
    ) -> [String: DetailCard] {
        var report = Samples.report(
            fetched: "2026-11-21T15:10:00Z", current: Samples.current("2026-11-21T15:15:00Z", conditions), hours: hours)
        report.airQuality = air.map {
            Sourced(AirQualityReport(current: $0), source: Samples.source, fetchedAt: now)
        }
        let context = SentenceContext(Samples.formatter, in: Samples.zone("Europe/London"), at: now)
        let cards = DetailCards(of: report, over: point ?? Samples.london.coordinates, context).all
        return Dictionary(uniqueKeysWithValues: cards.map { ($0.id, $0) })
    }

    @Test("what is known is told with unit, word, place on its scale and where it comes from")
    func known() throws {
        var air = Conditions()
        air.windSpeed = Speed(4)
        air.windGust = Speed(12)
        air.windDirection = Bearing(270)
        air.relativeHumidity = Percentage(82)
        air.dewPoint = Temperature(9.2)
        air.seaLevelPressure = Pressure(1010)
        air.visibility = Distance(10_000)
        air.cloudCover = Percentage(75)
        air.uvIndex = UVIndex(3)
        let cards = cards(air)
        let wind = try #require(cards["wind"])
        #expect(wind.value == "14 km/h")
        #expect(wind.words == "Gusts 43 km/h · Gentle breeze from the west")
        #expect(wind.drawing == .compass(degrees: 270))
        #expect(wind.provenance == "Open-Meteo, calculated for 15:15")
        #expect(
            wind.spokenText
                == "Wind, 14 km/h, Gusts 43 km/h · Gentle breeze from the west, Open-Meteo, calculated for 15:15")
        #expect(cards["humidity"]?.value == "82%")
        #expect(cards["humidity"]?.drawing == .ring(0.82))
        #expect(cards["dew-point"]?.value == "9°")
        #expect(cards["pressure"]?.value == "1010 hPa")
        #expect(cards["pressure"]?.drawing == .ring(0.5))
        #expect(cards["visibility"]?.value == "10 km")
        #expect(cards["clouds"]?.value == "75%")
        #expect(cards["uv"]?.value == "3, moderate")
    }

    @Test("what the source does not give has no card, and is never zero; sun and moon are there all the same")
    func unknown() {
        #expect(Set(cards(Conditions()).keys) == ["sun", "moon"])
    }

    @Test("a dew point that no source gives is computed from temperature and humidity, and says so")
    func computed() {
        var air = Samples.conditions(.clear, 20)
        air.relativeHumidity = Percentage(50)
        let card = cards(air)["dew-point"]
        #expect(card?.value == "9°")
        #expect(card?.provenance == "Computed here from temperature and humidity")
    }

    @Test("calm air comes from nowhere")
    func calm() {
        var air = Conditions()
        air.windSpeed = Speed(0.1)
        air.windDirection = Bearing(270)
        let card = cards(air)["wind"]
        #expect(card?.drawing == nil)
        #expect(card?.words == "Calm")
    }

    @Test("the rain of this hour stands in the row that ends it")
    func rain() {
        var hours = Samples.hours(from: "2026-11-21T15:00:00Z", count: 2)
        hours[0].precipitationProbability = Percentage(5)
        hours[0].precipitation = Precipitation(9)
        hours[1].precipitationProbability = Percentage(80)
        hours[1].precipitation = Precipitation(1.2)
        let card = cards(Conditions(), hours: hours)["rain"]
        #expect(card?.value == "1.2 mm")
        #expect(card?.words == "Chance 80%")
    }

    @Test("polar night and polar day are said as such")
    func poles() throws {
        let north = try #require(Coordinates(latitude: 78.2, longitude: 15.6))
        #expect(cards(Conditions(), at: north)["sun"]?.value == "Polar night")
        let south = try #require(Coordinates(latitude: -78, longitude: 166))
        #expect(cards(Conditions(), at: south)["sun"]?.value == "Polar day")
        #expect(cards(Conditions(), at: south)["sun"]?.drawing == .sunArc(0.5))
    }

    @Test("air quality is told in its own standard's word, the European one first; pollen by its strongest plants")
    func airQuality() {
        let indices = [
            AirQualityIndex(.us, checking: 40), AirQualityIndex(.european, checking: 65),
        ].compactMap { $0 }
        let air = AirQuality(
            time: now, indices: indices,
            pollen: [.birch: PollenCount(100), .grass: PollenCount(6), .olive: PollenCount(0)])
        let cards = cards(Conditions(), air: air)
        #expect(cards["air"]?.value == "Poor")
        #expect(cards["air"]?.words == "65, poor (European index)")
        #expect(cards["pollen"]?.value == "High")
        #expect(cards["pollen"]?.words == "Birch: high, Grass: moderate")
    }

    @Test("air quality of yesterday is not told as today's")
    func oldAir() {
        let air = AirQuality(
            time: now.addingTimeInterval(-86_400), indices: [AirQualityIndex(.us, checking: 40)].compactMap { $0 })
        #expect(cards(Conditions(), air: air)["air"] == nil)
    }
}
