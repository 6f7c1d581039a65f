import Charts
package import Foundation
import Gtk
package import WeatherStore
import WeatherText

@MainActor
extension ShippedFiles {
    /// Loads the program's style sheet and icons.
    package func dressProgram() {
        IconFolder.useOnDarkGround([resource("icons/dark")?.path].compactMap { $0 })
        useLook()
        if let sheet = resource("style.css") { StyleSheet.load(path: sheet.path) }
    }

    /// The sentence about files that are missing; nil if none is.
    package var trouble: String? { StartNotice.missing(missing)?.text }

    /// Returns the program's own picture of that name for the dark ground of a desktop's search and notices.
    package func statusPicture(_ name: String) -> URL? {
        resource("icons/dark/hicolor/scalable/status/\(name).svg")
    }

    /// Loads the colours and icons of the present style; to be called when it changes.
    package func useLook() {
        let style = ColourStyle(isDark: Appearance.isDark, isHighContrast: Appearance.isHighContrast)
        if let colours = resource("colours/\(style.rawValue).css") { StyleSheet.useColours(path: colours.path) }
        let folders = ["icons/shared", style.isDark ? "icons/dark" : "icons/light"]
        IconFolder.use(folders.compactMap { resource($0)?.path })
    }
}
