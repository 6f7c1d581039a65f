package import Foundation
package import WeatherModel

extension RadarFrames {
    /// Returns a sentence on why the pictures tell nothing of what comes: all are of times to come, so that the clock must be
    /// wrong, or they are too old or have gaps.
    package func silence(at now: Date) -> String {
        guard let first = frames.first, first.time > now else {
            return tr("The radar pictures do not tell what comes.")
        }
        return tr("The radar pictures are newer than this computer’s clock. Check its date and time.")
    }
}
