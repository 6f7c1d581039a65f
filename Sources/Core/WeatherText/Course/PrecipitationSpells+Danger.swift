import Foundation
import WeatherModel

extension [PrecipitationSpell] {
    /// Returns the gravest danger that follows a wet spell before a long pause, what is certain
    /// before what is merely possible; nil where that is no graver.
    func danger(after index: Int) -> PrecipitationSpell? {
        let following = self[(index + 1)...].prefix {
            $0.isWet || $0.duration <= PrecipitationSpell.longestPause
        }
        let graver = following.filter { spell in
            spell.kind?.isDangerous == true && spell.gravity > self[index].gravity
                && (spell.kind != self[index].kind || spell.hasHail)
        }
        return graver.max { ($0.isPossible ? 0 : 1, $0.gravity) < ($1.isPossible ? 0 : 1, $1.gravity) }
    }

    /// Returns the spell that begins at the end of a slight one or within six hours after it and of which four times as much
    /// falls, a millimetre at least, and the time of its beginning; nil where the slight one hides nothing.
    ///
    /// It is the first one, or the first that hides none itself where that begins within an hour of it and nothing but half an
    /// hour of another form lies between.
    func graver(after index: Int) -> (from: Date, spell: PrecipitationSpell)? {
        let slight = self[index]
        let following = self[(index + 1)...].prefix { $0.start.timeIntervalSince(slight.end) <= 6 * 3600 }
        func isGraver(_ place: Int, than other: Int) -> Bool {
            let (spell, least) = (self[place], Swift.max(3600, 4 * self[other].weight))
            return spell.isWet && !spell.isPossible && spell.weight >= least
        }
        guard let first = following.indices.first(where: { isGraver($0, than: index) }) else { return nil }
        let run = following[first...].prefix { $0.isWet && !$0.isPossible }
        let place = run.indices.reduce(first) { isGraver($1, than: $0) ? $1 : $0 }
        let start = start(ofRunTo: place, after: index)
        return start <= self[first].start
            ? (start, self[place]) : (self.start(ofRunTo: first, after: index), self[first])
    }

    /// Returns the beginning of what falls without a pause in the hour before the spell, but for half an hour of another form.
    private func start(ofRunTo place: Int, after index: Int) -> Date {
        let (kind, begin) = (self[place].kind, self[place].start)
        var other: TimeInterval = 0
        let run = self[(index + 1)..<place].reversed().prefix { spell in
            if spell.kind != kind { other += spell.duration }
            return spell.isWet && !spell.isPossible && other <= 1800 && begin.timeIntervalSince(spell.start) <= 3600
        }
        return (run.last ?? self[place]).start
    }

    /// Returns the words of a wet spell and of the danger that follows it before a long pause; nil if it is dry.
    ///
    /// What has come before it already is told as coming again, not as a part of it.
    func words(at index: Int) -> String? {
        let danger = danger(after: index)
        let isAgain = index > 0 && danger != nil && self[index - 1].kind == danger?.kind
        return self[index].words(before: danger, isAgain: isAgain)
    }
}

extension PrecipitationSpell {
    fileprivate var gravity: Int { slices.map(\.condition.gravity).max() ?? 0 }
}
