import Foundation

/// The format and statistics of measured values.
enum Figures {
    /// Returns "16.4 MB", with a million bytes in a megabyte.
    static func megabytes(_ bytes: Int) -> String {
        String(format: "%.1f MB", Double(bytes) / 1e6)
    }

    /// Returns "0.31 ms".
    static func milliseconds(_ duration: Duration) -> String {
        String(format: "%.2f ms", microseconds(duration) / 1000)
    }

    /// Returns the duration in microseconds with its fraction.
    static func microseconds(_ duration: Duration) -> Double {
        let (seconds, attoseconds) = duration.components
        return Double(seconds) * 1e6 + Double(attoseconds) / 1e12
    }

    /// Returns the percentile by the nearest-rank method, which is always one of the values.
    ///
    /// - Parameters:
    ///   - share: The share, 0 to 1.
    ///   - values: The values in ascending order, at least one.
    static func percentile(_ share: Double, of values: [Double]) -> Double {
        values[max(Int((share * Double(values.count)).rounded(.up)) - 1, 0)]
    }

    /// Returns a line with a name and cells in columns of equal width.
    static func line(_ name: String, _ cells: [String]) -> String {
        let padded = cells.map { String(repeating: " ", count: max(13 - $0.count, 1)) + $0 }
        return name + String(repeating: " ", count: max(22 - name.count, 1)) + padded.joined()
    }
}
