import Foundation
import Gtk
import Presentation
import WeatherText

/// Lets the program run without a window: in a sandbox by the desktop's background portal, else by an autostart entry.
@MainActor
final class DesktopBackground: BackgroundPermitting {
    private let entry: AutostartEntry?
    private let bus: MessageBus
    private let timeout: UInt32
    private var question: BackgroundPortal?

    /// - Parameters:
    ///   - entry: The autostart entry; nil in a sandbox, from which only the portal can write one.
    ///   - bus: The message bus with the portal.
    ///   - timeout: The milliseconds to wait for an answer.
    init(
        _ entry: AutostartEntry?, on bus: MessageBus = .session, timeout: UInt32 = BackgroundPortal.defaultTimeout
    ) {
        (self.entry, self.bus, self.timeout) = (entry, bus, timeout)
    }

    /// Makes the one of this process.
    convenience init(environment: [String: String]) {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
        self.init(
            Sandbox.isAround ? nil : AutostartEntry(environment: environment, program: program))
    }

    func change(to isOn: Bool, _ handler: @escaping @MainActor (BackgroundOutcome) -> Void) {
        question = nil
        guard let entry else { return ask(isOn, handler) }
        do {
            if isOn { try entry.write() } else { try entry.remove() }
            handler(.done)
        } catch {
            handler(.failed(error.autostartMessage))
        }
    }

    func confirm(_ handler: @escaping @MainActor (BackgroundOutcome) -> Void) {
        question = nil
        guard let entry else { return ask(true, handler) }
        // Who has removed it or switched it off elsewhere does not want it.
        handler(entry.isThere ? .done : .refused)
    }

    private func ask(_ isOn: Bool, _ handler: @escaping @MainActor (BackgroundOutcome) -> Void) {
        let command = isOn ? ["fairweather", "--background"] : nil
        let reason = tr("Fairweather tells you of warnings and rain without a window.")
        question = BackgroundPortal(reason: reason, autostart: command, on: bus, timeout: timeout) {
            [weak self] answer in
            self?.question = nil
            handler(BackgroundOutcome(answer, isOn: isOn))
        }
    }
}

extension BackgroundOutcome {
    fileprivate init(_ answer: BackgroundAnswer, isOn: Bool) {
        switch answer {
        case .granted(let autostart): self = autostart == isOn ? .done : .refused
        // Who may not run without a window is not started so either.
        case .refused: self = isOn ? .refused : .done
        case .absent: self = .absent
        case .silent: self = .silent
        case .unavailable, .lost: self = .failed(tr("The desktop’s service for it reported an error."))
        }
    }
}
