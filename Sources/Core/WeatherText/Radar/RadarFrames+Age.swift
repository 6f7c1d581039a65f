package import Foundation
package import WeatherModel

/// How old radar pictures are, by which map, page and command line tell alike what they say.
extension RadarFrames {
    /// The seconds from which a picture is called old, and those for pictures that come every ten minutes.
    private static let (old, oldEstimate) = (20 * 60.0, 30 * 60.0)

    /// Returns whether what the pictures say is to be told with their time and not as now; false without a measured one.
    package func isOld(at now: Date) -> Bool {
        guard let newest = newestMeasured else { return false }
        return now.timeIntervalSince(newest.time) >= (isEstimated ? Self.oldEstimate : Self.old)
    }

    /// Returns "Radar: 12:35, 30 minutes old."; nil without a measured picture, and for one of just now.
    package func ageSentence(_ context: SentenceContext) -> String? {
        guard let newest = newestMeasured,
            let age = context.formatter.oldness(of: newest.time, at: context.now)
        else { return nil }
        let values = ["time": context.moment(newest.time), "age": age]
        return isEstimated ? tr("Estimate: {time}, {age}.", values) : tr("Radar: {time}, {age}.", values)
    }
}
