extension Meteogram {
    /// The index of the present row; nil where now lies outside.
    public var present: Int? {
        now.flatMap { now in hours.firstIndex { $0.start <= now && now < $0.end } }
    }

    /// Returns the index of the row that begins at a time in hours from the beginning; nil if none does.
    public func index(beginningAt hour: Double) -> Int? {
        hours.firstIndex { abs($0.start - hour) < 0.001 }
    }

    /// Returns how many hours later another meteogram is counted from; 0 where either has no date.
    public func hours(to other: Meteogram) -> Double {
        guard let beginning, let later = other.beginning else { return 0 }
        return later.timeIntervalSince(beginning) / 3600
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
