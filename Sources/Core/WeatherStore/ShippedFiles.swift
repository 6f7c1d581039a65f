public import Foundation

/// The files that come with the program: style sheets and icons in `Resources`, sample data in `Fixtures`.
public struct ShippedFiles: Sendable, Hashable {
    /// The folder that holds both; nil if the program is in neither an installed nor a source tree.
    private let root: URL?
    private let isInstalled: Bool

    /// Looks in `../share/fairweather` relative to the executable's folder, then in every folder above the executable.
    ///
    /// - Parameter executable: The program file; symbolic links are followed.
    public init(executable: URL = URL(filePath: "/proc/self/exe")) {
        let folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        let installed = folder.deletingLastPathComponent().appending(path: "share/fairweather")
        let above = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
        root = ([installed] + above).first {
            FileManager.default.fileExists(atPath: $0.appending(path: "Resources/style.css").path)
        }
        isInstalled = root == installed
    }

    /// The files in `Resources` without which the program looks or works poorly, as far as they are missing.
    public var missing: [String] {
        let needed = [
            "style.css", "places.fwi", "base-map.fwm", "colours/light.css", "colours/dark.css", "icons/shared",
            "icons/light",
            "icons/dark",
        ]
        return needed.filter { resource($0) == nil }
    }

    /// Returns the file of that name in `Resources`; nil if there is none.
    public func resource(_ name: String) -> URL? {
        file("Resources", name)
    }

    /// Returns the content of a file in `Fixtures`, such as "open-meteo/london.json"; nil if there is none.
    public func fixture(_ name: String) -> Data? {
        file("Fixtures", name).flatMap { try? Data(contentsOf: $0) }
    }

    /// The folder of the compiled translations, which need not exist: that of all programs beside the installed one, or the
    /// one that `scripts/build/catalogues` makes in a source tree.
    public var catalogues: URL? {
        isInstalled
            ? root?.deletingLastPathComponent().appending(path: "locale") : root?.appending(path: ".build/locale")
    }

    private func file(_ folder: String, _ name: String) -> URL? {
        guard let file = root?.appending(path: folder).appending(path: name),
            FileManager.default.fileExists(atPath: file.path)
        else { return nil }
        return file
    }
}
