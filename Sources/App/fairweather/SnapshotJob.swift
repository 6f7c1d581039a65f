import Foundation
import Gtk
import Presentation
import WeatherText

/// Waits until the window shows its content, draws it to a file and reports the end.
@MainActor
final class SnapshotJob {
    private(set) var hasFailed = false
    private var task: Task<Void, Never>?

    init(of window: Window, showing model: MainViewModel, to path: String, done: @escaping @MainActor () -> Void) {
        Appearance.isAnimated = false
        task = Task { [weak self, weak window] in
            await model.settled()
            let isShown = window?.afterPaint(count: 3) {
                guard let picture = window?.pngSnapshot() else {
                    self?.finish(tr("The window could not be drawn."), path)
                    return done()
                }
                // A pipe may keep whoever writes into it waiting.
                self?.task = Task { [weak self] in
                    self?.finish(await ChosenFile.write(Data(picture), to: path), path)
                    done()
                }
            }
            guard isShown != true else { return }
            self?.finish(tr("The window was closed before it was drawn."), path)
            done()
        }
    }

    /// - Parameter problem: Why the file was not written; nil if it was.
    private func finish(_ problem: String?, _ path: String) {
        guard let problem else { return }
        FileHandle.standardError.write(Data("fairweather: \(path) could not be written. \(problem)\n".utf8))
        hasFailed = true
    }
}
