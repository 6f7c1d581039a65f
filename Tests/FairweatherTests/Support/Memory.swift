import Foundation

/// What this process holds in memory.
enum Memory {
    /// Resident bytes of its own, from `/proc/self/statm`; 0 where that cannot be read.
    ///
    /// Those it shares are left out, as pictures that a compositor still shows are not the program's to give back.
    static var bytesInUse: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").compactMap { Int($0) }
        return pages.count > 2 ? (pages[1] - pages[2]) * Int(getpagesize()) : 0
    }
}
