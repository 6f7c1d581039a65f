import Foundation
import Gtk
import Presentation
import WeatherStore

/// Notices what other programs change in the files of the user's places and settings, such as the command line.
@MainActor
final class OtherPrograms {
    private let monitors: [FolderMonitor?]

    /// - Parameters:
    ///   - model: Told of changes now, if there were any since the start, and later.
    ///   - store: Holds the model's places.
    ///   - environment: The variables in which the folder of the settings is looked up.
    init(changing model: MainViewModel, and store: any SharedStore, environment: [String: String]) {
        let settings = (try? DataFolders(environment: environment))?.settingsFile
        let whenStoreChanges: @MainActor () -> Void = { [weak model] in model?.storeChanged() }
        monitors = [
            store.journal.flatMap { FolderMonitor(.removed, of: $0.path, handler: whenStoreChanges) },
            store.file.flatMap { FolderMonitor(.replaced, of: $0.path, handler: whenStoreChanges) },
            settings.flatMap { file in
                FolderMonitor(.written, of: file.path) { [weak model] in model?.settingsFileChanged() }
            },
        ]
        model.storeChanged()
        model.settingsFileChanged()
    }
}
