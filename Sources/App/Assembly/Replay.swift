public import Foundation
import RainMap
import WeatherModel
public import WeatherServices
public import WeatherStore
import WeatherText

/// A report or a recorded answer, laid out in folders of its own, from which the program starts as if it were its stored data.
public struct Replay: Sendable {
    /// The moment at which everything stands still.
    public let moment: Date
    /// The zone of the reader's clock.
    public let zone: TimeZone
    /// The variables with the folders in place of the user's own.
    public let environment: [String: String]
    /// The number of places in the report that could not be read, and are left out.
    public let unreadablePlaces: Int
    /// Whoever has the radar pictures of the file; nil where there are none in it.
    public let radar: RecordedRadar?
    private let folder: URL

    /// Why a file could not be replayed.
    public enum Failure: Error, Sendable, Hashable {
        /// It could not be read, or is neither a report nor an answer of a source.
        case file(ExchangeError)
        /// It is an answer of which no place's weather can be shown.
        case answer(RecordedAnswerError)
        /// The folders could not be filled.
        case store(StoreError)
    }

    /// Reads the file and fills the folders.
    public init(_ file: URL, environment: [String: String]) async throws(Failure) {
        let (content, radar) = try Self.content(of: file)
        let folder = FileManager.default.temporaryDirectory.appending(path: "fairweather-replay-\(UUID().uuidString)")
        let variables = ["XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "config", "XDG_STATE_HOME": "state"]
        let own = environment.merging(variables.mapValues { folder.appending(path: $0).path }) { $1 }
        do throws(StoreError) { try await content.fill(DataFolders(environment: own)) } catch {
            try? FileManager.default.removeItem(at: folder)
            throw .store(error)
        }
        (self.folder, self.environment, moment, zone) = (folder, own, content.moment, content.zone)
        (unreadablePlaces, self.radar) = (content.unreadablePlaces, radar)
    }

    /// Removes the folders.
    public func end() {
        try? FileManager.default.removeItem(at: folder)
    }

    private static func content(of file: URL) throws(Failure) -> (ReplayFile, RecordedRadar?) {
        var data = Data()
        do throws(ExchangeError) {
            data = try ReplayFile.bytes(of: file)
            return (try ReplayFile(data), nil)
        } catch {
            guard error == .foreign else { throw .file(error) }
        }
        do throws(RecordedAnswerError) {
            let answer = try RecordedAnswer(data)
            let content = ReplayFile(
                of: [ReplayFile.Place(SavedPlace(answer.place), answer.seenReport)], at: answer.moment,
                in: answer.forecast.timeZone)
            return (content, answer.radar.map(RecordedRadar.init))
        } catch {
            throw error == .unknownFormat ? .file(.foreign) : .answer(error)
        }
    }
}

extension RecordedAnswer {
    /// The weather of the place with the rain that radar pictures tell, so that its page says what the map says.
    fileprivate var seenReport: WeatherReport {
        guard let radar, let outlook = RainOutlook(radar, at: place.coordinates, now: moment) else { return report }
        return report.taking(
            outlook.steps, of: radar.source, measuredAt: radar.newestMeasured?.time ?? moment, at: moment)
    }
}

extension Replay.Failure {
    /// Returns the message about a file that cannot be replayed.
    public func sentence(about file: String) -> String {
        let values = ["file": file]
        switch self {
        case .file(.foreign):
            return tr("{file} is neither a report of Fairweather nor an answer of a source that it knows.", values)
        case .file(.newer): return tr("{file} is from a newer version of Fairweather.", values)
        case .file(let error): return "\(file): \(error.message)"
        case .answer(.picturesElsewhere):
            return tr("{file} lists radar pictures that are not in it.", values)
        case .answer: return tr("{file} is an answer of a source without any weather.", values)
        case .store(let error): return error.message
        }
    }
}
