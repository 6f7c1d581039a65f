import Foundation
import Gtk
import Presentation
import Refreshing
import WeatherUI

/// The life of one window, from its first frame until it is closed.
@MainActor
final class WindowLife {
    let main: MainWindow<MainViewModel>
    private let model: MainViewModel
    private let whenBegun: @MainActor () -> Void
    /// What the first start asked for, until the window is complete.
    private var first: StartRequest?
    private var minutes: MinuteTimer?
    private var release: IdleSteps?
    private var releasedAfter: RefreshMoment?

    /// Makes a window that is not on screen yet.
    ///
    /// - Parameters:
    ///   - request: What is done once the window is complete.
    ///   - whenBegun: Called then.
    init(
        _ model: MainViewModel, of application: Application, _ options: WindowOptions, for request: StartRequest,
        whenBegun: @escaping @MainActor () -> Void
    ) {
        (self.model, first, self.whenBegun) = (model, request, whenBegun)
        let memory = WindowMemory(
            width: options.width, height: options.height, isKept: options.snapshot == nil,
            environment: ProcessInfo.processInfo.environment)
        main = MainWindow(
            model, application: application, width: memory.size.width, height: memory.size.height, isStaged: true)
        memory.follow(main.window)
    }

    /// Shows the window for the first time.
    func present() {
        main.present()
        main.whenComplete { [weak self] in self?.begin() }
    }

    /// Raises the window, as the program was started again.
    func raise(for request: StartRequest) {
        main.present()
        begin()
        if !request.cities.isEmpty { model.start(showing: request.cities) }
        perform(request)
    }

    /// Begins what need not be there in the first frame, requests above all, unless it has begun.
    func begin() {
        guard let request = first else { return }
        first = nil
        model.start(showing: request.cities)
        perform(request)
        minutes = MinuteTimer { [weak self, weak model] in
            guard let model else { return }
            model.minutePassed()
            self?.letGoOfPages(after: model.locations.refreshes.state.lastAnswer)
        }
        Task { [weak self, model] in
            await model.settled()
            self?.letGoOfPages(after: model.locations.refreshes.state.lastAnswer)
        }
        whenBegun()
    }

    /// Ends what goes on while the window is open; the window itself is there until `destroy()`.
    func end() {
        (minutes, first) = (nil, nil)
    }

    func destroy() {
        main.window.destroy()
    }

    private func perform(_ request: StartRequest) {
        if request.showsHome { model.showHome() }
        if request.refreshes { model.refreshAll() }
    }

    /// Most pages of the program and its libraries are read once, at the start or for an answer.
    private func letGoOfPages(after answer: RefreshMoment?) {
        guard release == nil || answer != releasedAfter else { return }
        releasedAfter = answer
        release = IdleSteps([ProgramMemory.releasePages])
        release?.start()
    }
}
