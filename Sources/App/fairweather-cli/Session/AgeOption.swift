import ArgumentParser
import Foundation

/// "10m": a length of time.
struct AgeOption: ExpressibleByArgument {
    let seconds: TimeInterval

    /// Nil unless it is a whole number with s, m, h or d behind it.
    init?(argument: String) {
        let lengths: [Character: TimeInterval] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
        guard let unit = argument.last.flatMap({ lengths[$0] }), let number = Int(argument.dropLast()),
            (0...1_000_000).contains(number)
        else { return nil }
        seconds = Double(number) * unit
    }
}
