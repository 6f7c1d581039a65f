import Foundation
import Observation
import WeatherModel
import WeatherServices

/// The radar pictures around a place: first those of one picture's time, the others when they are wanted.
///
/// A failure keeps what is known.
@MainActor @Observable
final class RadarLoader {
    /// The pictures that are known; nil before the first answer.
    private(set) var frames: RadarFrames?
    /// Whether the first pictures are being fetched.
    private(set) var isLoading = false
    /// Whether the others are being fetched.
    private(set) var isLoadingRest = false
    /// The error of the last request for the first pictures; nil after a success.
    private(set) var error: FetchError?
    /// The error of the last request for the others; nil after a success.
    private(set) var restError: FetchError?
    /// The time of the last request; nil before the first one.
    @ObservationIgnored private(set) var asked: Date?
    /// Whether the others were wanted once, so that they are fetched with each new picture.
    @ObservationIgnored private var wantsRest = false
    @ObservationIgnored private let radar: any RadarFetching
    /// The place of the pictures.
    let place: Location

    /// The seconds between two requests while somebody sees the pictures, and the same where they come every ten minutes.
    private static let (interval, longInterval) = (300.0, 600.0)

    /// Makes a loader, which asks for nothing yet.
    init(_ radar: any RadarFetching, of place: Location) {
        (self.radar, self.place) = (radar, place)
    }

    /// Returns the source that is asked.
    func source() throws(FetchError) -> WeatherSource { try radar.source(at: place) }

    /// Whether the source has pictures that were not asked for yet.
    var isIncomplete: Bool { frames?.awaited.isEmpty == false }

    /// Returns whether what is known is as old as what is shown may be.
    func isDue(at now: Date) -> Bool {
        // Nobody was asked while the user wanted that.
        guard let asked, error != .offlineByChoice else { return true }
        let age = now.timeIntervalSince(asked)
        // A clock that was set back makes them due, too.
        return age < 0 || age >= (frames?.isEstimated == true ? Self.longInterval : Self.interval)
    }

    /// Fetches the first pictures, and with them the others that were wanted before; does nothing while that goes on.
    func load(at now: Date) async {
        guard !isLoading else { return }
        (asked, isLoading) = (now, true)
        do throws(FetchError) {
            let found = try await radar.frames(around: place)
            frames = frames.map { found.taking(from: $0) } ?? found
            (error, restError) = (nil, nil)
        } catch {
            if error != .cancelled { self.error = error }
        }
        isLoading = false
        if wantsRest, error == nil { await loadRest() }
    }

    /// Fetches the pictures that were not asked for yet; does nothing while that goes on, nor after it failed until the first
    /// ones have been fetched anew, so that no key of time asks a server again and again.
    func loadRest() async {
        wantsRest = true
        guard let known = frames, isIncomplete, !isLoadingRest, restError?.isCalledOff != false else { return }
        isLoadingRest = true
        do throws(FetchError) {
            let found = try await radar.rest(of: known, around: place)
            // What came meanwhile is newer.
            if frames == known { frames = found }
            restError = nil
        } catch {
            if error != .cancelled { restError = error }
        }
        isLoadingRest = false
    }
}
