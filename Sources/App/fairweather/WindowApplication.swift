import Assembly
import DesktopAssembly
import Foundation
import Glibc
import Gtk
import Presentation
import Refreshing
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// The life of the process: the start of GTK, what is asked of it, a window or none, and the end.
@MainActor
final class WindowApplication {
    private let options: WindowOptions
    private let application: Application
    private let isOrdinary: Bool
    private let shipped = ShippedFiles()
    private var composition: Composition?
    private var window: WindowLife?
    private var background: BackgroundLife?
    private var look: DesktopLook?
    private var events: DesktopEvents?
    private var snapshot: SnapshotJob?
    private var hasFailed = false
    private var searchService: SearchService?
    private var searchProvider: SearchProvider?

    private init(_ options: WindowOptions) {
        self.options = options
        // SIGQUIT ends the program without the runtime's crash report.
        signal(SIGQUIT, SIG_DFL)
        CoreDumps.refuse()
        // Sample data, another server and snapshots need a process of their own rather than a window that is already
        // open.
        isOrdinary =
            options.source == .automatic && options.servers.isEmpty && options.snapshot == nil && !options.staysOffline
            && options.replay == nil
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
            let replay = options.replay
            let environment = replay?.environment ?? ProcessInfo.processInfo.environment
            // GTK's own texts, by which it would decide itself, may be in another language.
            TextDirection.isRightToLeft = Locale(desktop: environment).isRightToLeft
            let clock = Self.desktopClock(environment)
            let composition = try Composition(
                source: options.source, servers: options.servers, environment: environment, shipped: shipped,
                wallClock: replay.map { StandingClock(at: $0.moment) } ?? SystemClock(),
                refreshClock: replay.map { StandingClock(at: $0.moment) }, zone: replay?.zone ?? .current,
                desktopClock: Settings.ClockFormat(clock?.format),
                keyStore: replay.map { _ in LayeredKeyStore(secrets: nil, environment: [:]) },
                locationFinder: replay == nil ? DesktopLocation() : nil,
                background: isOrdinary ? DesktopBackground(environment: environment) : nil, radar: replay?.radar,
                staysOffline: options.staysOffline || replay != nil, isReplay: replay != nil,
                unreadablePlaces: replay?.unreadablePlaces ?? 0)
            self.composition = composition
            Self.useWords(of: composition)
            if let replay { composition.model.showReport(of: replay.moment, in: replay.zone, at: SystemClock().now) }
            background = BackgroundLife(of: application, composition.watch, choice: composition.background)
            look = DesktopLook(composition.settings, isDarkAnyway: options.isDark, clock: clock) { [weak self] in
                self?.shipped.useLook()
                self?.window?.main.restyle()
            }
        } catch {
            Self.complain(error.message)
            hasFailed = true
        }
    }

    /// Tells labels the names of months, with or without a window.
    static func useWords(of composition: Composition) {
        // Not by the window's model, which would be made for it.
        let formatter = composition.settings.formatter
        DateWords.find { formatter.monthWords }
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
        if composition == nil, !hasFailed { start() }
        guard let composition else { return }
        if request.staysInBackground {
            background?.stay()
            if window == nil { goOnInBackground() }
        } else if let window {
            window.raise(for: request)
        } else {
            open(of: composition, for: request)
        }
    }

    private func open(of composition: Composition, for request: StartRequest) {
        let window = WindowLife(composition.model, of: application, options, for: request) { [weak self] in
            self?.windowHasBegun(composition)
        }
        self.window = window
        // From now on it ends with the window, whoever started it.
        application.leavesWithoutDelay()
        window.main.window.onClose { [weak self] in self?.windowCloses() }
        background?.end()
        window.present()
    }

    private func windowHasBegun(_ composition: Composition) {
        listen()
        composition.background?.confirm()
        // Nothing else is known of the place.
        if options.replay?.radar != nil { window?.main.openRainMap() }
        if let path = options.snapshot, let window {
            snapshot = SnapshotJob(of: window.main.window, showing: composition.model, to: path) { [weak self] in
                self?.application.quit()
            }
        }
    }

    /// Begins to hear of the computer and to tell the desktop, unless it has begun.
    private func listen() {
        guard let composition, events == nil else { return }
        // The desktop answers only the one program with its name.
        if isOrdinary { composition.notices.begin(DesktopNotices(application, shipped: shipped)) }
        events = DesktopEvents(of: composition) { [weak self] in
            if self?.window == nil { self?.background?.networkReturned() } else { composition.model.resumed() }
        } whenOnline: { [weak self] in
            if self?.window == nil { self?.background?.networkReturned() } else { composition.model.networkReturned() }
        }
    }

    private func goOnInBackground() {
        listen()
        background?.begin()
    }

    /// Goes on without the window where that is wanted; else the program ends with it.
    private func windowCloses() {
        guard background?.windowCloses() == true else { return }
        // Its wrapper must not go while the window tells that it closes; a start meanwhile gets a window of its own.
        let closed = window
        window = nil
        closed?.end()
        Task { [weak self] in
            closed?.destroy()
            if let self, window == nil { goOnInBackground() }
        }
    }

    private func answerSearches() {
        let service = SearchService(
            environment: ProcessInfo.processInfo.environment, shipped: shipped,
            clock: { Self.desktopClock(ProcessInfo.processInfo.environment) },
            running: { [weak self] in self?.composition },
            open: { [weak self] in self?.open($0) }
        ) { [weak self] in
            if let self, window == nil { application.stay(milliseconds: SearchService.timeout) }
        }
        searchService = service
        searchProvider = SearchProvider(at: SearchService.path, answering: service)
    }

    private func open(_ choice: SearchChoice) {
        show(StartRequest())
        window?.begin()
        switch choice {
        case .place(let place): composition?.model.show(place)
        case .words(let words):
            composition?.model.adding.type(words)
            window?.main.findPlace()
        }
    }

    private func openNotice(_ target: String) {
        show(StartRequest())
        window?.begin()
        if let warning = composition?.notices.open(target) { window?.main.show(warning) }
    }

    private func stop() {
        (look, events) = (nil, nil)
        (searchProvider, searchService) = (nil, nil)
        window?.end()
        window?.destroy()
        window = nil
        background?.end()
        (composition, background) = (nil, nil)
    }
}
