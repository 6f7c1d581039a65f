import Gtk
import WeatherStore

/// Opens the window as it was left, and remembers how it is left.
@MainActor
struct WindowMemory {
    private let file: StateFile<WindowState>?
    private let wanted: (width: Int?, height: Int?)
    private let state: WindowState?

    /// - Parameters:
    ///   - width: Asked for on the command line; comes before what is remembered.
    ///   - height: The same.
    ///   - isKept: Whether the window is the user's own; that of a snapshot neither reads nor leaves anything.
    init(width: Int?, height: Int?, isKept: Bool, environment: [String: String]) {
        file = isKept ? (try? DataFolders(environment: environment)).map { StateFile($0.windowStateFile) } : nil
        wanted = (width, height)
        state = file?.load()
    }

    /// In pixels; comfortable where nothing is remembered.
    var size: (width: Int, height: Int) {
        (wanted.width ?? state?.width ?? 1000, wanted.height ?? state?.height ?? 680)
    }

    /// Before the window is shown.
    func follow(_ window: Window) {
        if state?.isMaximized == true, wanted == (nil, nil) { window.isMaximized = true }
        window.onClose { [weak window] in
            guard let window else { return }
            let state = WindowState(
                width: window.size.width, height: window.size.height, isMaximized: window.isMaximized)
            // A size that cannot be kept is not worth a word to somebody who is leaving.
            if let state { try? file?.replace(with: state) }
        }
    }
}
