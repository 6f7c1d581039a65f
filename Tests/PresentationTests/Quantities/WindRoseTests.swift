import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import Presentation
@testable import WeatherText

struct WindRoseTests {
    private typealias Stage = QuantityStage

    @Test("the hours to come are counted by sixteen directions, calm ones in none")
    func counted() throws {
        let report = Stage.report(days: 4) { index, hour in
            hour.windDirection = Bearing(index % 3 == 0 ? 271 : 224)
            if index >= 84 { hour.windSpeed = Speed(0) }
        }
        let rose = try #require(WindRose(in: report, Stage.context))
        // From 13:05 of the second day to noon of the fourth.
        let sum: Double = rose.hours.reduce(0, +)
        #expect(sum > 46.9 && sum < 46.93, "\(rose.hours)")
        #expect(rose.hours.indices.filter { rose.hours[$0] > 0 } == [10, 12])
        #expect(rose.sentence == "32 hours from the southwest, 15 hours from the west.", "\(rose.sentence)")
        #expect(rose.counted == "hours until 26 Nov")
        #expect(rose.spokenText.hasPrefix("Where it comes from, hours until"))
    }

    @Test("a direction of 360 degrees is north, as 0 is")
    func north() throws {
        for degrees in [0.0, 5, 355, 360] {
            let rose = WindRose(in: Stage.report { _, hour in hour.windDirection = Bearing(degrees) }, Stage.context)
            #expect(rose?.hours.firstIndex { $0 > 0 } == 0, "\(degrees)")
        }
    }

    @Test("where no hour has a direction there is no rose")
    func none() {
        #expect(WindRose(in: Stage.report { _, hour in hour.windDirection = nil }, Stage.context) == nil)
    }

    @Test("the area of a part is as its hours are, and all of it lies in the square")
    func drawing() throws {
        let report = Stage.report { index, hour in hour.windDirection = Bearing(index % 5 == 0 ? 90 : 0) }
        let rose = try #require(WindRose(in: report, Stage.context))
        let drawing = WindRoseDrawing(rose, palette: Palette(.light), measure: WideLetters()).drawing(size: 144)
        let reaches = drawing.marks.compactMap { mark -> Double? in
            guard case .fill(let path, _) = mark else { return nil }
            return path.steps.compactMap { step -> Double? in
                if case .arc(_, let radius, _, _) = step { radius } else { nil }
            }.first
        }
        #expect(reaches.count == 2)
        let (hours, reach): (Double, Double) = (rose.hours[4] / rose.hours[0], reaches[1] / reaches[0])
        #expect(abs(hours - reach * reach) < 0.001, "\(hours) \(reach)")
        #expect(reaches[0] < 72)
        let letters = drawing.marks.compactMap { mark -> DrawnText? in
            if case .label(let label) = mark { label } else { nil }
        }
        #expect(letters.map(\.text) == ["N", "E", "S", "W"])
        #expect(letters[0].place.y < 72 && letters[1].place.x > 72)
    }
}
