extension Meteogram {
    /// The index of the present row; nil where now lies outside.
    public var present: Int? {
        now.flatMap { now in hours.firstIndex { $0.start <= now && now < $0.end } }
    }

    /// Returns the index of the row at a time in hours from the beginning, or of the nearest one before it.
    public func index(at hour: Double) -> Int? {
        hours.isEmpty ? nil : hours.lastIndex { $0.start <= hour } ?? 0
    }

    /// Returns the index of the row so many days later, as far as there are rows.
    public func index(_ index: Int, movedByDays days: Double) -> Int {
        self.index(at: hours[index].start + days * 24) ?? index
    }
}
