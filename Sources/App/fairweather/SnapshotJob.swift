import Foundation
import Gtk
import Presentation

/// Waits until the window shows what it can show, draws it into a file and says when it is done.
@MainActor
final class SnapshotJob {
    private(set) var hasFailed = false
    private var task: Task<Void, Never>?

    init(of window: Window, showing model: MainViewModel, to path: String, done: @escaping @MainActor () -> Void) {
        Appearance.isAnimated = false
        task = Task { [weak self] in
            await model.settled()
            window.afterPaint(count: 3) {
                if !window.writeSnapshot(to: path) {
                    FileHandle.standardError.write(Data("fairweather: \(path) could not be written\n".utf8))
                    self?.hasFailed = true
                }
                done()
            }
        }
    }
}
