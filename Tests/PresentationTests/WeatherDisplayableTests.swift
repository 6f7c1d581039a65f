import Presentation
import Testing

struct WeatherDisplayableTests {
    private struct Hot: WeatherDisplayable {
        let location = "Barcelona"
        let weather = "Very Hot"
        let temperature: Double? = 9001
    }

    private struct Degrees: WeatherDisplayable {
        let location = "Barcelona"
        let weather = "Very Hot"
        let temperature: Double?
    }

    @Test("three values are enough")
    func barcelona() {
        #expect(Hot().temperatureText == "9001°")
        #expect(Hot().spokenText == "Barcelona, Very Hot, 9001°")
    }

    @Test(
        "degrees are whole, rounded half away from zero, with a true minus and no −0",
        arguments: [
            (12.5, "13°"), (-0.4, "0°"), (-0.5, "\u{2212}1°"), (-4.5, "\u{2212}5°"), (.nan, "—"), (.infinity, "—"),
        ])
    func rounding(degrees: Double, text: String) {
        #expect(Degrees(temperature: degrees).temperatureText == text)
    }

    @Test("a missing temperature is a dash")
    func missing() {
        #expect(Degrees(temperature: nil).temperatureText == "—")
    }
}
