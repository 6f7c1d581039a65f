import Foundation

/// Reading of files from outside, limited in size and in the time spent waiting for a pipe.
enum BoundedFile {
    /// The result of reading a file.
    enum Content: Equatable {
        case missing
        case tooLarge
        /// A pipe that nobody opened to write into it in time.
        case silent
        case bytes(Data)
    }

    /// The time to wait for the next piece of a pipe or device, in milliseconds.
    private static let timeout: Int32 = 10_000
    /// How long somebody who writes into a pipe is waited for, in milliseconds.
    private static let writerTimeout: Int32 = 2_000
    private static let pieceSize = 1 << 16

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - limit: The size limit in bytes; a larger file is not read further.
    ///   - isStream: Whether pipes and devices are accepted.
    ///   - timeout: The time to wait for the next piece of a pipe or device, in milliseconds.
    /// - Throws: `unreadable` if permission is denied, `other` with the system's message.
    static func read(
        _ file: URL, limit: Int, isStream: Bool = false, timeout: Int32 = timeout
    ) throws(StoreError) -> Content {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return .missing }
            throw StoreError(reading: errno)
        }
        defer { close(descriptor) }
        var status = stat()
        try StoreError.check(fstat(descriptor, &status))
        let isRegular = status.st_mode & S_IFMT == S_IFREG
        guard isRegular || isStream else {
            throw StoreError(systemError: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
        }
        guard !isRegular || status.st_size <= limit else { return .tooLarge }
        // A pipe is at its end from the start where nobody has it open for writing.
        var writer = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let isSilent = status.st_mode & S_IFMT == S_IFIFO && poll(&writer, 1, writerTimeout) == 0
        var data = Data()
        while data.count <= limit {
            guard let piece = try piece(of: descriptor, timeout: isRegular ? nil : timeout) else {
                return isSilent && data.isEmpty ? .silent : .bytes(data)
            }
            data += piece
        }
        return .tooLarge
    }

    /// Returns the next piece; nil at the end, which a pipe without a writer has reached from the start.
    ///
    /// - Parameter timeout: Nil for a file that is never waited for.
    private static func piece(of descriptor: Int32, timeout: Int32?) throws(StoreError) -> Data? {
        var piece = Data(count: pieceSize)
        let count = piece.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { return Data() }
        if count < 0, errno == EAGAIN, let timeout {
            var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&question, 1, timeout) != 0 else { throw StoreError(systemError: ETIMEDOUT) }
            return Data()
        }
        guard count >= 0 else { throw StoreError(reading: errno) }
        return count == 0 ? nil : piece.prefix(count)
    }
}
