import Foundation

/// A whole file mapped read-only, unmapped with its last owner.
// Unchecked: the mapping is read-only and its address never changes.
final class MappedFile: @unchecked Sendable {
    private let address: UnsafeMutableRawPointer
    private let count: Int

    /// All of the file, valid as long as this object lives.
    let bytes: Bytes

    init(_ file: URL) throws(PlaceIndexError) {
        let path = file.path
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .missing(path) }
        defer { close(descriptor) }
        var status = stat()
        // A folder opens too, but cannot be mapped.
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .foreign(path) }
        guard status.st_size > 0 else { throw .empty(path) }
        count = Int(status.st_size)
        guard let address = mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, 0), address != MAP_FAILED else {
            throw .damaged(path)
        }
        self.address = address
        bytes = Bytes(UnsafeRawBufferPointer(start: address, count: count))
    }

    /// Lets the pages that were read go; they come back from the page cache when they are wanted.
    func release() {
        madvise(address, count, MADV_DONTNEED)
    }

    deinit {
        munmap(address, count)
    }
}
