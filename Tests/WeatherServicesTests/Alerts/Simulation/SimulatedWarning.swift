import Foundation
import SeededRandom
import WeatherModel

/// A warned event of the hidden truth, with every message that its publisher sends about it.
struct SimulatedWarning: Sendable {
    /// What becomes of a warning after it was given out.
    enum Course: CaseIterable {
        case plain, raised, extended, cancelled, allClear, repeated, replaced, bilingual, twoMessages
        case earthquake, test, beside
    }

    /// What holds from a moment on; nil where there is no warning any more.
    struct State: Sendable, Equatable {
        var severity: AlertSeverity
        var ends: Date
    }

    /// A document of the server: listed from `sent` until `leaves`, and under one address.
    struct Message: Sendable {
        var name: String
        var address: Int
        var sent: Date
        var leaves: Date
        var type = "Alert"
        var status = "Actual"
        var category = "Met"
        var isAllClear = false
        var references: [String] = []
        var languages = ["en"]
        var state: State
    }

    let number: Int
    let course: Course
    let centre: Coordinates
    /// The half of the edge of the warned square, in degrees.
    let reach = 0.5
    let isAmerican: Bool
    private(set) var start: Date
    /// What is true from each moment on, for whom it concerns.
    private(set) var truth: [(from: Date, state: State?)] = []
    private(set) var messages: [Message] = []

    /// Draws an event that begins to be warned of within an hour after `start`.
    init(_ number: Int, at centre: Coordinates, isAmerican: Bool, start: Date, random: inout SeededGenerator) {
        // What a national service repeats, translates or replaces is another matter.
        let courses = isAmerican ? [.plain, .raised, .extended, .cancelled, .test] : Course.allCases
        course = courses.randomElement(using: &random) ?? .plain
        (self.number, self.isAmerican, self.start) = (number, isAmerican, start)
        let east = course == .beside ? reach + 0.02 : 0
        self.centre =
            Coordinates(latitude: centre.latitude, longitude: Self.wrapped(centre.longitude + east)) ?? centre
        let hours = course == .repeated ? Double.random(in: 2...5, using: &random) : .random(in: 5...30, using: &random)
        let end = start + (hours * 3600).rounded()
        let turn = start + (Double.random(in: 0.2...0.7, using: &random) * hours * 3600).rounded()
        let first = State(severity: [.minor, .moderate, .severe].randomElement(using: &random) ?? .severe, ends: end)
        publish(first, turn: turn)
    }

    private mutating func publish(_ first: State, turn: Date) {
        truth = [(start, first), (first.ends, nil)]
        var message = Message(
            name: "office.\(number).0", address: number * 1000, sent: start, leaves: first.ends + 1800, state: first)
        switch course {
        case .plain, .beside: break
        case .earthquake: message.category = "Geo"
        case .test: message.status = "Test"
        case .bilingual: message.languages = ["xx", "en"]
        case .twoMessages:
            (message.name, message.languages) = ("office.\(number).EN", ["en"])
            messages = [message]
            (message.name, message.languages, message.address) = ("office.\(number).XX", ["xx"], number * 1000 + 1)
        case .repeated:
            for step in stride(from: 600.0, to: first.ends.timeIntervalSince(start), by: 600) {
                var again = message
                (again.name, again.address, again.sent) = (
                    "office.\(number).\(Int(step))", number * 1000 + Int(step / 600), start + step
                )
                messages.append(again)
            }
        case .raised, .extended, .cancelled, .allClear, .replaced: turned(first, at: turn, &message)
        }
        messages.append(message)
        if [.earthquake, .test].contains(course) { truth = [] }
    }

    /// Adds the message by which the warning changes.
    private mutating func turned(_ first: State, at turn: Date, _ message: inout Message) {
        var next = message
        (next.sent, next.address, next.type) = (turn, number * 1000 + 1, course == .cancelled ? "Cancel" : "Update")
        (next.name, next.references) = ("office.\(number).1", [message.name])
        switch course {
        case .raised: next.state.severity = .extreme
        case .extended:
            next.state.ends += 6 * 3600
            next.leaves += 6 * 3600
        case .replaced:
            (next.name, next.address, next.references) = (message.name, message.address, [])
            next.state.severity = .extreme
            message.leaves = turn
        case .allClear: next.isAllClear = true
        default: break
        }
        let isOver = course == .cancelled || course == .allClear
        truth = isOver ? [(start, first), (turn, nil)] : [(start, first), (turn, next.state), (next.state.ends, nil)]
        messages.append(next)
    }

    /// What is warned of at the point and the moment; nil where nothing is.
    func state(at point: Coordinates, _ moment: Date) -> State? {
        guard holds(point) else { return nil }
        return truth.last { $0.from <= moment }?.state
    }

    func holds(_ point: Coordinates) -> Bool {
        let east = Self.wrapped(point.longitude - centre.longitude)
        return abs(point.latitude - centre.latitude) < reach && abs(east) < reach
    }

    /// Returns the longitude between −180° and 180°.
    static func wrapped(_ longitude: Double) -> Double {
        let turned = (longitude + 180).truncatingRemainder(dividingBy: 360)
        return (turned < 0 ? turned + 360 : turned) - 180
    }
}
