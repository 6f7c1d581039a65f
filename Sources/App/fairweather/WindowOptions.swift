import Assembly
import Foundation
import WeatherModel

/// What the window is started with; without arguments, what every value is by default.
struct WindowOptions {
    /// What it is to show and to do.
    var request = StartRequest()
    /// Where the weather comes from.
    var source = SourceName.automatic
    /// Servers to ask instead of the sources' own, by the source's identifier.
    var servers: [WeatherSource.ID: URL] = [:]
    /// The file that the window is drawn into, after which the program ends; nil for none.
    var snapshot: String?
    /// The report or the recorded answer that is replayed; nil for the user's own data.
    var replay: Replay?
    /// The width of the window in pixels; nil for that it was left with.
    var width: Int?
    /// The height of the window in pixels; nil for that it was left with.
    var height: Int?
    /// Whether the dark style is used whatever the settings say.
    var isDark = false
    /// Whether nobody is asked, whatever the settings say.
    var staysOffline = false
    /// Whether it waits without a window for the desktop's questions.
    var isService = false
}
