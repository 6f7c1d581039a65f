extension Array {
    /// Returns the elements in ascending order of a key, keeping the first of those with equal keys.
    func rising<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
        if indices.dropFirst().allSatisfy({ key(self[$0 - 1]) < key(self[$0]) }) { return self }
        return sorted { key($0) < key($1) }.reduce(into: []) { kept, element in
            if kept.last.map(key) != key(element) { kept.append(element) }
        }
    }
}
