import DesktopAssembly
import Foundation
import Gtk

/// What the computer and other programs tell, with a window or without one.
@MainActor
final class DesktopEvents {
    private let sleep: SleepMonitor
    private let network: NetworkMonitor
    private let others: OtherPrograms

    /// - Parameters:
    ///   - whenAwake: Called after the computer has woken up.
    ///   - whenOnline: Called after the network has come back.
    init(
        of composition: Composition, whenAwake: @escaping @MainActor () -> Void,
        whenOnline: @escaping @MainActor () -> Void
    ) {
        sleep = SleepMonitor(onResume: whenAwake)
        others = OtherPrograms(
            changing: composition.locations, composition.settings, and: composition.store,
            environment: ProcessInfo.processInfo.environment)
        network = NetworkMonitor(onReturn: whenOnline)
    }
}
