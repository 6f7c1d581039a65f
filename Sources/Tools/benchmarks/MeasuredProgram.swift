import Foundation

/// A program to be measured: as `scripts/build/release` made it, unless the one beside this tool is newer or the only one.
///
/// What is stripped starts as it does for those who install it, and can be read by every version of Valgrind.
enum MeasuredProgram {
    /// - Parameters:
    ///   - name: The program's file name.
    ///   - path: The file to use instead; nil for none.
    static func file(_ name: String, or path: String? = nil) -> URL {
        if let path { return URL(filePath: path) }
        let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let beside = folder.appending(path: name)
        // .build/x86_64-unknown-linux-gnu/release and .build/programs
        let released = folder.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "programs").appending(path: name)
        guard let made = date(of: released) else { return beside }
        return date(of: beside).map { $0 > made } ?? false ? beside : released
    }

    private static func date(of file: URL) -> Date? {
        try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
}
