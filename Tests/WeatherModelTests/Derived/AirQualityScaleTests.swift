import Testing
import WeatherModel

struct AirQualityScaleTests {
    private func us(_ pollutant: Pollutant, _ micrograms: Double) -> Double? {
        AirQualityScale.us.index(of: pollutant, at: MassConcentration(micrograms))?.value
    }

    private func european(_ pollutant: Pollutant, _ micrograms: Double) -> Double? {
        AirQualityScale.european.index(of: pollutant, at: MassConcentration(micrograms))?.value
    }

    @Test("the Environmental Protection Agency's own examples: PM2.5 35.9 is 102, ozone 0.078 ppm 126, CO 8.4 ppm 90")
    func examples() {
        #expect(us(.pm2_5, 35.9) == 102)
        #expect(us(.ozone, 78.53333 * 48.00 / 24.45) == 126)
        #expect(us(.carbonMonoxide, 8400 * 28.01 / 24.45) == 90)
    }

    @Test(
        "PM2.5 has the United States' breakpoints of 2024",
        arguments: [
            (0.0, 0.0), (9.0, 50), (9.04, 50), (9.1, 51), (35.4, 100), (35.5, 101), (55.4, 150), (55.5, 151),
            (125.4, 200), (125.5, 201), (225.4, 300), (225.5, 301), (325.4, 500),
        ])
    func particles(micrograms: Double, index: Double) {
        #expect(us(.pm2_5, micrograms) == index)
    }

    @Test(
        "the other pollutants change category where the United States' table says",
        arguments: [
            (Pollutant.pm10, 54.9, 50.0), (.pm10, 55, 51), (.pm10, 154, 100), (.pm10, 424, 300),
            (.nitrogenDioxide, 53 * 46.01 / 24.45, 50), (.nitrogenDioxide, 101 * 46.01 / 24.45, 101),
            (.sulphurDioxide, 75 * 64.07 / 24.45, 100), (.sulphurDioxide, 186 * 64.07 / 24.45, 151),
            (.ozone, 54 * 48.00 / 24.45, 50), (.ozone, 106 * 48.00 / 24.45, 201),
        ])
    func breakpoints(pollutant: Pollutant, micrograms: Double, index: Double) {
        #expect(us(pollutant, micrograms) == index)
    }

    @Test(
        "the European index changes band where the European Environment Agency's table says",
        arguments: [
            (Pollutant.pm2_5, 10.0, 20.0), (.pm2_5, 22.5, 50), (.pm2_5, 75, 100), (.pm10, 40, 40), (.pm10, 100, 80),
            (.nitrogenDioxide, 120, 60), (.ozone, 50, 20), (.ozone, 240, 80), (.sulphurDioxide, 750, 100),
            (.ozone, 0, 0),
        ])
    func bands(pollutant: Pollutant, micrograms: Double, index: Double) {
        #expect(european(pollutant, micrograms) == index)
    }

    @Test("the worst pollutant decides; those a standard does not count are left out")
    func worst() throws {
        let air: [Pollutant: MassConcentration] = [
            .pm2_5: MassConcentration(8), .ozone: MassConcentration(150), .ammonia: MassConcentration(900),
            .carbonMonoxide: MassConcentration(300),
        ]
        let european = try #require(AirQualityScale.european.worst(of: air))
        #expect(european.pollutant == .ozone)
        #expect(european.index.standard == .european)
        #expect((60...64).contains(european.index.value))
        let us = try #require(AirQualityScale.us.worst(of: air))
        #expect(us.pollutant == .ozone)
        #expect(us.index.standard == .us)
        #expect(AirQualityScale.us.worst(of: [.ammonia: MassConcentration(1)]) == nil)
        #expect(AirQualityScale.european.index(of: .carbonMonoxide, at: MassConcentration(1)) == nil)
    }

    @Test("a standard names the hours it averages over")
    func hours() {
        #expect(AirQualityScale.us.averagingHours(of: .ozone) == 8)
        #expect(AirQualityScale.european.averagingHours(of: .ozone) == 1)
        #expect(AirQualityScale.us.averagingHours(of: .pm2_5) == 24)
        #expect(AirQualityScale.european.averagingHours(of: .ammonia) == nil)
    }

    @Test("air worse than the last rung goes on counting")
    func beyond() throws {
        #expect(try #require(us(.pm2_5, 425.4)) > 690)
        #expect(try #require(european(.pm10, 1500)) > 120)
    }
}
