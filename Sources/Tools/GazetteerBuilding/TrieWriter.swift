import Gazetteer

/// Writes a `NameTrie` so that the data of a query lie together: buckets in the order of keys, those with bigger places
/// first, and nodes before their children.
struct TrieWriter {
    private let entries: [TrieEntry]
    private let listsBest: Bool
    private var bigBuckets = ByteWriter()
    private var smallBuckets = ByteWriter()

    /// - Parameter listsBest: Whether big nodes list the best postings of their subtree.
    static func write(_ entries: [TrieEntry], listsBest: Bool) -> (nodes: [UInt8], buckets: [UInt8]) {
        var writer = TrieWriter(entries: entries.sorted(), listsBest: listsBest)
        let root = writer.node(writer.entries[...], depth: 0)
        var nodes = ByteWriter()
        writer.write(root, to: &nodes)
        return (nodes.bytes, writer.bigBuckets.bytes + writer.smallBuckets.bytes)
    }

    private init(entries: [TrieEntry], listsBest: Bool) {
        self.entries = entries
        self.listsBest = listsBest
    }

    private indirect enum Child {
        case node(Node)
        case bucket(Int, isBig: Bool)
    }

    private struct Node {
        var terminals: [Posting] = []
        var best: [Posting] = []
        var children: [(letter: UInt16, bestScore: Int, child: Child)] = []

        /// The size in bytes of the node with all nodes below it.
        var subtreeSize = 0

        var size: Int { 5 + (terminals.count + best.count) * Posting.size + children.count * 7 }
    }

    private mutating func node(_ range: ArraySlice<TrieEntry>, depth: Int) -> Node {
        var node = Node()
        var start = range.startIndex
        while start < range.endIndex, range[start].key.count == depth {
            node.terminals.append(range[start].posting)
            start += 1
        }
        if listsBest, range.count > NameTrie.unlistedPostings { node.best = Self.best(of: range) }
        while start < range.endIndex {
            let letter = range[start].key[depth]
            let end = range[start...].firstIndex { $0.key[depth] != letter } ?? range.endIndex
            let part = range[start..<end]
            let best = part.lazy.map(\.score).max() ?? 0
            let child: Child
            if part.count > NameTrie.bucketSize {
                child = .node(self.node(part, depth: depth + 1))
            } else if best >= NameTrie.biggerPlaces {
                child = .bucket(Self.write(part, depth: depth + 1, to: &bigBuckets), isBig: true)
            } else {
                child = .bucket(Self.write(part, depth: depth + 1, to: &smallBuckets), isBig: false)
            }
            node.children.append((letter, best, child))
            start = end
        }
        node.subtreeSize = node.children.reduce(node.size) { size, child in
            if case .node(let inner) = child.child { size + inner.subtreeSize } else { size }
        }
        return node
    }

    /// Returns the best posting of each row, as many as a list holds.
    private static func best(of range: ArraySlice<TrieEntry>) -> [Posting] {
        var best: [TrieEntry] = []
        for entry in range {
            if best.count == NameTrie.listSize, let last = best.last, !entry.isBetter(than: last) { continue }
            if let index = best.firstIndex(where: { $0.posting.row == entry.posting.row }) {
                guard entry.isBetter(than: best[index]) else { continue }
                best.remove(at: index)
            }
            best.insert(entry, at: best.firstIndex { entry.isBetter(than: $0) } ?? best.count)
            if best.count > NameTrie.listSize { best.removeLast() }
        }
        return best.map(\.posting)
    }

    private static func write(_ range: ArraySlice<TrieEntry>, depth: Int, to buckets: inout ByteWriter) -> Int {
        let offset = buckets.count
        let window = LetterWindow(of: range.lazy.flatMap { $0.key[depth...] })
        buckets.u8(range.count)
        buckets.u8(window.number)
        var former: ArraySlice<UInt16> = []
        for entry in range {
            let key = entry.key[depth...]
            let shared = min(15, zip(former, key).prefix { $0 == $1 }.count)
            let fresh = key.dropFirst(shared)
            buckets.u8(shared << 4 | min(15, fresh.count))
            if fresh.count >= 15 { buckets.u8(fresh.count) }
            buckets.append(window.bytes(fresh))
            buckets.u24(entry.posting.packed)
            former = key
        }
        return offset
    }

    private func write(_ node: Node, to bytes: inout ByteWriter) {
        var end = bytes.count + node.size
        bytes.u16(node.children.count)
        bytes.u16(node.terminals.count)
        bytes.u8(node.best.count)
        for posting in node.terminals + node.best { bytes.u24(posting.packed) }
        for child in node.children { bytes.u16(Int(child.letter)) }
        for child in node.children { bytes.u8(child.bestScore) }
        for child in node.children {
            switch child.child {
            case .bucket(let offset, let isBig):
                bytes.u32((isBig ? offset : bigBuckets.count + offset) | NameTrie.bucketFlag)
            case .node(let inner):
                bytes.u32(end)
                end += inner.subtreeSize
            }
        }
        for case (_, _, .node(let inner)) in node.children { write(inner, to: &bytes) }
    }
}
