/// A set of regions, with whether each was named in full.
struct AreaSet {
    private var any: [UInt64]
    private var whole: [UInt64]
    private(set) var isEmpty = true
    /// Whether one of them may have been named in full.
    private(set) var holdsSomeWhole = false

    init(regionCount: Int) {
        any = Array(repeating: 0, count: regionCount / 64 + 1)
        whole = any
    }

    mutating func insert(_ region: Int, isWhole: Bool) {
        guard region / 64 < any.count else { return }
        isEmpty = false
        any[region / 64] |= 1 << UInt64(region % 64)
        guard isWhole else { return }
        holdsSomeWhole = true
        whole[region / 64] |= 1 << UInt64(region % 64)
    }

    /// Keeps the regions that are in the other set too, with the other's information about full names.
    mutating func formIntersection(_ other: AreaSet) {
        for index in any.indices {
            any[index] &= other.any[index]
            whole[index] &= other.whole[index]
        }
        isEmpty = any.allSatisfy { $0 == 0 }
        holdsSomeWhole = other.holdsSomeWhole
    }

    mutating func formUnion(_ other: AreaSet) {
        for index in any.indices {
            any[index] |= other.any[index]
            whole[index] |= other.whole[index]
        }
        isEmpty = isEmpty && other.isEmpty
        holdsSomeWhole = holdsSomeWhole || other.holdsSomeWhole
    }

    func contains(_ region: Int) -> Bool {
        region / 64 < any.count && any[region / 64] >> UInt64(region % 64) & 1 == 1
    }

    func holdsWhole(_ region: Int) -> Bool {
        region / 64 < whole.count && whole[region / 64] >> UInt64(region % 64) & 1 == 1
    }
}
