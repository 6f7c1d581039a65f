import Foundation
import Testing

/// The stations of the flows in `docs/architecture.md`.
struct FlowTests {
    /// A row of a flow's table.
    private struct Station: CustomTestStringConvertible, Sendable {
        let flow: String
        let number: String
        /// The files that the row names first, by their paths or their names.
        let files: [String]
        /// The types that it hands on.
        let types: [String]

        var testDescription: String { "\(flow), \(number): \(files.joined(separator: ", "))" }
    }

    private static let stations: [Station] = {
        let document = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/architecture.md")
        return stations(in: (try? String(contentsOf: document, encoding: .utf8)) ?? "")
    }()

    private static func stations(in text: String) -> [Station] {
        var (found, flow): ([Station], String?) = ([], nil)
        for line in text.split(separator: "\n") {
            if line.hasPrefix("## ") { flow = line.prefixMatch(of: /## (Flow \d+)/).map { String($0.1) } }
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard let flow, cells.count == 6, Int(cells[1]) != nil else { continue }
            found.append(
                Station(
                    flow: flow, number: cells[1],
                    files: cells[2].matches(of: /`([\w+.\/-]+\.swift)`/).map { String($0.1) },
                    types: cells[4].matches(of: /`([^`]+)`/).flatMap { quoted in
                        quoted.1.matches(of: /\w+/).map { String($0.0) }
                    }))
        }
        return found
    }

    /// The files of the tree with that path, or without folders that name.
    private func sources(_ name: String) -> [SourceFile] {
        SourceTree.files.filter { name.contains("/") ? $0.path == name : $0.path.hasSuffix("/" + name) }
    }

    @Test("a file of a flow is there and knows what it hands on", arguments: stations)
    private func handsOn(station: Station) throws {
        #expect(!station.files.isEmpty)
        for file in station.files { #expect(!sources(file).isEmpty, "there is no \(file)") }
        let code = station.files.flatMap(sources).flatMap(\.code).joined(separator: "\n")
        for type in station.types {
            let word = try Regex("\\b\(type)\\b").wordBoundaryKind(.simple)
            #expect(code.contains(word), "\(station) does not know \(type)")
        }
    }

    @Test("each flow has its stations, numbered without a gap")
    func flows() {
        let flows = Dictionary(grouping: Self.stations, by: \.flow)
        #expect(flows.count == 6)
        for (flow, stations) in flows {
            let numbers = Set(stations.compactMap { Int($0.number) }).sorted()
            #expect(numbers == Array(1...numbers.count), "\(flow)")
        }
    }

    @Test("a station's files and types are told from other words")
    func reading() {
        let text = """
            ## Flow 1: from here to there
            | | File | What it does | Hands on |
            | --- | --- | --- | --- |
            | 7 | `Sources/A.swift`, `B+C.swift` | asks `D.swift` | `[E]` (1), `F.G` |
            ## Threads
            | 8 | `Z.swift` | | `Y` |
            """
        let found = Self.stations(in: text)
        #expect(found.map(\.files) == [["Sources/A.swift", "B+C.swift"]])
        #expect(found.map(\.types) == [["E", "F", "G"]])
    }
}
