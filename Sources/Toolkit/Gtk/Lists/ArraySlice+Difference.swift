extension ArraySlice where Element: Hashable {
    /// The steps that lead from another order to this one and leave an element where it is, so that others go round it.
    ///
    /// - Parameter kept: The element; that it is in one of both only, or nil, is the same as without it.
    func difference(from other: Self, keeping kept: Element?) -> CollectionDifference<Element> {
        let plain = difference(from: other)
        guard let kept, let place = firstIndex(of: kept), let former = other.firstIndex(of: kept) else { return plain }
        let before = self[..<place].difference(from: other[..<former])
        let after = self[(place + 1)...].difference(from: other[(former + 1)...])
        let (inserted, removed) = (place + 1 - startIndex, former + 1 - other.startIndex)
        let moved = after.map { change -> CollectionDifference<Element>.Change in
            switch change {
            case .insert(let offset, let element, _):
                .insert(offset: offset + inserted, element: element, associatedWith: nil)
            case .remove(let offset, let element, _):
                .remove(offset: offset + removed, element: element, associatedWith: nil)
            }
        }
        return CollectionDifference(before + moved) ?? plain
    }
}
