import Assembly
import DesktopAssembly
import Foundation
import Glibc
import Gtk
import Presentation
import Refreshing
import WeatherModel
import WeatherStore
import WeatherUI

/// The lifetime of the window's program: the start of GTK, the window, the timer for each minute, and the end.
@MainActor
final class WindowApplication {
    private let options: WindowOptions
    private let application: Application
    private let isOrdinary: Bool
    private let shipped = ShippedFiles()
    private var model: MainViewModel?
    private var notices: NoticesViewModel?
    private var watch: BackgroundWatch?
    private var window: MainWindow<MainViewModel>?
    private var look: DesktopLook?
    private var minutes: MinuteTimer?
    private var sleep: SleepMonitor?
    private var network: NetworkMonitor?
    private var others: OtherPrograms?
    private var store: (any SharedStore)?
    private var snapshot: SnapshotJob?
    private var hasFailed = false
    /// What the first start asked for, until the window is complete.
    private var first: StartRequest?
    private var searchService: SearchService?
    private var searchProvider: SearchProvider?
    /// Whether a start asked for no window, so that the program goes on without one whatever the preferences say.
    private var isToStay = false
    private var isHeld = false
    private var release: IdleSteps?
    private var releasedAfter: RefreshMoment?

    private init(_ options: WindowOptions) {
        self.options = options
        // SIGQUIT ends the program without the runtime's crash report.
        signal(SIGQUIT, SIG_DFL)
        CoreDumps.refuse()
        // Sample data, another server and snapshots need a process of their own rather than a window that is already
        // open.
        isOrdinary = options.source == .automatic && options.servers.isEmpty && options.snapshot == nil
        application = Application(id: Program.id, isUnique: isOrdinary, isService: options.isService)
    }

    /// Runs until the window is closed; started by the bus, until nothing is asked any more.
    ///
    /// - Returns: The exit code.
    static func run(_ options: WindowOptions) -> Int32 {
        let application = WindowApplication(options)
        // GTK's handlers only hold it weakly.
        return withExtendedLifetime(application) { application.run() }
    }

    private func run() -> Int32 {
        application.onStartup { [weak self] in
            // A window may never be asked for.
            if self?.options.isService == false { self?.start() }
        }
        application.onStart { [weak self] in self?.show(StartRequest(arguments: $0)) }
        application.onActivate { [weak self] in self?.show(StartRequest()) }
        application.onOpen { [weak self] in self?.show(StartRequest(cities: $0)) }
        application.addAction("refresh") { [weak self] in self?.show(StartRequest(refreshes: true)) }
        application.addAction("home") { [weak self] in self?.show(StartRequest(showsHome: true)) }
        application.addAction(DesktopNotices.action, withText: { [weak self] in self?.openNotice($0) })
        application.onShutdown { [weak self] in self?.stop() }
        if isOrdinary { answerSearches() }
        let code = application.run(options.isService ? [] : options.request.arguments)
        return hasFailed || snapshot?.hasFailed == true ? EXIT_FAILURE : code
    }

    private func start() {
        if let trouble = shipped.trouble { Self.complain(trouble) }
        shipped.dressProgram()
        Appearance.followFontSize()
        do {
            let environment = ProcessInfo.processInfo.environment
            let clock = Self.desktopClock(environment)
            let composition = try Composition(
                source: options.source, servers: options.servers, environment: environment, shipped: shipped,
                desktopClock: Settings.ClockFormat(clock?.format), locationFinder: DesktopLocation(),
                background: isOrdinary ? DesktopBackground(environment: environment) : nil)
            (model, notices, watch) = (composition.model, composition.notices, composition.watch)
            store = composition.store
            look = model.map { model in
                DesktopLook(model.settings, isDarkAnyway: options.isDark, clock: clock) { [weak self] in
                    self?.shipped.useLook()
                    self?.window?.restyle()
                }
            }
        } catch {
            Self.complain(error.message)
            hasFailed = true
        }
    }

    /// Returns the desktop's clock; nil in a sandbox, whose own settings are not the desktop's, and without the schema.
    private static func desktopClock(_ environment: [String: String]) -> DesktopClock? {
        guard !Sandbox.isAround else { return nil }
        let clock = DesktopClock(desktop: environment["XDG_CURRENT_DESKTOP"])
        return clock.isKnown ? clock : nil
    }

    private static func complain(_ message: String) {
        FileHandle.standardError.write(Data("fairweather: \(message)\n".utf8))
    }

