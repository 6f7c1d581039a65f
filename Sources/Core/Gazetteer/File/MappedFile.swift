package import Foundation

/// A file mapped read-only into memory, which is unmapped with its last owner.
// Unchecked: the mapping is read-only and its address never changes.
package final class MappedFile: @unchecked Sendable {
    private static let hugePage = 1 << 21

    private let reservation: UnsafeMutableRawPointer
    private let reserved: Int
    private let address: UnsafeMutableRawPointer
    private let count: Int

    /// The content of the file, valid as long as this object lives.
    package let bytes: Bytes

    package init(_ file: URL) throws(PlaceIndexError) {
        let path = file.path
        // Non-blocking, as opening a pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .missing(path) }
        defer { close(descriptor) }
        var status = stat()
        // A folder can be opened but not mapped.
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .foreign(path) }
        guard status.st_size > 0 else { throw .empty(path) }
        count = Int(status.st_size)
        // The address must not be a multiple of 2 MB: the kernel would map the page cache in pieces of that size, and a
        // few searches would make the whole file resident.
        reserved = count + 2 * Self.hugePage
        guard let region = mmap(nil, reserved, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), region != MAP_FAILED
        else {
            throw .damaged(path)
        }
        reservation = region
        let past = UInt(bitPattern: region) % UInt(Self.hugePage)
        let target = region + (Self.hugePage - Int(past) + Self.hugePage / 2)
        guard let address = mmap(target, count, PROT_READ, MAP_SHARED | MAP_FIXED, descriptor, 0), address != MAP_FAILED
        else {
            munmap(region, reserved)
            throw .damaged(path)
        }
        self.address = address
        bytes = Bytes(UnsafeRawBufferPointer(start: address, count: count))
        VanishedPages.guardMapping(at: address, count: count)
    }

    /// Releases the pages that were read; they are mapped again from the page cache when needed.
    package func release() {
        madvise(address, count, MADV_DONTNEED)
    }

    deinit {
        VanishedPages.forgetMapping(at: address)
        munmap(reservation, reserved)
    }
}
