import Foundation
public import WeatherModel

/// Rain in the next two hours, from steps of a few minutes.
public struct NextTwoHours: Sendable, Hashable {
    /// "Light rain begins in 25 minutes."; nil where it stays dry or the two hours are not known.
    public let text: String?

    private static let rules: [any RainRule.Type] = [RainBegins.self, RainEnds.self, RainGoesOn.self]

    /// - Parameter minutes: In rising order of time; those that are over are passed by.
    public init(_ minutes: [PrecipitationStep], _ telling: Telling) {
        text = RainCourse(minutes: minutes, at: telling.now).flatMap { course in
            Self.rules.lazy.compactMap { $0.sentence(course, telling) }.first
        }
    }
}
