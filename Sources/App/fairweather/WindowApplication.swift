import Foundation
import Glibc
import Gtk
import Presentation
import WeatherStore
import WeatherUI

/// The lifetime of the window's program: the start of GTK, the window, the timer for each minute, and the end.
@MainActor
final class WindowApplication {
    private let options: WindowOptions
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

    private init(_ options: WindowOptions) {
        self.options = options
        // SIGQUIT ends the program without the runtime's crash report.
        signal(SIGQUIT, SIG_DFL)
        // Sample data, another server and snapshots need a process of their own rather than a window that is already
        // open.
        let isOrdinary = options.source == .automatic && options.servers.isEmpty && options.snapshot == nil
        application = Application(id: "io.github.fairweather.Fairweather", isUnique: isOrdinary)
    }

    /// Runs the program until its window is closed; returns its exit code.
    static func run(_ options: WindowOptions) -> Int32 {
        let application = WindowApplication(options)
        // GTK's handlers only hold it weakly.
        return withExtendedLifetime(application) { application.run() }
    }

    private func run() -> Int32 {
        application.onStartup { [weak self] in self?.start() }
        application.onStart { [weak self] in self?.show($0) }
        application.onShutdown { [weak self] in self?.stop() }
        let code = application.run(options.cities)
        return hasFailed || snapshot?.hasFailed == true ? EXIT_FAILURE : code
    }

    private func start() {
        shipped.dressProgram()
        do {
            model = try Composition(
                source: options.source, servers: options.servers,
                environment: ProcessInfo.processInfo.environment, shipped: shipped
            ).model
            look = model.map { model in
                DesktopLook(model.settings, isDarkAnyway: options.isDark) { [weak self] in
                    self?.shipped.useLook()
                    self?.window?.restyle()
                }
            }
        } catch {
            FileHandle.standardError.write(Data("fairweather: \(error.message)\n".utf8))
            hasFailed = true
        }
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
            width: options.width, height: options.height, isKept: options.snapshot == nil,
            environment: ProcessInfo.processInfo.environment)
        let window = MainWindow(
            model, application: application, width: memory.size.width, height: memory.size.height, isStaged: true)
        self.window = window
        memory.follow(window.window)
        window.present()
        window.whenComplete { [weak self] in self?.goOn(model, showing: cities) }
    }

    /// Begins what need not be there in the first frame: requests above all.
    private func goOn(_ model: MainViewModel, showing cities: [String]) {
        guard let window else { return }
        model.start(showing: cities)
        minutes = MinuteTimer { [weak model] in model?.minutePassed() }
        sleep = SleepMonitor { [weak model] in model?.resumed() }
        network = NetworkMonitor { [weak model] in model?.networkReturned() }
        if let path = options.snapshot {
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
