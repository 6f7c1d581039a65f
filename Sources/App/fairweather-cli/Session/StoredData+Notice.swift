import Assembly
import WeatherStore
import WeatherText

extension StoredData {
    /// Returns the message about failures, with the way to go online where damaged settings keep commands from asking; nil if
    /// nothing failed.
    func toldNotice(_ surroundings: CommandContext) -> String? {
        guard let notice else { return nil }
        guard settingsSetAside != nil, let folders = try? DataFolders(environment: surroundings.environment) else {
            return notice.text
        }
        return PhraseList.sentences([notice.text, StartNotice.goingOnline(by: folders.settingsFile.path)])
    }
}
