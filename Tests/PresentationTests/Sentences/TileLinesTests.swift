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

    @Test("scripts without spaces are broken between letters, which fill a square, and no line begins with a comma")
    func wideLetters() {
        #expect(TileLines.lines(of: String(repeating: "雨", count: 8)) == 1)
        #expect(TileLines.lines(of: String(repeating: "雨", count: 9)) == 2)
        #expect(TileLines.lines(of: String(repeating: "雨", count: 17)) == 3)
        #expect(TileLines.lines(of: "雨雨雨雨雨雨雨雨、雨雨雨雨雨雨") == 2)
        #expect(TileLines.lines(of: "雨雨雨雨雨雨雨雨、雨雨雨雨雨雨雨") == 3, "the eighth goes down with its comma")
        #expect(TileLines.lines(of: "20時まで雨、その後は降水なし") == 2)
        #expect(TileLines.fitting(["오후 8시까지 약한 소나기, 이후 강수 없음", "오후 8시까지 소나기"]) == "오후 8시까지 소나기")
    }
}
