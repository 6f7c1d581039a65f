public import Observation
import WeatherStore
public import WeatherText

/// The choice to go on without a window and to begin so at log-in, which the desktop has to permit.
@MainActor @Observable
public final class BackgroundViewModel {
    /// The message that the choice could not be followed; nil if it could.
    public private(set) var problem: Banner?
    /// The choice the desktop has not answered yet; nil if there is none.
    private var asked: Bool?
    private let settings: SettingsViewModel
    private let permission: any BackgroundPermitting

    /// - Parameter permission: Who is asked.
    public init(_ settings: SettingsViewModel, permission: any BackgroundPermitting) {
        (self.settings, self.permission) = (settings, permission)
    }

    /// Whether the program goes on once its window is closed.
    public var isOn: Bool { settings.settings.notices.goesOnWithoutWindow }

    /// What a switch shows: what was chosen, until the desktop has answered.
    var shown: Bool { asked ?? isOn }

    /// Asks the desktop; the setting follows its answer.
    func choose(_ isOn: Bool) {
        (problem, asked) = (nil, isOn)
        permission.change(to: isOn) { [weak self] outcome in
            guard let self else { return }
            asked = nil
            // What is given up is over, whatever becomes of it on the disk or the bus.
            take(isOn && outcome == .done)
            problem = Self.message(outcome, isOn: isOn)
        }
    }

    /// Looks whether what was permitted is permitted still, as it may have been taken back meanwhile.
    public func confirm() {
        guard isOn else { return }
        permission.confirm { [weak self] outcome in
            guard outcome == .refused || outcome == .absent else { return }
            self?.take(false)
        }
    }

    /// Removes the message after it has been read.
    func dismissProblem() {
        problem = nil
    }

    private func take(_ isOn: Bool) {
        settings.change { $0.notices.goesOnWithoutWindow = isOn }
    }

    private static func message(_ outcome: BackgroundOutcome, isOn: Bool) -> Banner? {
        let text: String
        switch outcome {
        case .done: return nil
        case .refused: text = tr("Your desktop does not permit Fairweather to run without a window.")
        case .absent: text = tr("Your desktop offers no way to run Fairweather without a window.")
        case .silent: text = tr("Your desktop did not answer whether Fairweather may run without a window. Try again.")
        case .failed(let reason):
            text =
                isOn
                ? tr("Fairweather could not be set to start at log-in. {reason}", ["reason": reason])
                : tr("Fairweather is still started at log-in. {reason}", ["reason": reason])
        }
        return Banner(text: text)
    }
}
