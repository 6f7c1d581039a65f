import Foundation
import Synchronization

/// Replaces pages of a mapped file that was truncated with zeros, for which the kernel would otherwise end the program
/// by SIGBUS.
///
/// Readers of the mapping must tolerate any bytes. Faults elsewhere are passed to the previous handler.
enum VanishedPages {
    /// The beginning and end of a mapping; both 0 if the slot is free.
    private struct Slot: ~Copyable {
        let start = Atomic<UInt>(0)
        let end = Atomic<UInt>(0)
    }

    /// The greatest number of protected mappings; the program has one.
    private static let slotCount = 64
    // Read by the signal handler, which must not lock or allocate; created before it is installed, and never freed.
    private nonisolated(unsafe) static let slots: UnsafeMutablePointer<Slot> = {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
        for index in 0..<slotCount { (slots + index).initialize(to: Slot()) }
        return slots
    }()
    // Written once, before the handler that reads it is installed.
    private nonisolated(unsafe) static let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 1)
    private static let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))
    private static let installed: Void = {
        _ = (slots, pageSize)
        former.initialize(to: sigaction())
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = handleFault
        action.sa_flags = SA_SIGINFO | SA_NODEFER
        sigaction(SIGBUS, &action, former)
    }()

    static func guardMapping(at address: UnsafeMutableRawPointer, count: Int) {
        _ = installed
        let start = UInt(bitPattern: address)
        for index in 0..<slotCount {
            let slot = slots + index
            guard
                slot.pointee.start.compareExchange(expected: 0, desired: start, ordering: .acquiringAndReleasing)
                    .exchanged
            else { continue }
            slot.pointee.end.store(start + UInt(count), ordering: .releasing)
            return
        }
    }

    static func forgetMapping(at address: UnsafeMutableRawPointer) {
        let start = UInt(bitPattern: address)
        for index in 0..<slotCount where slots[index].start.load(ordering: .acquiring) == start {
            slots[index].end.store(0, ordering: .releasing)
            slots[index].start.store(0, ordering: .releasing)
        }
    }

    /// Returns true if the page belonged to a protected mapping and now holds zeros.
    fileprivate static func replacePage(at fault: UInt) -> Bool {
        for index in 0..<slotCount {
            let start = slots[index].start.load(ordering: .acquiring)
            guard start != 0, fault >= start, fault < slots[index].end.load(ordering: .acquiring) else { continue }
            let page = UnsafeMutableRawPointer(bitPattern: fault & ~(pageSize - 1))
            return mmap(page, Int(pageSize), PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) != MAP_FAILED
        }
        return false
    }

    /// Restores the previous handler, which gets the fault when it is repeated.
    fileprivate static func giveUp() {
        sigaction(SIGBUS, former, nil)
    }
}

private func handleFault(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
    let fault = info.flatMap { $0.pointee._sifields._sigfault.si_addr }
    if let fault, VanishedPages.replacePage(at: UInt(bitPattern: fault)) { return }
    VanishedPages.giveUp()
}
