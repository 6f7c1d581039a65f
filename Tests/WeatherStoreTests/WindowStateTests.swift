import Foundation
import Testing

@testable import WeatherStore

struct WindowStateTests {
    private let path = FileManager.default.temporaryDirectory.appending(path: "window-\(UUID().uuidString)/window.json")

    @Test("what was saved is read again, and the folder is made")
    func roundTrip() throws {
        let file = StateFile<WindowState>(path)
        #expect(file.load() == nil)
        let state = try #require(WindowState(width: 800, height: 600, isMaximized: true))
        try file.replace(with: state)
        #expect(file.load() == state)
        try FileManager.default.removeItem(at: path.deletingLastPathComponent())
    }

    @Test(
        "what makes no sense counts as not there",
        arguments: ["", "[]", #"{"width":800}"#, #"{"width":0,"height":5}"#, #"{"width":99999,"height":600}"#])
    func nonsense(content: String) throws {
        try FileManager.default.createDirectory(
            at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: path)
        #expect(StateFile<WindowState>(path).load() == nil)
        try FileManager.default.removeItem(at: path.deletingLastPathComponent())
    }
}
