import Foundation
import Gtk
import Presentation
import WeatherStore

/// Notices what other programs change in the files of the user's places and settings, such as the command line.
@MainActor
final class OtherPrograms {
    private let monitors: [FolderMonitor?]

    /// - Parameters:
    ///   - locations: Told of changes of places and weather now, if there were any since the start, and later.
    ///   - settings: Told of changes of the settings likewise.
    ///   - store: Holds the places.
    ///   - environment: The variables in which the folder of the settings is looked up.
    init(
        changing locations: LocationsViewModel, _ settings: SettingsViewModel, and store: any SharedStore,
        environment: [String: String]
    ) {
        let file = (try? DataFolders(environment: environment))?.settingsFile
        let whenStoreChanges: @MainActor () -> Void = { [weak locations] in locations?.follow(store) }
        monitors = [
            store.journal.flatMap { FolderMonitor(.removed, of: $0.path, handler: whenStoreChanges) },
            store.file.flatMap { FolderMonitor(.replaced, of: $0.path, handler: whenStoreChanges) },
            file.flatMap { file in
                FolderMonitor(.written, of: file.path) { [weak settings] in settings?.follow() }
            },
        ]
        whenStoreChanges()
        settings.follow()
    }
}
