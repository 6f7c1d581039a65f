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
    private var hasStarted = false
    /// Shows the window without the page of the place that is looked for, unless that comes before; nil once it is shown.
    private var appearanceTimeout: Timeout?
    private var minutes: MinuteTimer?
    private var release: IdleSteps?
    private var releasedAfter: RefreshMoment?

    /// Makes a window that is not on screen yet.
    ///
    /// - Parameters:
    ///   - application: The application the window belongs to; nil for none.
    ///   - request: What is done once the window is complete.
    ///   - whenBegun: Called then.
    init(
        _ model: MainViewModel, of application: Application?, _ options: WindowOptions, for request: StartRequest,
        whenBegun: @escaping @MainActor () -> Void
    ) {
        (self.model, first, self.whenBegun) = (model, request, whenBegun)
        let memory = WindowMemory(
            width: options.width, height: options.height, isKept: options.snapshot == nil && options.replay == nil,
            environment: ProcessInfo.processInfo.environment)
        main = MainWindow(
            model, application: application, width: memory.size.width, height: memory.size.height, isStaged: true)
        memory.follow(main.window)
    }

    /// Shows the window for the first time, and with the page of the first place that is asked for where none is saved: whom
    /// the list of places would welcome first has said already what is wanted.
    func present() {
        main.whenComplete { [weak self] in self?.begin() }
        guard model.page == nil, let first, !first.cities.isEmpty else { return main.present() }
        startModel(showing: first.cities)
        appearanceTimeout = Timeout(milliseconds: 400) { [weak self] in self?.appear() }
        Task { [weak self, model] in
            await model.opened()
            // The page comes to the window in the loop's next turn.
            Task { [weak self] in self?.appear() }
        }
    }

    private func appear() {
        guard appearanceTimeout != nil else { return }
        appearanceTimeout = nil
        main.present()
    }

    private func startModel(showing cities: [String]) {
        guard !hasStarted else { return }
        hasStarted = true
        model.start(showing: cities)
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
        startModel(showing: request.cities)
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
        (minutes, first, appearanceTimeout) = (nil, nil, nil)
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
