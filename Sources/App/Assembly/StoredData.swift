public import Foundation
public import WeatherStore
public import WeatherText

/// The stored places, weather and settings, read before the window opens, with a message about failures.
public struct StoredData: Sendable {
    /// The store of places and weather; in memory if `storeError` is set.
    public let store: SQLiteStore
    /// The content of the store at the start.
    public let contents: StoredContents
    /// The version of the store that the contents are of, or an earlier one; nil where it cannot be read.
    public let version: Int64?
    /// The storage of the settings.
    public let settingsStore: any SettingsStore
    /// The settings at the start.
    public let settings: Settings
    /// The entries of the settings file that have no effect.
    public let settingsProblems: [SettingsProblem]
    /// The message about the most serious failure, and about each damaged file that was set aside; nil if there was none.
    public let notice: Banner?
    /// The same for a window, with what earlier programs set aside, such as commands, and nobody has read in a window.
    public let windowNotice: Banner?
    /// The message that the database was damaged and set aside; nil if it was not.
    public let storeSetAside: Banner?
    /// The message that the settings file was damaged and set aside; nil if it was not.
    public let settingsSetAside: Banner?
    /// The store where it can only be read until another program lets go of its folder; nil where it can be changed.
    public let lockedStore: SQLiteStore?
    /// Why the places on disk could not be opened or read; nil where they were.
    public let storeError: StoreError?

    /// - Parameters:
    ///   - source: The source; the sample data have a store of their own.
    ///   - environment: The variables in which the folders of the user's data are looked up.
    ///   - now: The time around which the summaries are made.
    /// - Throws: An error only if not even a store in memory can be made.
    public init(source: SourceName, environment: [String: String], now: Date) throws(StoreError) {
        let opened = try Self.openStore(source: source, environment: environment)
        (store, lockedStore) = (opened.store, opened.held)
        storeSetAside = opened.damage.map { StartNotice.setAside($0) }
        var notices = [storeSetAside ?? opened.notice]
        var trouble = opened.trouble
        version = try? store.version()
        do throws(StoreError) {
            contents = try store.contents(at: now)
        } catch {
            contents = StoredContents()
            trouble = trouble ?? error
            notices.insert(StartNotice.cannotOpen(error), at: 0)
        }
        storeError = trouble
        let chosen = Self.readSettings(environment)
        (settingsStore, settings, settingsProblems) = (chosen.store, chosen.settings, chosen.problems)
        settingsSetAside = chosen.damage.map { StartNotice.setAside($0) }
        notices += [settingsSetAside ?? chosen.notice, chosen.problems.first.map { Banner(text: $0.sentence) }]
        let first = notices.compactMap { $0 }.first
        // Each damaged file is told, as none is found again.
        let others = [storeSetAside, settingsSetAside].compactMap { $0 }.filter { $0 != first }
        notice = Self.joined(first.map { [$0] + others } ?? [])
        // What is wrong with the places of the sample data is nothing to tell beside the user's own.
        let found = [source == .sample ? nil : opened.damage, chosen.damage].compactMap { $0 }
        windowNotice = Self.joined(([notice] + Self.earlierDamage(environment, adding: found)).compactMap { $0 })
    }

    private static func joined(_ notices: [Banner]) -> Banner? {
        notices.count > 1 ? PhraseList.sentences(notices.map(\.text)).map { Banner(text: $0) } : notices.first
    }

    /// Keeps what this start found damaged until somebody has read of it in a window, and returns the messages about what
    /// was found before.
    private static func earlierDamage(
        _ environment: [String: String], adding found: [SetAsideRecord]
    ) -> [Banner] {
        guard let folders = try? DataFolders(environment: environment) else { return [] }
        let records = SetAsideRecords(in: folders.data)
        let earlier = records.unread
        for record in found { records.add(record) }
        return earlier.map { StartNotice.setAside($0) }
    }

    private static func readSettings(
        _ environment: [String: String]
    ) -> (
        store: any SettingsStore, settings: Settings, damage: SetAsideRecord?, notice: Banner?,
        problems: [SettingsProblem]
    ) {
        var known: SettingsFile?
        do throws(StoreError) {
            let file = SettingsFile(try DataFolders(environment: environment).settingsFile)
            known = file
            let loaded = try file.load()
            let damage = loaded.setAside.map { SetAsideRecord($0, .settings) }
            return (file, loaded.settings, damage, nil, loaded.problems)
        } catch {
            // They may say that nobody is to be asked.
            let settings = known?.mayExist == true ? Settings.silent : Settings()
            return (NoSettingsStore(reason: error), settings, nil, StartNotice.cannotReadSettings(error), [])
        }
    }

    /// Opens the store for the source or, if that fails, one in memory together with the error.
    private static func openStore(
        source: SourceName, environment: [String: String]
    ) throws(StoreError) -> (
        store: SQLiteStore, held: SQLiteStore?, damage: SetAsideRecord?, notice: Banner?, trouble: StoreError?
    ) {
        do throws(StoreError) {
            let folders = try DataFolders(environment: environment)
            folders.makePrivate()
            let opened = try SQLiteStore.open(
                at: source == .sample ? folders.sampleDatabaseFile : folders.databaseFile)
            let damage = opened.setAside.map {
                SetAsideRecord($0, .places(recovered: opened.rescuedLocations, isWhole: opened.isWhole))
            }
            if opened.isHeld { return (opened.store, opened.store, damage, StartNotice.isHeld, nil) }
            return (opened.store, nil, damage, nil, nil)
        } catch {
            return (try SQLiteStore.empty(), nil, nil, StartNotice.cannotOpen(error), error)
        }
    }
}

/// A replacement for a settings file that could not be read, which saves nothing so that the file is not overwritten.
struct NoSettingsStore: SettingsStore {
    let reason: StoreError

    func load() throws(StoreError) -> LoadedSettings { throw reason }

    func present() throws(StoreError) -> Settings? { nil }

    func save(_ settings: Settings, since last: Settings?) throws(StoreError) -> URL? { throw reason }
}
