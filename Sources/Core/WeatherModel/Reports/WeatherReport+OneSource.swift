extension WeatherSource {
    /// Returns whether the source of an identifier is the given one, or another service of it.
    public static func isPart(_ id: ID, of source: ID) -> Bool { id == source || id.hasPrefix(source + "-") }

    /// Returns whether it is the source, or another service of it.
    public func isPart(of source: ID) -> Bool { Self.isPart(id, of: source) }
}

extension WeatherReport {
    /// Returns the report with these parts only, and without gaps.
    public func keeping(_ parts: Set<WeatherPart>) -> WeatherReport {
        var kept = WeatherReport(timeZone: timeZone)
        kept.elevation = elevation
        for part in parts { kept.copy(part, from: self) }
        return kept
    }

    /// Returns what of the report the source has given, and which of its gaps are of its making; nil if it gave no part.
    public func given(by source: WeatherSource.ID) -> WeatherReport? {
        var given = keeping(parts.filter { self.source(of: $0)?.isPart(of: source) == true })
        guard !given.parts.isEmpty else { return nil }
        // What nobody offers, this source does not offer either.
        given.gaps = gaps.filter { $1.source?.isPart(of: source) ?? true }
        return given
    }

    /// Returns the parts of another report that arrived later than those known here, or are not known here.
    public func laterParts(of other: WeatherReport) -> Set<WeatherPart> {
        other.parts.filter { part in
            guard let arrival = other.fetchedAt(part) else { return false }
            return fetchedAt(part).map { $0 < arrival } ?? true
        }
    }

    /// Returns whether parts of the same kind as those of the answer are known from another source than the one that was
    /// asked, so that the answer would be mixed with them.
    public func wouldBeMixed(with answer: WeatherReport, of source: WeatherSource.ID) -> Bool {
        let forecast: Set<WeatherPart> = [.current, .minutes, .hours, .days]
        let kinds = answer.parts.reduce(into: answer.parts) { if forecast.contains($1) { $0.formUnion(forecast) } }
        return kinds.contains { part in self.source(of: part).map { !$0.isPart(of: source) } ?? false }
    }
}

extension [WeatherPart: PartGap] {
    /// Returns the gaps that say something of the known weather, as one source was asked alone: without those of parts that
    /// another source gave or failed to give, and without any of a source that has nothing for the place.
    public func told(
        by source: WeatherSource.ID, beside known: WeatherReport?, hasWeather: Bool
    ) -> [WeatherPart: PartGap] {
        filter { part, _ in
            if let giver = known?.source(of: part) { return hasWeather && giver.isPart(of: source) }
            guard let gap = known?.gaps[part] else { return hasWeather }
            return gap.source?.isPart(of: source) ?? false
        }
    }
}
