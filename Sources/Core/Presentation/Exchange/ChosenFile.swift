public import Foundation
import WeatherStore
import WeatherText

/// Files that the user has named for a picture or a table.
public enum ChosenFile {
    /// Writes the file by the rules that hold for an export, off the main thread.
    ///
    /// - Parameter content: The bytes; nil where they could not be made.
    /// - Returns: Why it was not written, in words; nil if it was.
    @concurrent
    public static func write(_ content: Data?, to path: String) async -> String? {
        guard let content else { return tr("There is not enough memory for the picture.") }
        do throws(StoreError) { try AtomicFile.write(content, to: URL(filePath: path)) } catch {
            return ExchangeError.file(error).message
        }
        return nil
    }
}
