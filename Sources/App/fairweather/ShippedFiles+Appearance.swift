import Gtk
import WeatherStore

@MainActor
extension ShippedFiles {
    /// Loads the program's style sheet and makes its icons known.
    func dressProgram() {
        if let sheet = resource("style.css") { StyleSheet.load(path: sheet.path) }
        IconFolder.useOnDarkGround([resource("icons/dark")?.path].compactMap { $0 })
        useIcons()
    }

    /// Pictures of the weather are drawn for a light and for a dark background; to be called when that changes.
    func useIcons() {
        let folders = ["icons/shared", Appearance.isDark ? "icons/dark" : "icons/light"]
        IconFolder.use(folders.compactMap { resource($0)?.path })
    }
}
