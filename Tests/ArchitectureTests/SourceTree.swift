import Foundation

/// The files this project is made of, as they lie around this one.
enum SourceTree {
    /// Swift and C files of `Sources` and `Tests`.
    static let files: [SourceFile] = ["Sources", "Tests"].flatMap { folder in
        let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        return (paths?.compactMap { $0 as? String } ?? []).sorted().compactMap { path -> SourceFile? in
            guard [".swift", ".c", ".h"].contains(where: path.hasSuffix) else { return nil }
            let file = "\(folder)/\(path)"
            return (try? String(contentsOf: root.appending(path: file), encoding: .utf8)).map { SourceFile(file, $0) }
        }
    }

    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
