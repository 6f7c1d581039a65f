extension Array {
    /// In rising order of a key, with only the first of those that share one.
    func rising<Key: Comparable>(by key: KeyPath<Element, Key>) -> [Element] {
        sorted { $0[keyPath: key] < $1[keyPath: key] }.reduce(into: []) { kept, element in
            if kept.last?[keyPath: key] != element[keyPath: key] { kept.append(element) }
        }
    }
}
