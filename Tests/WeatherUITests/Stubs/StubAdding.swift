import Observation
import Presentation

@MainActor @Observable
final class StubAdding: AddLocationModel {
    let placeholder = "Enter the name of a city ..."
    let longestQuery = 200
    var query = ""
    var isActive: Bool { !query.isEmpty }
    var matches: [StubPlace] = []
    var message: String?
    var isSearching = false
    private(set) var chosen: [String] = []
    private(set) var submissions = 0

    func type(_ text: String) { query = text }

    func submit() { submissions += 1 }

    func choose(_ id: String) { chosen.append(id) }

    func cancel() { query = "" }
}
