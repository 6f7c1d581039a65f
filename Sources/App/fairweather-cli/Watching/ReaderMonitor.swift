import Foundation
import Glibc

/// Detects that the reader of a stream has gone, without waking the process before.
final class ReaderMonitor: Sendable {
    private let end: Int32

    /// - Parameters:
    ///   - descriptor: The descriptor of a pipe, a socket or a terminal; a file always counts as read.
    ///   - gone: Called once, on a separate thread.
    init(_ descriptor: Int32, gone: @escaping @Sendable () -> Void) {
        var ends: [Int32] = [-1, -1]
        let isMade = pipe(&ends) == 0
        for end in ends where isMade { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (ended, end) = (ends[0], ends[1])
        self.end = end
        guard isMade else { return }
        let thread = Thread {
            // No events are requested, as errors and hang-ups are always reported, also for the monitor's own pipe when
            // it is released.
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
