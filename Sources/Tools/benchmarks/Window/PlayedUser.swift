import Foundation

/// A user who presses keys in the only window of a display, as xdotool does.
struct PlayedUser {
    private let environment: [String: String]

    init(at display: PrivateDisplay) {
        environment = ["PATH": "/usr/bin:/bin", "DISPLAY": display.name]
    }

    /// Presses the key that many times, with a pause in milliseconds after each.
    ///
    /// - Throws: An error if xdotool is not installed.
    func press(_ key: String, times: Int = 1, pause: Int = 50) throws {
        try ProgramRun(
            URL(filePath: "/usr/bin/xdotool"),
            ["key", "--delay", "\(pause)"] + Array(repeating: key, count: times), environment
        ).checked()
    }

    /// Moves the pointer to a point.
    func point(x: Int, y: Int) throws {
        try ProgramRun(URL(filePath: "/usr/bin/xdotool"), ["mousemove", "\(x)", "\(y)"], environment).checked()
    }

    /// Drags the window's corner to each of the sizes, with a pause of 50 milliseconds after each.
    func resize(to sizes: [(width: Int, height: Int)]) throws {
        try ProgramRun(
            URL(filePath: "/usr/bin/xdotool"),
            ["search", "--onlyvisible", "--class", "fairweather"]
                + sizes.flatMap { ["windowsize", "\($0.width)", "\($0.height)", "sleep", "0.05"] },
            environment
        ).checked()
    }

    /// Turns the wheel over a point that many times.
    func scroll(x: Int, y: Int, times: Int) throws {
        try ProgramRun(
            URL(filePath: "/usr/bin/xdotool"),
            ["mousemove", "\(x)", "\(y)", "click", "--repeat", "\(times)", "--delay", "50", "5"], environment
        ).checked()
    }
}
