import WeatherModel

extension WeatherReport {
    /// Lets the cloud cover name the sky where a code plainly contradicts it, of what is reported and of every row.
    ///
    /// A code of an hour is held against the cloud at its beginning and at its end, between which it stands on a page, and
    /// gives way to the mean of both. A longer row may have another sky between its ends, so that its code gives way only
    /// where it is neither's.
    mutating func settleSkies() {
        if let now = current?.value, let sky = now.condition, let cover = now.cloudCover, !sky.agrees(with: cover) {
            current?.value.condition = WeatherCondition(cloudCover: cover)
            current?.value.sourceDescription = nil
        }
        let rows = hourRows
        for (index, row) in rows.enumerated() {
            guard let sky = row.conditions.condition, sky.coverInWords != nil else { continue }
            let before = index > 0 && rows[index - 1].time == row.covered.lowerBound ? rows[index - 1] : nil
            let covers = [before?.conditions.cloudCover, row.conditions.cloudCover].compactMap(\.self)
            let contradicted = covers.count { !sky.agrees(with: $0) }
            guard contradicted > 0, row.duration <= 3600 || contradicted == covers.count else { continue }
            hours?.value[index].condition = WeatherCondition(cloudCover: Percentage(meanOf: covers))
            hours?.value[index].sourceDescription = nil
        }
    }
}

extension Percentage {
    /// Takes the mean of what is known; nil where nothing is.
    init?(meanOf shares: [Percentage?]) {
        let known = shares.compactMap { $0?.value }
        guard !known.isEmpty else { return nil }
        self.init(known.reduce(0, +) / Double(known.count))
    }
}

extension WeatherCondition {
    /// The cloud covers in percent with which the word is not plainly wrong, two oktas beyond what it means by the WMO; nil
    /// for what says nothing of the sky.
    fileprivate var coverInWords: ClosedRange<Double>? {
        switch self {
        case .clear: 0...31.25
        case .mostlyClear: 0...56.25
        case .partlyCloudy: 6.25...95
        case .mostlyCloudy: 31.25...100
        case .overcast: 56.25...100
        default: nil
        }
    }

    /// Returns whether the cover does not plainly contradict it; true for what says nothing of the sky.
    func agrees(with cover: Percentage) -> Bool { coverInWords?.contains(cover.value) ?? true }
}
