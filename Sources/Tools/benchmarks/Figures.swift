import Foundation

/// Measured values as they are printed.
enum Figures {
    /// "16.4 MB", a megabyte being a million bytes.
    static func megabytes(_ bytes: Int) -> String {
        String(format: "%.1f MB", Double(bytes) / 1e6)
    }

    /// "0.31 ms".
    static func milliseconds(_ duration: Duration) -> String {
        String(format: "%.2f ms", microseconds(duration) / 1000)
    }

    /// As a number, with its fraction.
    static func microseconds(_ duration: Duration) -> Double {
        let (seconds, attoseconds) = duration.components
        return Double(seconds) * 1e6 + Double(attoseconds) / 1e12
    }

    /// The value that so large a share of the values does not exceed; the nearest rank, so always one of them.
    ///
    /// - Parameters:
    ///   - share: 0 to 1.
    ///   - values: At least one, in rising order.
    static func percentile(_ share: Double, of values: [Double]) -> Double {
        values[max(Int((share * Double(values.count)).rounded(.up)) - 1, 0)]
    }

    /// A name and the cells beside it, in columns of one width.
    static func line(_ name: String, _ cells: [String]) -> String {
        let padded = cells.map { String(repeating: " ", count: max(13 - $0.count, 1)) + $0 }
        return name + String(repeating: " ", count: max(22 - name.count, 1)) + padded.joined()
    }
}
