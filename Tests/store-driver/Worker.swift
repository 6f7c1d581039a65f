import Foundation

/// A process of this program that is read from and killed.
final class Worker {
    private let pid: pid_t
    private let output: FileHandle
    private var buffer = Data()

    init(_ arguments: [String]) throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        var texts = (["store-driver"] + arguments).map { strdup($0) } + [nil]
        defer { texts.forEach { free($0) } }
        var pid: pid_t = 0
        let result = posix_spawn(&pid, "/proc/self/exe", &actions, nil, &texts, environ)
        close(ends[1])
        output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .EIO) }
        self.pid = pid
    }

    /// Waits until it has told so many lines, or has ended.
    func read(lines count: Int) {
        while buffer.count(where: { $0 == UInt8(ascii: "\n") }) < count {
            let more = output.availableData
            if more.isEmpty { return }
            buffer.append(more)
        }
    }

    /// Kills it at once.
    ///
    /// - Returns: Every whole line it told.
    func kill() throws -> [Line] {
        Foundation.kill(pid, SIGKILL)
        while true {
            let more = output.availableData
            if more.isEmpty { break }
            buffer.append(more)
        }
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        // A status of 9 is SIGKILL's and nothing else's: the worker must not have ended by itself.
        guard status & 0x7F == SIGKILL else { throw WrongContent(what: "the worker ended by itself with \(status)") }
        let whole = buffer[..<(buffer.lastIndex(of: UInt8(ascii: "\n")) ?? buffer.startIndex)]
        return try whole.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Line.self, from: $0) }
    }
}
