import Observation
import Presentation

@MainActor @Observable
final class StubExchange: ExchangeModel {
    var activity: String?
    let fileName = "places.json"
    private(set) var files: [String] = []

    var question: ServerQuestion?
    func acceptServers() {}
    func rejectServers() {}
    func write(to path: String) { files.append("write \(path)") }
    func read(from path: String) { files.append("read \(path)") }
}