    /// Shows the window, or raises it if the program is started again.
    private func show(_ request: StartRequest) {
        if model == nil, !hasFailed { start() }
        guard let model else { return }
        if request.staysInBackground {
            isToStay = true
            hold()
            if window == nil { watchInBackground() }
        } else if let window {
            window.present()
            begin()
            if !request.cities.isEmpty { model.start(showing: request.cities) }
            perform(request)
        } else {
            first = request
            makeWindow(of: model)
        }
    }

    private func makeWindow(of model: MainViewModel) {
        let memory = WindowMemory(
            width: options.width, height: options.height, isKept: options.snapshot == nil,
            environment: ProcessInfo.processInfo.environment)
        let window = MainWindow(
            model, application: application, width: memory.size.width, height: memory.size.height, isStaged: true)
        self.window = window
        // From now on it ends with the window, whoever started it.
        application.leavesWithoutDelay()
        memory.follow(window.window)
        window.window.onClose { [weak self] in self?.windowCloses() }
        watch?.end()
        window.present()
        window.whenComplete { [weak self] in self?.begin() }
    }

    /// Begins what need not be there in the first frame, requests above all, unless it has begun.
    private func begin() {
        guard let model, let window, let request = first else { return }
        first = nil
        model.start(showing: request.cities)
        perform(request)
        listen()
        model.background?.confirm()
        minutes = MinuteTimer { [weak self, weak model] in
            guard let model else { return }
            model.minutePassed()
            self?.letGoOfPages(after: model.locations.refreshes.state.lastAnswer)
        }
        Task { [weak self] in
            await model.settled()
            self?.letGoOfPages(after: model.locations.refreshes.state.lastAnswer)
        }
        if let path = options.snapshot {
            snapshot = SnapshotJob(of: window.window, showing: model, to: path) { [weak self] in
                self?.application.quit()
            }
        }
    }

    /// Most pages of the program and its libraries are read once, at the start or for an answer.
    private func letGoOfPages(after answer: RefreshMoment?) {
        guard release == nil || answer != releasedAfter else { return }
        releasedAfter = answer
        release = IdleSteps([ProgramMemory.releasePages])
        release?.start()
    }

    /// Begins to hear of the computer and to tell the desktop, unless it has begun.
    private func listen() {
        guard sleep == nil else { return }
        // The desktop answers only the one program with its name.
        if isOrdinary { notices?.begin(DesktopNotices(application, shipped: shipped)) }
        sleep = SleepMonitor { [weak self] in
            if self?.window == nil { self?.watch?.networkReturned() } else { self?.model?.resumed() }
        }
        if let model, let store {
            others = OtherPrograms(changing: model, and: store, environment: ProcessInfo.processInfo.environment)
        }
        network = NetworkMonitor { [weak self] in
            if self?.window == nil { self?.watch?.networkReturned() } else { self?.model?.networkReturned() }
        }
    }

    private func watchInBackground() {
        listen()
        watch?.begin()
    }

    /// Goes on without the window where that is wanted; else the program ends with it.
    private func windowCloses() {
        guard isToStay || model?.background?.isOn == true else { return letGo() }
        hold()
        // Its wrapper must not go while the window tells that it closes; a start meanwhile gets a window of its own.
        let closed = window
        (window, minutes, first) = (nil, nil, nil)
        Task { [weak self] in
            closed?.window.destroy()
            if let self, window == nil { watchInBackground() }
        }
    }

    private func hold() {
        if !isHeld { application.hold() }
        isHeld = true
    }

    private func letGo() {
        if isHeld { application.release() }
        isHeld = false
    }

    private func perform(_ request: StartRequest) {
        if request.showsHome { model?.showHome() }
        if request.refreshes { model?.refreshAll() }
    }

    private func answerSearches() {
        let service = SearchService(
            environment: ProcessInfo.processInfo.environment, shipped: shipped,
            clock: { Self.desktopClock(ProcessInfo.processInfo.environment) }, model: { [weak self] in self?.model },
            open: { [weak self] in self?.open($0) }
        ) { [weak self] in
            if let self, window == nil { application.stay(milliseconds: SearchService.timeout) }
        }
        searchService = service
        searchProvider = SearchProvider(at: SearchService.path, answering: service)
    }

    private func open(_ choice: SearchChoice) {
        show(StartRequest())
        begin()
        switch choice {
        case .place(let place): model?.show(place)
        case .words(let words):
            model?.adding.type(words)
            window?.findPlace()
        }
    }

    private func openNotice(_ target: String) {
        show(StartRequest())
        begin()
        if let warning = notices?.open(target) { window?.show(warning) }
    }

    private func stop() {
        (look, minutes, sleep, network, others) = (nil, nil, nil, nil, nil)
        (searchProvider, searchService) = (nil, nil)
        window?.window.destroy()
        window = nil
        watch?.end()
        (model, notices, watch) = (nil, nil, nil)
    }
}
