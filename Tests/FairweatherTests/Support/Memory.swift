import Foundation

/// What this process holds in memory.
enum Memory {
    /// Resident bytes, from `/proc/self/statm`; 0 where that cannot be read.
    static var bytesInUse: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
    }
}
