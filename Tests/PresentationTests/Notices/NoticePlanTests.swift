import Foundation
import Testing
import WeatherModel
import WeatherStore

@testable import Notices

/// What is told and withdrawn, from what is true and what was told.
struct NoticePlanTests {
    private let start = Samples.instant("2026-11-21T10:00:00Z")

    private func plan(
        _ candidates: [NoticeCandidate], _ known: [SentNotice] = [], isQuiet: Bool = false, after minutes: Double = 0
    ) -> NoticePlan {
        NoticePlan(candidates, known: known, isQuiet: isQuiet, at: start + minutes * 60)
    }

    private func warning(_ number: Int, version: String = "1", isUrgent: Bool = false) -> NoticeCandidate {
        NoticeCandidate(id: "warning/\(number)", kind: .warning, version: version, isUrgent: isUrgent)
    }

    private func rain(in minutes: Double?, of kind: String = "liquid", isNews: Bool = true) -> NoticeCandidate {
        NoticeCandidate(
            id: "rain/home", kind: .rain, version: kind, about: minutes.map { start + $0 * 60 }, isNews: isNews)
    }

    @Test("rain whose beginning moves by a quarter of an hour is not told again; by more, or as snow, it is")
    func moving() {
        let first = plan([rain(in: 40)])
        #expect(first.told == ["rain/home"])
        #expect(plan([rain(in: 55)], first.memory, after: 5).told.isEmpty)
        #expect(plan([rain(in: 56)], first.memory, after: 5).told == ["rain/home"])
        #expect(plan([rain(in: 56, isNews: false)], first.memory, after: 5).told == ["rain/home"], "late by much")
        #expect(plan([rain(in: 40, of: "frozen")], first.memory, after: 5).told == ["rain/home"])
    }

    @Test("rain that only goes on, or that was never told before it began, is not told")
    func begun() {
        #expect(plan([rain(in: nil, isNews: false)]).told.isEmpty)
        let told = plan([rain(in: 20)])
        let falling = plan([rain(in: nil, isNews: false)], told.memory, after: 30)
        #expect(falling.told.isEmpty && falling.withdrawn.isEmpty)
        let pause = plan([rain(in: 100)], falling.memory, after: 60)
        #expect(pause.told.isEmpty, "the next shower of the same rain")
    }

    @Test("rain after a pause of two hours is new")
    func pause() {
        let over = plan([], plan([rain(in: 20)]).memory, after: 30)
        #expect(over.withdrawn == ["rain/home"])
        #expect(plan([rain(in: 140)], over.memory, after: 149).told.isEmpty)
        #expect(plan([rain(in: 180)], over.memory, after: 150).told == ["rain/home"])
    }

    @Test("a warning that was withdrawn is told again only in another version")
    func withdrawn() {
        let over = plan([], plan([warning(1)]).memory, after: 1)
        #expect(over.withdrawn == ["warning/1"])
        #expect(plan([], over.memory, after: 2).withdrawn.isEmpty)
        #expect(plan([warning(1)], over.memory, after: 600).told.isEmpty)
        #expect(plan([warning(1, version: "2")], over.memory, after: 600).told == ["warning/1"])
    }

    @Test("while it is not known which warnings there are, none is withdrawn, and rain is")
    func unsure() {
        let told = plan([warning(1), rain(in: 20)]).memory
        let later = NoticePlan([], known: told, unsure: [.warning], isQuiet: false, at: start + 60)
        #expect(later.withdrawn == ["rain/home"])
        #expect(plan([warning(1)], later.memory, after: 2).told.isEmpty)
    }

    @Test("what is held back leaves no trace, and what is urgent comes")
    func quiet() {
        let night = plan([warning(1), warning(2, isUrgent: true)], isQuiet: true)
        #expect(night.told == ["warning/2"])
        #expect(night.memory.map(\.id) == ["warning/2"])
        let ended = plan([warning(1)], night.memory, isQuiet: true, after: 1)
        #expect(ended.withdrawn == ["warning/2"], "what is over goes without a sound")
        #expect(plan([warning(1)], ended.memory, after: 2).told == ["warning/1"])
    }

    @Test("no more stand at once than the limit, and one more comes when one goes")
    func limit() {
        let all = (1...60).map { warning($0) }
        let first = plan(all)
        #expect(first.told == all.prefix(Bound.notices).map(\.id))
        #expect(plan(all, first.memory).told.isEmpty)
        let later = plan(Array(all.dropFirst()), first.memory, after: 1)
        #expect(later.withdrawn == ["warning/1"])
        #expect(later.told == ["warning/51"])
    }

    @Test("what stands is remembered for ever, what was withdrawn for thirty days, and two hundred of these at most")
    func memory() {
        var known: [SentNotice] = []
        for number in 0..<300 {
            known = plan([warning(0), warning(number + 1)], known, after: Double(number)).memory
        }
        #expect(known.count == 2 + Bound.withdrawnNotices)
        #expect(known.filter(\.isStanding).map(\.id) == ["warning/0", "warning/300"])
        let month = plan([warning(0)], known, after: 31 * 24 * 60)
        #expect(month.memory.map(\.id) == ["warning/0", "warning/300"])
        #expect(month.told.isEmpty)
    }
}
