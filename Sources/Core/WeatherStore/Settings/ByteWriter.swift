import Foundation

/// Writes bytes into what is open or opened, one after another.
enum ByteWriter {
    /// How long the other end of a pipe is waited for.
    private static let patience = Duration.seconds(2)

    /// Writes into what is there, and makes nothing new; a pipe that nobody reads is an error.
    static func write(_ data: Data, to path: String) throws(StoreError) {
        let end = ContinuousClock.now + patience
        // Appending, where this is a regular file all the same, as another name of the standard output may be.
        var descriptor = open(path, O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        while descriptor < 0, errno == ENXIO, ContinuousClock.now < end {
            poll(nil, 0, 10)
            descriptor = open(path, O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        }
        try StoreError.check(descriptor)
        defer { close(descriptor) }
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        try write(data, to: descriptor)
    }

    /// Writes all of it, however often it takes.
    static func write(_ data: Data, to descriptor: Int32) throws(StoreError) {
        let systemError = data.withUnsafeBytes { bytes -> Int32 in
            var written = 0
            while written < bytes.count {
                let count = Foundation.write(
                    descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { return errno }
                written += count
            }
            return 0
        }
        if systemError != 0 { throw StoreError(systemError: systemError) }
    }
}
