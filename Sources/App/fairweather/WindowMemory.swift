import Gtk
import WeatherStore

/// Restores the size of the window and saves it when it is closed.
@MainActor
struct WindowMemory {
    private let file: StateFile<WindowState>?
    private let wanted: (width: Int?, height: Int?)
    private let state: WindowState?

    /// - Parameters:
    ///   - width: The width from the command line, which takes precedence over the saved one; nil for none.
    ///   - height: The height from the command line, likewise.
    ///   - isKept: Whether the size is restored and saved; not for snapshots.
    init(width: Int?, height: Int?, isKept: Bool, environment: [String: String]) {
        file = isKept ? (try? DataFolders(environment: environment)).map { StateFile($0.windowStateFile) } : nil
        wanted = (width, height)
        state = file?.load()
    }

    /// The size in pixels, by default 1000 × 680.
    var size: (width: Int, height: Int) {
        (wanted.width ?? state?.width ?? 1000, wanted.height ?? state?.height ?? 680)
    }

    /// Follows a window, to be called before it is shown.
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
