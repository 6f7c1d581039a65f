import Foundation
import SeededRandom
import WeatherModel
import WeatherStore

/// One change of a store, as it is told on standard output.
enum Operation: Codable, Hashable {
    case add(String)
    case remove(String)
    case restore(String, position: Int)
    case move(String, to: Int)
    case rename(String, to: String)
    case setHome(String)
    /// A report made from the number.
    case save(String, number: Int)

    /// A change of the kind the number chooses, of a place that is there where it needs one.
    static func any(_ places: [SavedPlace], number: Int, using generator: inout SeededGenerator) -> Operation {
        let new = Operation.add("place-\(number)")
        guard let place = places.randomElement(using: &generator), places.count > 1 else { return new }
        switch Int.random(in: 0..<12, using: &generator) {
        case 0, 1: return places.count < 30 ? new : .remove(place.id)
        case 2: return .remove(place.id)
        case 3: return .restore("place-\(number)", position: Int.random(in: 0..<places.count, using: &generator))
        case 4, 5: return .move(place.id, to: Int.random(in: 0..<places.count, using: &generator))
        case 6: return .rename(place.id, to: "Name \(number)")
        case 7: return .setHome(place.id)
        default: return .save(place.id, number: number)
        }
    }

    func perform(on store: SQLiteStore) async throws {
        switch self {
        case .add(let id): try await store.add(Sample.place(id))
        case .remove(let id): try await store.remove(id)
        case .restore(let id, let position): try await store.restore(Sample.removal(id, position))
        case .move(let id, let position): try await store.move(id, to: position)
        case .rename(let id, let name): try await store.rename(id, to: name)
        case .setHome(let id): try await store.setHome(id)
        case .save(let id, let number): try await store.save(Sample.report(number), for: id)
        }
    }
}
