import DesktopAssembly
import Foundation
import Gazetteer
import Gtk
import Presentation
import WeatherModel
import WeatherStore
import WeatherText

/// Answers the desktop's search from the store and the index, with the window or without one.
///
/// Without one, what is needed is opened by the first question and let go when no more come.
@MainActor
final class SearchService: SearchAnswering {
    /// The path on the bus, as the search provider's file names it.
    static let path = "/" + Program.id.replacing(".", with: "/") + "/SearchProvider"
    /// The time after the last question at which memory is let go, and a process without a window leaves.
    static let timeout: UInt32 = 30_000

    private let environment: [String: String]
    private let shipped: ShippedFiles
    private let clock: @MainActor () -> DesktopClock?
    private let running: @MainActor () -> Composition?
    private let open: @MainActor (SearchChoice) -> Void
    private let wasAsked: @MainActor () -> Void
    private var search: DesktopSearch?
    private var store: SQLiteStore?
    private var format: WeatherFormatter?
    /// Lets go of what the questions needed once no more come; nil before the first one.
    private var idleTimeout: Timeout?

    /// - Parameters:
    ///   - clock: Returns the desktop's choice of 12 or 24 hours; nil where it is not known.
    ///   - running: Returns the places and settings of the running program; nil if it only answers searches.
    ///   - open: Opens what was chosen in the window.
    ///   - wasAsked: Called at each question.
    init(
        environment: [String: String], shipped: ShippedFiles, clock: @escaping @MainActor () -> DesktopClock?,
        running: @escaping @MainActor () -> Composition?,
        open: @escaping @MainActor (SearchChoice) -> Void, wasAsked: @escaping @MainActor () -> Void
    ) {
        (self.environment, self.shipped, self.running, self.open) = (environment, shipped, running, open)
        (self.wasAsked, self.clock) = (wasAsked, clock)
    }

    func results(for terms: [String], isNarrower: Bool) -> [String] {
        ready().results(for: terms, isNarrower: isNarrower)
    }

    func descriptions(of ids: [String]) -> [SearchResult] {
        ready().places(for: ids).map { place in
            let picture = place.artworkName.flatMap(shipped.statusPicture)
            return SearchResult(
                id: place.id, title: place.title, detail: place.detail,
                icon: picture.map { .file(path: $0.path) } ?? .themed("mark-location-symbolic"))
        }
    }

    func activate(_ id: String, terms: [String]) {
        open(ready().place(for: id).map { .place($0) } ?? .words(DesktopSearch.text(of: terms)))
    }

    func launchSearch(for terms: [String]) {
        open(.words(DesktopSearch.text(of: terms)))
    }

    private func ready() -> DesktopSearch {
        wasAsked()
        idleTimeout = Timeout(milliseconds: Self.timeout) { [weak self] in self?.letGo() }
        if let search { return search }
        let index = shipped.resource("places.fwi").flatMap { try? PlaceIndex(file: $0, hemispheres: .ofLanguage) }
        let made = DesktopSearch(
            index: index, preferredCountry: Locale(desktop: environment).region?.identifier,
            contents: { [weak self] in self?.contents() ?? StoredContents() },
            formatter: { [weak self, environment] in
                self?.formatter() ?? WeatherFormatter(locale: Locale(desktop: environment))
            },
            alertChoice: { [weak self] in self?.settings().alertChoice ?? AlertChoice() }, now: { Date() })
        search = made
        return made
    }

    private func letGo() {
        search?.forget()
        (search, store, format) = (nil, nil, nil)
    }

    private func contents() -> StoredContents {
        if let running = running() {
            store = nil
            return running.places.contents
        }
        if store == nil, let file = try? DataFolders(environment: environment).databaseFile {
            store = try? SQLiteStore.reading(file)
        }
        // What cannot be read is told by the window, which can also mend it.
        return (try? store?.contents(at: Date())) ?? StoredContents()
    }

    private func settings() -> Settings {
        if let running = running() { return running.settings.settings }
        let folders = try? DataFolders(environment: environment)
        return folders.map { SettingsFile($0.settingsFile).glance() } ?? Settings()
    }

    private func formatter() -> WeatherFormatter {
        if let running = running() { return running.settings.formatter }
        if let format { return format }
        let made = WeatherFormatter(
            settings(), locale: Locale(desktop: environment), ownZone: .current,
            desktopClock: Settings.ClockFormat(clock()?.format))
        format = made
        return made
    }
}

/// What was chosen in the desktop's search.
enum SearchChoice: Equatable {
    /// A place to show.
    case place(Location)
    /// Words to search for in the window.
    case words(String)
}
