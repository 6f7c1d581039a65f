import Foundation

/// A whole file mapped read-only, unmapped with its last owner.
// Unchecked: the mapping is read-only and its address never changes.
final class MappedFile: @unchecked Sendable {
    private static let hugePage = 1 << 21

    private let reservation: UnsafeMutableRawPointer
    private let reserved: Int
    private let address: UnsafeMutableRawPointer
    private let count: Int

    /// All of the file, valid as long as this object lives.
    let bytes: Bytes

    init(_ file: URL) throws(PlaceIndexError) {
        let path = file.path
        // A pipe would be waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .missing(path) }
        defer { close(descriptor) }
        var status = stat()
        // A folder opens too, but cannot be mapped.
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .foreign(path) }
        guard status.st_size > 0 else { throw .empty(path) }
        count = Int(status.st_size)
        // At an address that is no multiple of 2 MB: else the kernel maps the page cache in pieces of that size, and a few
        // searches make the whole file resident.
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

    /// Lets the pages that were read go; they come back from the page cache when they are wanted.
    func release() {
        madvise(address, count, MADV_DONTNEED)
    }

    deinit {
        VanishedPages.forgetMapping(at: address)
        munmap(reservation, reserved)
    }
}
