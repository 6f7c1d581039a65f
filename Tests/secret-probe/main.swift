import DesktopKeys
import Foundation
import SecretService
import WeatherServices

// One call to the secret service a line of arguments, each in a process of its own, which is connected to one bus only.
// Prints what came of it.
let arguments = Array(CommandLine.arguments.dropFirst())
let service = SecretService(schema: "org.example.Probe", attributeNames: ["name", "kind"])
let keys = LayeredKeyStore.desktop(environment: ProcessInfo.processInfo.environment)

func attributes(_ name: String) -> [String: String] { ["name": name, "kind": "test"] }

func run() async throws -> String {
    switch (arguments.first, arguments.dropFirst().first ?? "", arguments.last ?? "") {
    case ("store", let name, let secret):
        try await service.store(secret, label: "A test", attributes: attributes(name))
        return "stored"
    case ("lookup", let name, _):
        return try await service.lookup(attributes(name)).map { "found \($0)" } ?? "none"
    case ("lookup-briefly", let name, _):
        return try await service.lookup(attributes(name), deadline: .milliseconds(500)) ?? "none"
    case ("lookup-cancelled", let name, _):
        let work = Task { try await service.lookup(attributes(name)) }
        work.cancel()
        return try await work.value ?? "none"
    case ("clear", let name, _):
        try await service.clear(attributes(name))
        return "cleared"
    case ("set-key", let name, let key):
        guard let source = KeyedSource(rawValue: name) else { return "no such source" }
        try await keys.set(key, for: source)
        return "set"
    case ("key", let name, _):
        guard let source = KeyedSource(rawValue: name) else { return "no such source" }
        let found = await keys.key(for: source)
        return "\(found.origin.map { "\($0)" } ?? "none") \(found.problem.map { "\($0)" } ?? "OK")"
    case ("remove-key", let name, _):
        guard let source = KeyedSource(rawValue: name) else { return "no such source" }
        try await keys.remove(for: source)
        return "removed"
    default: return "usage"
    }
}

do {
    print(try await run())
} catch {
    print("error: \(error)")
}
