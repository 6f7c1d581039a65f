import GtkTestSupport
import Presentation
import XCTest

@testable import WeatherUI

final class PaneAndCellTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testThreeValuesAreEnoughForTheCurrentWeatherPane() {
        onMain {
            let pane = CurrentWeatherPane<StubWeather>()
            pane.show(StubWeather(location: "Barcelona", weather: "Very Hot", temperature: 9001))
            XCTAssertEqual(pane.texts, ["Barcelona", "9001°", "Very Hot"])
            XCTAssertTrue(WidgetTree.hasAccessible(named: "Barcelona, Very Hot, 9001°", in: pane.root))
            pane.show(StubWeather(location: "Atlantis", weather: "—", temperature: nil))
            XCTAssertEqual(pane.texts, ["Atlantis", "—", "—"])
        }
    }

    func testADayReadsInOrderAndIsSpokenAsOneSentence() {
        onMain {
            let cell = DayCell<StubDay>()
            cell.bind(StubDay(dayText: "Today", precipitationText: "80%"))
            XCTAssertEqual(cell.texts, ["Today", "21 Nov", "80%", "8°", "16°"])
            XCTAssertEqual(
                DayCell<StubDay>.accessibleName(of: StubDay(dayText: "Today")), "Today, clear, high 16, low 8")
        }
    }
}
