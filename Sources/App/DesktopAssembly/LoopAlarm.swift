import Gtk
import Presentation

/// An alarm of the main loop, which sleeps until then with as little memory as that takes.
@MainActor
final class LoopAlarm: WakeAlarm {
    private var timeout: Timeout?
    private var release: IdleSteps?

    func set(in seconds: Double, _ handler: @escaping @MainActor () -> Void) {
        timeout = Timeout(milliseconds: UInt32(min(seconds * 1000, Double(UInt32.max)).rounded(.up)), handler)
        // Once all that led here is over.
        release = IdleSteps([ProgramMemory.releasePages])
        release?.start()
    }

    func cancel() {
        timeout = nil
    }
}
