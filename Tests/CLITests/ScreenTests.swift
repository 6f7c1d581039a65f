import Glibc
import Testing

@testable import fairweather_cli

struct ScreenTests {
    @Test("what is no terminal has no colours, and a width only where one is asked for")
    func pipe() {
        let file = open("/dev/null", O_WRONLY)
        defer { close(file) }
        #expect(Screen(descriptor: file, environment: [:]) == Screen())
        #expect(Screen(descriptor: file, environment: ["COLUMNS": "40"]) == Screen(width: 40))
        #expect(Screen(descriptor: file, environment: ["COLUMNS": "3"]).width == Screen.narrowest)
        #expect(Screen(descriptor: file, environment: ["COLUMNS": "many"]).width == nil)
    }

    @Test("a terminal has its own width and colours, unless the environment says otherwise")
    func terminal() throws {
        var (master, slave): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: 24, ws_col: 57, ws_xpixel: 0, ws_ypixel: 0)
        try #require(openpty(&master, &slave, nil, nil, &size) == 0)
        defer {
            close(slave)
            close(master)
        }
        #expect(Screen(descriptor: slave, environment: [:]) == Screen(isTerminal: true, width: 57, hasColour: true))
        #expect(Screen(descriptor: slave, environment: ["COLUMNS": "90"]).width == 90)
        #expect(!Screen(descriptor: slave, environment: ["NO_COLOR": "1"]).hasColour)
        #expect(Screen(descriptor: slave, environment: ["NO_COLOR": ""]).hasColour)
        #expect(!Screen(descriptor: slave, environment: ["TERM": "dumb"]).hasColour)
    }
}
