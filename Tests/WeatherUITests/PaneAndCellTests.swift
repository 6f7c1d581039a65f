import GtkTestSupport
import Presentation
import XCTest

@testable import WeatherUI

final class PaneAndCellTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testThreeValuesAreEnoughForTheHero() {
        onMain {
            let pane = HeroPane<StubWeather>()
            pane.show(StubWeather(location: "Barcelona", weather: "Very Hot", temperature: 9001))
            XCTAssertEqual(pane.texts, ["9001°", "Very Hot"])
            XCTAssertTrue(WidgetTree.hasAccessible(named: "Barcelona, Very Hot, 9001°", in: pane.root))
            pane.show(StubWeather(location: "Atlantis", weather: "—", temperature: nil))
            XCTAssertEqual(pane.texts, ["—", "—"])
        }
    }

    func testAnHourReadsFromTopToBottomAndNowIsUndoneWhenUnbound() {
        onMain {
            let cell = HourCell<StubHour>()
            cell.bind(StubHour(timeText: "Now", precipitationText: "60%", isNow: true))
            XCTAssertEqual(cell.texts, ["Now", "13°", "60%"])
            XCTAssertTrue(cell.root.hasStyle("now"))
            cell.unbind()
            XCTAssertFalse(cell.root.hasStyle("now"))
            cell.bind(StubHour(timeText: "15:00"))
            XCTAssertEqual(cell.texts, ["15:00", "13°", ""])
            XCTAssertFalse(cell.root.hasStyle("now"))
            XCTAssertEqual(
                HourCell<StubHour>.accessibleName(of: StubHour(timeText: "15:00")), "15:00, clear, 13 degrees")
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
