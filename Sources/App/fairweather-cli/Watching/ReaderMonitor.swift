import Foundation
import Glibc

/// Tells when nobody reads a stream any longer, without ever waking the process before.
final class ReaderMonitor: Sendable {
    private let end: Int32

    /// - Parameters:
    ///   - descriptor: Of a pipe, a socket or a terminal; a file is always read.
    ///   - gone: Called once, on a thread of its own.
    init(_ descriptor: Int32, gone: @escaping @Sendable () -> Void) {
        let end = eventfd(0, Int32(EFD_CLOEXEC.rawValue))
        self.end = end
        let ended = dup(end)
        guard ended >= 0 else { return }
        let thread = Thread {
            // Nothing is asked for: errors and hang-ups come unasked.
            var states = [
                pollfd(fd: descriptor, events: 0, revents: 0), pollfd(fd: ended, events: Int16(POLLIN), revents: 0),
            ]
            while poll(&states, 2, -1) < 0, errno == EINTR {}
            if states[0].revents & Int16(POLLERR | POLLHUP) != 0 { gone() }
            close(ended)
        }
        thread.stackSize = 1 << 16
        thread.start()
    }

    /// Ends the thread.
    deinit {
        var one: UInt64 = 1
        guard end >= 0 else { return }
        _ = write(end, &one, MemoryLayout<UInt64>.size)
        close(end)
    }
}
