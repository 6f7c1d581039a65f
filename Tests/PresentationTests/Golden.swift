import Foundation
import Testing

/// Texts kept in `Golden/`, looked at by eye once; FAIRWEATHER_UPDATE_GOLDEN=1 writes them anew.
enum Golden {
    /// Whether the text is the kept one; a difference is recorded line by line.
    static func matches(_ text: String, _ name: String) -> Bool {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
        if ProcessInfo.processInfo.environment["FAIRWEATHER_UPDATE_GOLDEN"] != nil {
            try? Data(text.utf8).write(to: file)
        }
        guard let data = try? Data(contentsOf: file) else { return false }
        let kept = String(decoding: data, as: UTF8.self)
        if kept == text { return true }
        let pairs = zip(kept.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
        for (old, new) in pairs.filter({ $0 != $1 }).prefix(10) { Issue.record("\(name)\n- \(old)\n+ \(new)") }
        return false
    }
}
