public import Foundation
public import WeatherText
public import WeatherStore

/// What the program remembers, read before the window opens, and what has to be said about it.
public struct StoredData: Sendable {
    /// Places and their weather; in memory only where `storeError` says why.
    public let store: any Store & PlaceImporting
    /// As they were when the program started.
    public let contents: StoredContents
    /// Keeps changes to the settings, where they can be kept.
    public let settingsStore: any SettingsStore
    /// What the user has chosen.
    public let settings: Settings
    /// The gravest thing that went wrong; nil where all is well.
    public let notice: Banner?
    /// The store where it can only be read until another program lets go of its folder; nil where it can be changed.
    public let heldStore: (any StoreChecking)?
    /// Why the places on disk could not be opened or read; nil where they were.
    public let storeError: StoreError?

    /// - Parameters:
    ///   - source: The sample data have places of their own.
    ///   - environment: Where the folders for the user's data are looked up.
    ///   - now: Around which the summaries are made.
    /// - Throws: Only where there is no memory for a store in place of one whose file cannot be opened.
    public init(source: SourceName, environment: [String: String], now: Date) throws(StoreError) {
        let opened = try Self.openStore(source: source, environment: environment)
        (store, heldStore) = (opened.store, opened.held)
        var notices = [opened.notice]
        var trouble = opened.trouble
        do throws(StoreError) {
            contents = try store.contents(at: now)
        } catch {
            contents = StoredContents()
            trouble = trouble ?? error
            notices.insert(StartNotice.cannotOpen(error), at: 0)
        }
        storeError = trouble
        let chosen = Self.readSettings(environment)
        (settingsStore, settings) = (chosen.store, chosen.settings)
        notices.append(chosen.notice)
        notice = notices.compactMap { $0 }.first
    }

    private static func readSettings(
        _ environment: [String: String]
    ) -> (store: any SettingsStore, settings: Settings, notice: Banner?) {
        do throws(StoreError) {
            let file = SettingsFile(try DataFolders(environment: environment).settingsFile)
            let loaded = try file.load()
            let notice = loaded.setAside.map { StartNotice.settingsSetAside(as: $0.lastPathComponent) }
            return (file, loaded.settings, notice)
        } catch {
            return (NoSettingsStore(reason: error), Settings(), StartNotice.cannotReadSettings(error))
        }
    }

    /// The store of the source's own file; where that cannot be opened, one in memory, with the reason.
    private static func openStore(
        source: SourceName, environment: [String: String]
    ) throws(StoreError) -> (
        store: any Store & PlaceImporting, held: (any StoreChecking)?, notice: Banner?, trouble: StoreError?
    ) {
        do throws(StoreError) {
            let folders = try DataFolders(environment: environment)
            folders.makePrivate()
            let opened = try SQLiteStore.open(
                at: source == .sample ? folders.sampleDatabaseFile : folders.databaseFile)
            let notice = opened.setAside.map {
                StartNotice.setAside(as: $0.lastPathComponent, rescued: opened.rescuedLocations)
            }
            if opened.isHeld { return (opened.store, opened.store, StartNotice.isHeld, nil) }
            return (opened.store, nil, notice, nil)
        } catch {
            return (try SQLiteStore.empty(), nil, StartNotice.cannotOpen(error), error)
        }
    }
}
