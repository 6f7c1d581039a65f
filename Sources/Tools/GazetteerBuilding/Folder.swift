import Gazetteer

/// Folds names by the table that goes into the index.
final class Folder {
    let tableBytes: [UInt8]
    private let memory: UnsafeMutableRawBufferPointer
    private let table: FoldTable

    init() {
        tableBytes = FoldTableWriter.bytes()
        memory = .allocate(byteCount: tableBytes.count, alignment: 1)
        memory.copyBytes(from: tableBytes)
        table = FoldTable(Bytes(UnsafeRawBufferPointer(memory)))
    }

    deinit {
        memory.deallocate()
    }

    func fold(_ name: String) -> [UInt16] { table.fold(name).array }

    /// Returns whether the name has diacritics that folding removes.
    func isMarked(_ name: String) -> Bool { table.fold(name).isMarked }
}
