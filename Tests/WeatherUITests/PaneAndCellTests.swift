import Charts
import GtkTestSupport
import Presentation
import XCTest

@testable import WeatherUI

final class PaneAndCellTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testThreeValuesAreEnoughForTheCurrentWeatherPane() {
        onMain {
            let pane = HeroPane<StubWeather>()
            pane.show(
                StubWeather(location: "Barcelona", weather: "Very Hot", temperature: 9001), summary: nil, sky: nil)
            XCTAssertEqual(Array(pane.texts.prefix(2)), ["9001°", "Very Hot"])
            XCTAssertTrue(WidgetTree.hasAccessible(named: "Barcelona, Very Hot, 9001°", in: pane.root))
            pane.show(StubWeather(location: "Atlantis", weather: "—", temperature: nil), summary: nil, sky: nil)
            XCTAssertEqual(Array(pane.texts.prefix(2)), ["—", "—"])
        }
    }

    func testADayReadsInOrderAndIsSpokenAsOneSentence() {
        onMain {
            let day = StubDay(dayText: "Today", fallText: "3 mm", chanceText: "80%")
            let content = DayCellContent(
                item: day, columns: DayColumnTexts(names: ["Today"], figures: [day.figures]), river: nil,
                hours: nil, ribbon: nil)
            let cell = DayCell<StubDay>()
            cell.bind(content)
            XCTAssertEqual(cell.texts, ["Today", "21 Nov", "Clear"])
            XCTAssertEqual(DayCell.accessibleName(of: content), "Today: clear, 8 to 16 degrees.")
        }
    }
}
