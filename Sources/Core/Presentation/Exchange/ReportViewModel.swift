public import Foundation
public import Observation
public import WeatherStore
import WeatherText

/// A report that can be replayed elsewhere, as it is shown before it is saved.
@MainActor
public protocol ReportModel: AnyObject {
    /// What the file holds, in its own words but for the stored weather; nil until that has been read.
    var preview: String? { get }
    /// The content of the file; nil until it has been made.
    var content: Data? { get }
    /// Why it cannot be made; nil if it can.
    var problem: String? { get }
    /// Whether places have no names and rounded coordinates in it.
    var isBlurred: Bool { get }
    /// The suggested name of the file.
    var fileName: String { get }

    /// Takes what is stored at this moment.
    func open()
    /// Leaves out the names of places and rounds their coordinates, or does so no more.
    func blur(_ isBlurred: Bool)
}

/// A report of the saved places, made off the main thread.
@MainActor @Observable
public final class ReportViewModel: ReportModel {
    /// What the file holds but for the stored weather; nil until that has been read.
    public private(set) var preview: String?
    /// The bytes to be saved; nil until they have been made.
    public private(set) var content: Data?
    /// Why it cannot be made; nil if it can.
    public private(set) var problem: String?
    /// Whether places have no names and rounded coordinates in it.
    public private(set) var isBlurred = false
    /// The suggested name of the file.
    public let fileName = "fairweather-report.json"
    /// The making that was begun last.
    @ObservationIgnored private(set) var task: Task<Void, Never>?
    private let make: @MainActor () -> Maker

    /// - Parameters:
    ///   - store: Where the weather of the places lies.
    ///   - folders: Where the last failures of the sources lie.
    ///   - zone: The zone of the reader's clock.
    public init(
        store: SQLiteStore, folders: DataFolders, locations: LocationsViewModel, settings: SettingsViewModel,
        clock: DisplayClock, zone: TimeZone
    ) {
        make = {
            Maker(
                places: Array(locations.places.places.prefix(ReplayFile.mostPlaces)), store: store,
                settings: settings.settings, folders: folders, moment: clock.now, zone: zone)
        }
    }

    /// Takes what is stored at this moment.
    public func open() { begin(make(), isBlurred) }

    /// Leaves out the names of places and rounds their coordinates, or does so no more.
    public func blur(_ isBlurred: Bool) {
        self.isBlurred = isBlurred
        open()
    }

    private func begin(_ maker: Maker, _ isBlurred: Bool) {
        // What was made before may say more than is wanted now.
        (preview, content, problem) = (nil, nil, nil)
        let previous = task
        task = Task { [weak self] in
            await previous?.value
            let made: Result<(preview: String, content: Data), ExchangeError>
            do throws(ExchangeError) { made = .success(try await maker.report(isBlurred)) } catch {
                made = .failure(error)
            }
            // Another wish was uttered meanwhile.
            guard let self, self.isBlurred == isBlurred else { return }
            switch made {
            case .success(let report): (preview, content, problem) = (report.preview, report.content, nil)
            case .failure(let error): (preview, content, problem) = (nil, nil, error.message)
            }
        }
    }

    /// What a report is made of.
    private struct Maker: Sendable {
        let places: [SavedPlace]
        let store: SQLiteStore
        let settings: Settings
        let folders: DataFolders
        let moment: Date
        let zone: TimeZone

        @concurrent
        func report(_ isBlurred: Bool) async throws(ExchangeError) -> (preview: String, content: Data) {
            let whole: ReplayFile
            do throws(StoreError) {
                whole = try ReplayFile(
                    of: places, in: store, settings: settings, folders: folders, at: moment, in: zone)
            } catch {
                throw .file(error)
            }
            let file = isBlurred ? whole.blurred : whole
            return (try file.outline(), try file.data())
        }
    }
}

/// The words around a report.
public enum ReportWords {
    /// The button that opens it.
    public static var make: String { tr("Make a report…") }
    /// The title of its dialog.
    public static var title: String { tr("A report of what you see") }
    /// What it is for, and what is in it.
    public static var purpose: String {
        tr("For whoever is to see a fault as you do. It has places, their stored weather, settings and failures.")
    }
    /// What is never in it.
    public static var secrets: String { tr("It has no keys and no passwords.") }
    /// The switch that makes it less exact.
    public static var blur: String { tr("Leave out names, round coordinates") }
    /// What the switch does.
    public static var blurNote: String {
        tr("Leave out the names of places, and round their coordinates to some ten kilometres.")
    }
    /// The heading of the file's content.
    public static var content: String { tr("In the file, without the stored weather") }
}
