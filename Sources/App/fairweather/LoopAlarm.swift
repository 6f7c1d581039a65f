import Gtk
import Presentation

/// An alarm of the main loop, which sleeps until then with as little memory as that takes.
@MainActor
final class LoopAlarm: WakeAlarm {
    private var timeout: Timeout?

    func set(in seconds: Double, _ handler: @escaping @MainActor () -> Void) {
        timeout = Timeout(milliseconds: UInt32(min(seconds * 1000, Double(UInt32.max)).rounded(.up)), handler)
        ProgramMemory.rest()
    }

    func cancel() {
        timeout = nil
    }
}
