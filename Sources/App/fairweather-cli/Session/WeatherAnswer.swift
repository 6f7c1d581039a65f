import ForecastHistory
import Foundation
import Places
import Synchronization
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// The weather a command prints, and the failures of fetching it.
struct WeatherAnswer {
    /// The place and what is known of it.
    let state: PlaceState
    /// Whether a source was not asked because its key is missing.
    var lacksKey = false
    /// The gaps of the last request, also of a place of which nothing is stored.
    var gaps: [WeatherPart: PartGap] = [:]
    /// The sources that did not give a part in the last request, in order.
    var passedOver: [WeatherPart: [PassedOverSource]] = [:]

    /// How the forecast has changed; empty unless the command prints that.
    var revisions = ForecastRevisions.none

    /// Whether it is told how sure the forecast is.
    var showsSpread = true

    /// What is known of earlier years; nil unless the command prints that.
    var years: PastYears?

    /// What the weather says of a rule; nil unless the command asks that.
    var rule: JudgedRule?

    private let settling = Settling()

    var place: SavedPlace { state.place }
    /// The known weather, however old; nil if there is none.
    var report: WeatherReport? { state.weather.report }
    /// Returns the known weather as it is presented in the minute of a moment, made once for all that is printed of it; nil if
    /// there is none.
    func settled(at now: Date) -> SettledReport? {
        guard var report else { return nil }
        if !showsSpread { report.spread = nil }
        return settling.settled(report, at: now)
    }
    /// The error of saving the parts that arrived; nil if there was none.
    var savingError: StoreError? { state.storeError }
    /// The failures of requested parts that are missing or older than they should be.
    var failures: [WeatherPart: PartFailure] { state.weather.failures }

    /// Returns why the part is missing; nil if nothing is known of that.
    func gap(_ part: WeatherPart) -> PartGap? { report?.gaps[part] ?? gaps[part] }
}

/// The weather as it was presented last: a page asks for it several times, and making its parts agree takes long.
private final class Settling: Sendable {
    private let last = Mutex<SettledReport?>(nil)

    func settled(_ report: WeatherReport, at now: Date) -> SettledReport {
        func minute(_ time: Date) -> Double { (time.timeIntervalSince1970 / 60).rounded(.down) }
        if let known = last.withLock({ $0 }), minute(known.now) == minute(now),
            known.isMade(of: report, at: known.now)
        {
            return known
        }
        let settled = report.settled(at: now)
        last.withLock { $0 = settled }
        return settled
    }
}
