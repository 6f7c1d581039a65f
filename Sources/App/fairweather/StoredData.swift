import Foundation
import Presentation
import WeatherStore

/// What the program remembers, read before the window opens, and what has to be said about it.
struct StoredData {
    let store: any Store & PlaceImporting
    let contents: StoredContents
    let settingsStore: any SettingsStore
    let settings: Settings
    /// The gravest thing that went wrong; nil where all is well.
    let notice: Banner?

    /// - Throws: Only where there is no memory for a store in place of one whose file cannot be opened.
    init(source: SourceName, environment: [String: String], now: Date) throws(StoreError) {
        let opened = try Self.openStore(source: source, environment: environment)
        store = opened.store
        var notices = [opened.notice]
        do throws(StoreError) {
            contents = try store.contents(at: now)
        } catch {
            contents = StoredContents()
            notices.insert(StartNotice.cannotOpen(error), at: 0)
        }
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
    ) throws(StoreError) -> (store: any Store & PlaceImporting, notice: Banner?) {
        do throws(StoreError) {
            let folders = try DataFolders(environment: environment)
            let opened = try SQLiteStore.open(
                at: source == .sample ? folders.sampleDatabaseFile : folders.databaseFile)
            let notice = opened.setAside.map {
                StartNotice.setAside(as: $0.lastPathComponent, rescued: opened.rescuedLocations)
            }
            return (opened.store, notice)
        } catch {
            return (try SQLiteStore.empty(), StartNotice.cannotOpen(error))
        }
    }
}
