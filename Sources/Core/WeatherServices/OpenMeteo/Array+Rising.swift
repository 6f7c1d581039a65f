extension Array {
    /// Returns the elements in ascending order of a key, keeping the first of those with equal keys.
    func rising<Key: Comparable>(by key: KeyPath<Element, Key>) -> [Element] {
        sorted { $0[keyPath: key] < $1[keyPath: key] }.reduce(into: []) { kept, element in
            if kept.last?[keyPath: key] != element[keyPath: key] { kept.append(element) }
        }
    }
}
