import ArgumentParser
import Foundation

/// A duration on the command line, such as "10m".
struct AgeOption: ExpressibleByArgument {
    let seconds: TimeInterval

    /// Returns nil unless the text is a whole number followed by s, m, h or d.
    init?(argument: String) {
        let lengths: [Character: TimeInterval] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
        guard let unit = argument.last.flatMap({ lengths[$0] }), let number = Int(argument.dropLast()),
            (0...1_000_000).contains(number)
        else { return nil }
        seconds = Double(number) * unit
    }
}
