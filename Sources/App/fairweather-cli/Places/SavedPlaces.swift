import Assembly
import Foundation
import Places
import WeatherModel
import WeatherStore
import WeatherText

/// The list of places, opened for reading and changing.
struct SavedPlaces {
    let store: SQLiteStore
    private let list: PlaceList
    let data: StoredData
    let surroundings: CommandContext
    private let isQuiet: Bool

    /// - Throws: A failure if the stored places cannot be opened, so that no changes are made to a temporary list.
    init(_ options: StoreOptions, in surroundings: CommandContext) throws {
        do throws(StoreError) {
            data = try StoredData(
                source: options.sample ? .sample : .automatic, environment: surroundings.environment,
                now: surroundings.clock.now)
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
        if let error = data.storeError { throw CommandFailure(message: error.message, code: .storageTrouble) }
        store = data.store
        list = PlaceList(data.contents, store: data.store)
        self.surroundings = surroundings
        isQuiet = options.quiet
        if let notice = data.toldNotice(surroundings) { tell(notice) }
    }

    var places: [SavedPlace] { list.places }

    /// Returns the saved place of that name; throws if there is none.
    func place(called words: [String]) throws -> SavedPlace {
        let name = words.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        guard let place = places.place(called: name) ?? places.first(where: { $0.id == name }) else {
            throw CommandFailure(
                message: tr("No saved place is called “{name}”.", ["name": name]), code: .noSuchPlace)
        }
        return place
    }

    /// Changes the list; an error ends the command.
    func change(_ body: (PlaceList) async throws(StoreError) -> Void) async throws {
        do throws(StoreError) {
            try await body(list)
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
    }

    /// Prints a message about what was done, unless messages are suppressed.
    func tell(_ message: String) {
        guard !isQuiet else { return }
        surroundings.errors.write("\(Fairweather.name): \(message)")
    }

    /// Prints JSON.
    func print(_ bytes: [UInt8]) throws {
        try print { output in try output.print(bytes) }
    }

    func print(lines: [String]) throws {
        try print { output in try output.print(lines: lines) }
    }

    private func print(_ body: (inout StandardOutput) throws -> Void) throws {
        guard !isQuiet else { return }
        var output = StandardOutput(descriptor: surroundings.output)
        try body(&output)
        try output.flush()
    }
}
