import Foundation
import Testing
import WeatherModel

@testable import WeatherText

/// The sentence of a tile takes two lines.
struct TileLinesTests {
    @Test("weekdays are shortened where the whole names would take a third line")
    func weekdays() {
        #expect(TileLines.lines(of: "Dry Saturday, snow on Sunday") == 2)
        #expect(TileLines.lines(of: "Showers on Saturday, dry Sunday") == 3)
        #expect(TileLines.lines(of: "Showers on Sat, dry Sun") == 2)
        // As many letters, but narrower ones.
        #expect(TileLines.lines(of: "Showers Saturday, dry Sunday") == 3)
        #expect(TileLines.lines(of: "Rain until 20:00, then dry") == 2)
        #expect(TileLines.lines(of: "Rain until midnight, then dry") == 3)
        #expect(TileLines.lines(of: "Rain until midnight") == 2)
        #expect(
            TileLines.fitting(["Showers on Saturday, dry Sunday", "Showers on Sat, dry Sun"])
                == "Showers on Sat, dry Sun")
        #expect(TileLines.fitting(["Snow on Monday, else dry", "Snow on Mon, else dry"]) == "Snow on Monday, else dry")
    }
}
