import Foundation
import Glibc

/// Tells when nobody reads a stream any longer, without ever waking the process before.
final class ReaderMonitor: Sendable {
    private let end: Int32

    /// - Parameters:
    ///   - descriptor: Of a pipe, a socket or a terminal; a file is always read.
    ///   - gone: Called once, on a thread of its own.
    init(_ descriptor: Int32, gone: @escaping @Sendable () -> Void) {
        var ends: [Int32] = [-1, -1]
        let isMade = pipe(&ends) == 0
        for end in ends where isMade { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (ended, end) = (ends[0], ends[1])
        self.end = end
        guard isMade else { return }
        let thread = Thread {
            // Nothing is asked for: errors and hang-ups come unasked, of the monitor's own pipe, too, when it goes away.
            var states = [pollfd(fd: descriptor, events: 0, revents: 0), pollfd(fd: ended, events: 0, revents: 0)]
            while poll(&states, 2, -1) < 0, errno == EINTR {}
            if states[0].revents & Int16(POLLERR | POLLHUP) != 0 { gone() }
            close(ended)
        }
        thread.start()
    }

    /// Ends the thread.
    deinit {
        if end >= 0 { close(end) }
    }
}
