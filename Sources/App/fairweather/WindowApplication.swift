import Foundation
import Glibc
import Gtk
import Presentation
import WeatherStore
import WeatherUI

/// The lifetime of the window's program: the start of GTK, the window, the timer for each minute, and the end.
@MainActor
final class WindowApplication {
    private let launch: Launch
    private let application: Application
    private let shipped = ShippedFiles()
    private var model: MainViewModel?
    private var window: MainWindow<MainViewModel>?
    private var look: DesktopLook?
    private var minutes: MinuteTimer?
    private var sleep: SleepMonitor?
    private var network: NetworkMonitor?
    private var snapshot: SnapshotJob?
    private var hasFailed = false

    init(_ launch: Launch) {
        self.launch = launch
        // SIGQUIT ends the program without the runtime's crash report.
        signal(SIGQUIT, SIG_DFL)
        // Sample data, another server and snapshots need a process of their own rather than a window that is already
        // open.
        let isOrdinary = launch.source == .automatic && launch.server.isEmpty && launch.snapshot == nil
        application = Application(id: "io.github.fairweather.Fairweather", isUnique: isOrdinary)
    }

    /// Runs until the window is closed.
    func run() -> Int32 {
        application.onStartup { [weak self] in self?.start() }
        application.onStart { [weak self] in self?.show($0) }
        application.onShutdown { [weak self] in self?.stop() }
        let code = application.run(launch.cities)
        return hasFailed || snapshot?.hasFailed == true ? EXIT_FAILURE : code
    }

    private func start() {
        shipped.dressProgram()
        do {
            let environment = ProcessInfo.processInfo.environment
            let clock = Self.desktopClock(environment)
            model = try Composition(
                source: launch.source, servers: launch.servers, environment: environment, shipped: shipped,
                desktopClock: Settings.ClockFormat(clock?.format)
            ).model
            look = model.map { model in
                DesktopLook(model.settings, isDarkAnyway: launch.dark, clock: clock) { [weak self] in
                    self?.shipped.useLook()
                    self?.window?.restyle()
                }
            }
        } catch {
            FileHandle.standardError.write(Data("fairweather: \(error.message)\n".utf8))
            hasFailed = true
        }
    }

    /// Returns the desktop's clock; nil in a sandbox, whose own settings are not the desktop's, and without the schema.
    private static func desktopClock(_ environment: [String: String]) -> DesktopClock? {
        guard !FileManager.default.fileExists(atPath: "/.flatpak-info") else { return nil }
        let clock = DesktopClock(desktop: environment["XDG_CURRENT_DESKTOP"])
        return clock.isKnown ? clock : nil
    }

    /// Shows the window, or raises it if the program is started again.
    private func show(_ cities: [String]) {
        guard let model else { return }
        if let window {
            window.present()
            if !cities.isEmpty { model.start(showing: cities) }
            return
        }
        let memory = WindowMemory(
            width: launch.width, height: launch.height, isKept: launch.snapshot == nil,
            environment: ProcessInfo.processInfo.environment)
        let window = MainWindow(
            model, application: application, width: memory.size.width, height: memory.size.height)
        self.window = window
        memory.follow(window.window)
        window.present()
        model.start(showing: cities)
        minutes = MinuteTimer { [weak model] in model?.minutePassed() }
        sleep = SleepMonitor { [weak model] in model?.resumed() }
        network = NetworkMonitor { [weak model] in model?.networkReturned() }
        if let path = launch.snapshot {
            snapshot = SnapshotJob(of: window.window, showing: model, to: path) { [weak self] in
                self?.application.quit()
            }
        }
    }

    private func stop() {
        (look, minutes, sleep, network) = (nil, nil, nil, nil)
        window?.window.destroy()
        window = nil
        model = nil
    }
}
