import Foundation
import WeatherModel

/// What falls in a period as one phrase tells it: how long, with which pauses, and the words that are true of all of it.
struct PeriodFall: Equatable {
    /// The wet spells that are told, in order of time and never empty.
    private let spells: [PrecipitationSpell]
    /// Whether something slight that falls apart from all the rest is left out.
    let isMostly: Bool

    /// Returns nil where it stays dry.
    init?(_ all: [PrecipitationSpell]) {
        let wet = all.filter(\.isWet)
        guard !wet.isEmpty else { return nil }
        var told = wet[...]
        if told.count > 1, told[told.endIndex - 1].isStray(beside: told[told.endIndex - 2]) { told.removeLast() }
        if told.count > 1, told[told.startIndex].isStray(beside: told[told.startIndex + 1]) { told.removeFirst() }
        spells = Array(told)
        isMostly = told.count < wet.count
    }

    var start: Date { spells[0].start }
    var end: Date { spells[spells.count - 1].end }
    /// Whether nobody says when the last of it ends.
    var isEndUnknown: Bool { spells[spells.count - 1].isEndUnknown }
    /// Whether all of it is merely possible.
    var isPossible: Bool { spells.allSatisfy(\.isPossible) }
    /// Whether rain and snow both are certain in it, or both merely possible, at different times.
    var isRainAndSnow: Bool {
        let certain = spells.filter { !$0.isPossible }
        return Set((certain.isEmpty ? spells : certain).map(\.kind)).isSuperset(of: [.liquid, .frozen])
    }
    /// Whether it is dry between hours of it, whatever kinds there are.
    var hasPauses: Bool {
        spells.contains(where: \.isIntermittent) || zip(spells, spells.dropFirst()).contains { $0.end < $1.start }
    }

    /// Returns "rain early and late" or, of a day that has begun, "rain now and later", where most of a period is dry between
    /// its rain at both ends; nil for all others.
    func splitText(_ weather: String, _ range: Range<Date>, _ context: SentenceContext) -> String? {
        let length = range.upperBound.timeIntervalSince(range.lowerBound)
        let isSplit = zip(spells, spells.dropFirst()).contains { before, after in
            after.start.timeIntervalSince(before.end) >= length / 2
                && before.end.timeIntervalSince(range.lowerBound) <= length / 4
                && range.upperBound.timeIntervalSince(after.start) <= length / 4
        }
        guard isSplit, !isMostly, Set(spells.map(\.kind)).count == 1 else { return nil }
        let values = ["weather": weather]
        let midnight = CivilDate(range.lowerBound, in: context.zone).start(in: context.zone)
        guard range.lowerBound <= context.now, range.lowerBound != midnight else {
            return tr("{weather} early and late", values)
        }
        return start <= context.now ? tr("{weather} now and later", values) : nil
    }

    /// The only change from one kind to another, such as that from rain to snow at 16:00, without a time that
    /// nobody says; nil where there is none or more.
    var turn: (before: String, time: Date?, after: String)? {
        guard spells.count == 2, !hasPauses, !isMostly, let before = spells[0].briefWords(beside: nil),
            let after = spells[1].briefWords(beside: nil)
        else { return nil }
        return (before, spells[0].isEndUnknown ? nil : spells[1].start, after)
    }

    /// The words for all of it, such as "rain and snow": each kind that is certain, or each where none is; nil where no word is
    /// known.
    var words: String? {
        let certain = spells.filter { !$0.isPossible }
        let told = certain.isEmpty ? spells : certain
        let brief = told.compactMap { $0.briefWords(beside: nil) }
        if let only = brief.first, Set(brief).count == 1 { return only }
        let terms = Self.terms(of: told)
        return terms.isEmpty ? nil : WeatherTerm.joined(terms, isPossible: certain.isEmpty)
    }

    /// Returns each kind in a word, that of which there is most first; thunder is a property of the rain it comes with.
    private static func terms(of spells: [PrecipitationSpell]) -> [WeatherTerm] {
        let byKind = Dictionary(grouping: spells, by: \.kind)
        func weight(_ spells: [PrecipitationSpell]?) -> Double { (spells ?? []).map(\.weight).reduce(0, +) }
        var kinds = byKind.keys.compactMap(\.self).sorted {
            (weight(byKind[$0]), $0.rawValue) > (weight(byKind[$1]), $1.rawValue)
        }
        // Sleet is both.
        if Set(kinds).isSuperset(of: [.liquid, .frozen]) { kinds.removeAll { $0 == .mixed } }
        let storms = byKind[.thunder] ?? []
        let isThundery = kinds.contains(.liquid) && !storms.isEmpty && !storms.contains(where: \.hasHail)
        if isThundery { kinds.removeAll { $0 == .thunder } }
        return kinds.compactMap { kind in
            guard let own = byKind[kind] else { return nil }
            let plain = PrecipitationSpell.plainTerm(of: own, kind)
            return kind == .liquid && isThundery ? plain.thundery : plain
        }
    }
}

extension PrecipitationSpell {
    /// How much it counts among others: what falls, in millimetres times the seconds of an hour, and next to nothing where
    /// it is merely possible.
    var weight: Double {
        let fallen = slices.map { ($0.rate ?? 0.5) * $0.end.timeIntervalSince($0.start) }.reduce(0, +)
        return isPossible ? fallen / 1000 : fallen
    }

    /// Returns whether it is an hour at most and a tenth of what another one brings, which lasts for hours without a pause.
    func isStray(beside other: PrecipitationSpell) -> Bool {
        // A quarter of an hour between them is no end of the rain.
        let gap = max(start.timeIntervalSince(other.end), other.start.timeIntervalSince(end))
        guard kind?.isDangerous == false, gap >= 1800, duration <= 3600,
            other.duration >= 3 * 3600, !other.isIntermittent, slices.allSatisfy({ $0.rate != nil }),
            other.slices.allSatisfy({ $0.rate != nil })
        else { return false }
        return isPossible == other.isPossible && weight * 10 <= other.weight
    }
}
