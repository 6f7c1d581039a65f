public import Foundation
import WeatherModel
public import WeatherStore

/// The decision what the desktop is told now and what it is to forget: values in, a value out.
public struct NoticePlan: Sendable, Hashable {
    /// The candidates to tell now, in their order; one that stands is replaced.
    public private(set) var told: [NoticeCandidate.ID] = []
    /// The notices to withdraw now, as they are no longer true.
    public private(set) var withdrawn: [SentNotice.ID] = []
    /// All that is to be remembered afterwards, the earliest told first.
    public private(set) var memory: [SentNotice]

    /// The greatest difference of times in seconds that is not told again.
    static let tolerance: TimeInterval = 15 * 60
    /// The seconds after the end of rain for which more of it is the same rain, with a pause.
    static let rainPause: TimeInterval = 2 * 3600
    /// The seconds for which a withdrawn notice is remembered, as long as the warnings that ended.
    static let memoryLength: TimeInterval = 30 * 86_400

    /// - Parameters:
    ///   - candidates: All that is true now, the gravest first.
    ///   - known: What was remembered last.
    ///   - unsure: The kinds of which more may be true than the candidates; none of these is withdrawn.
    ///   - isQuiet: Whether only what is urgent may be told; the rest waits until it may, if it is still true then.
    public init(
        _ candidates: [NoticeCandidate], known: [SentNotice], unsure: Set<SentNotice.Kind> = [], isQuiet: Bool,
        at now: Date
    ) {
        let current = Set(candidates.map(\.id))
        var entries = Dictionary(known.map { ($0.id, $0) }) { $1 }
        for entry in known
        where entry.isStanding && !current.contains(entry.id) && !unsure.contains(entry.kind) {
            withdrawn.append(entry.id)
            entries[entry.id]?.withdrawnAt = now
        }
        var standing = entries.values.count(where: \.isStanding)
        for candidate in candidates {
            let entry = entries[candidate.id]
            guard candidate.isCertain, Self.isDue(candidate, after: entry, at: now) else {
                // Rain that has begun may stop and go on without being told again.
                if entry?.isStanding == true, candidate.about == nil { entries[candidate.id]?.about = nil }
                continue
            }
            guard !isQuiet || candidate.isUrgent else { continue }
            if entry?.isStanding != true {
                guard standing < Bound.notices else { continue }
                standing += 1
            }
            told.append(candidate.id)
            entries[candidate.id] = SentNotice(
                id: candidate.id, kind: candidate.kind, version: candidate.version, about: candidate.about, toldAt: now)
        }
        memory = Self.bounded(entries.values, at: now)
    }

    private static func isDue(_ candidate: NoticeCandidate, after entry: SentNotice?, at now: Date) -> Bool {
        guard let entry else { return candidate.isNews }
        let isOther = candidate.version != entry.version
        guard let end = entry.withdrawnAt else {
            guard let about = candidate.about, let before = entry.about else { return isOther }
            return isOther || abs(about.timeIntervalSince(before)) > tolerance
        }
        return candidate.isNews
            && (isOther || candidate.kind == .rain && abs(now.timeIntervalSince(end)) >= rainPause)
    }

    private static func bounded(_ entries: some Collection<SentNotice>, at now: Date) -> [SentNotice] {
        let gone = entries.filter { entry in
            entry.withdrawnAt.map { now.timeIntervalSince($0) < memoryLength } ?? false
        }.sorted { ($0.toldAt, $0.id) > ($1.toldAt, $1.id) }
        return (entries.filter(\.isStanding) + gone.prefix(Bound.withdrawnNotices))
            .sorted { ($0.toldAt, $0.id) < ($1.toldAt, $1.id) }
    }
}
