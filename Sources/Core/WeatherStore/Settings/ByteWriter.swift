import Foundation

/// Writing of all bytes to an open file, or to an existing pipe or device.
enum ByteWriter {
    /// The time to wait for the reader of a pipe.
    private static let patience = Duration.seconds(2)

    /// Writes to an existing file, pipe or device; throws for a pipe without a reader.
    static func write(_ data: Data, to path: String) throws(StoreError) {
        let end = ContinuousClock.now + patience
        // Appending matters if this is a regular file after all, such as another name of the standard output.
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

    /// Writes all bytes, in as many calls as necessary.
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
