import Foundation

/// Writing of all bytes to an open file, or to an existing pipe or device.
enum DescriptorWriter {
    /// The time to wait for the reader of a pipe.
    private static let timeout = Duration.seconds(2)

    /// Writes to an existing file, pipe or device; throws for a pipe without a reader, and where another file has taken
    /// its place since it was looked at.
    static func write(_ data: Data, to target: WriteTarget) throws(StoreError) {
        let end = ContinuousClock.now + timeout
        // Appending matters if this is a regular file after all, such as another name of the standard output.
        let flags = O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC | O_NONBLOCK | (target.status == nil ? 0 : O_NOFOLLOW)
        var descriptor = open(target.path, flags)
        while descriptor < 0, errno == ENXIO, ContinuousClock.now < end {
            poll(nil, 0, 10)
            descriptor = open(target.path, flags)
        }
        try StoreError.check(descriptor)
        defer { close(descriptor) }
        if let seen = target.status {
            var status = stat()
            try StoreError.check(fstat(descriptor, &status))
            guard (status.st_dev, status.st_ino) == (seen.st_dev, seen.st_ino) else { throw .readOnly }
        }
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
