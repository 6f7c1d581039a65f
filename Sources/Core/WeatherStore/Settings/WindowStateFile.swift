public import Foundation

/// The window's state as a small JSON file; what cannot be read counts as not there.
public struct WindowStateFile: Sendable {
    private let file: URL

    /// - Parameter file: An absolute path, `DataFolders.windowStateFile`.
    public init(_ file: URL) {
        self.file = file
    }

    /// Nil where there is none, or none that makes sense.
    public func load() -> WindowState? {
        guard case .bytes(let data) = try? BoundedFile.read(file, limit: SettingsFile.sizeLimit),
            let json = JSONValue(data),
            let width = json["width"]?.integer, let height = json["height"]?.integer
        else { return nil }
        return WindowState(
            width: Int(clamping: width), height: Int(clamping: height), isMaximized: json["maximized"]?.bool ?? false)
    }

    /// Replaces the file, whole or not at all; the folder is made where there is none.
    public func save(_ state: WindowState) throws(StoreError) {
        let json = JSONValue.object([
            "width": .integer(Int64(state.width)), "height": .integer(Int64(state.height)),
            "maximized": .bool(state.isMaximized),
        ])
        let data: Data
        do { data = try json.data } catch { throw StoreError(error) }
        try AtomicFile.makeFolder(of: file)
        try AtomicFile.write(data, to: file)
    }
}
