import Foundation
import Gtk
import Presentation

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
                self?.finish(isWritten: window?.writeSnapshot(to: path) == true, path)
                done()
            }
            guard isShown != true else { return }
            self?.finish(isWritten: false, path)
            done()
        }
    }

    private func finish(isWritten: Bool, _ path: String) {
        guard !isWritten else { return }
        FileHandle.standardError.write(Data("fairweather: \(path) could not be written\n".utf8))
        hasFailed = true
    }
}
