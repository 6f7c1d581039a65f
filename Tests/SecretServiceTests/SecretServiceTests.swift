import Foundation
import Testing

struct SecretServiceTests {
    private func ask(
        _ calls: [String], keyring: Bool = true, before: String = "", environment: [String: String] = [:]
    ) async throws -> [String] {
        let script =
            (keyring ? PrivateSession.keyring : "") + before + "\n"
            + calls.map { "\"$probe\" \($0)\n" }.joined()
        return try await PrivateSession.run(script, environment: environment)
    }

    @Test("a secret is found by its attributes, replaced and cleared, by processes that know nothing of each other")
    func roundTrip() async throws {
        let answers = try await ask([
            "lookup one", "store one 'first ü'", "store two other", "lookup one", "store one second", "lookup one",
            "clear one", "lookup one", "clear one", "lookup two",
        ])
        #expect(
            answers == [
                "none", "stored", "stored", "found first ü", "stored", "found second", "cleared", "none", "cleared",
                "found other",
            ])
    }

    @Test("where no secret service runs, that is said at once")
    func nobody() async throws {
        #expect(
            try await ask(["lookup one", "store one a", "clear one"], keyring: false)
                == Array(repeating: "error: unavailable", count: 3))
    }

    @Test("where there is no bus either")
    func noBus() async throws {
        #expect(
            try await ask(
                ["lookup one"], keyring: false, before: "export DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent")
                == ["error: unavailable"])
    }

    @Test("a service that hangs holds nobody up: the deadline ends the wait, and so does the caller")
    func hanging() async throws {
        let answers = try await ask(
            ["lookup-briefly one", "lookup-cancelled one"], before: "kill -STOP $keyring")
        #expect(answers == ["error: timedOut", "error: cancelled"])
    }

    @Test("a key is looked for in the secret store first, then in the environment; removing leaves the environment")
    func keys() async throws {
        let answers = try await ask(
            [
                "key openweather", "set-key openweather abc", "key openweather", "key wunderground",
                "remove-key openweather", "key openweather",
            ], environment: ["FAIRWEATHER_OPENWEATHER_KEY": "from-environment"])
        #expect(
            answers == ["environment OK", "set", "secretStore OK", "none OK", "removed", "environment OK"])
    }

    @Test("without a secret store the environment still works, and the lack is told")
    func keysWithoutStore() async throws {
        let answers = try await ask(
            ["key openweather", "key wunderground", "set-key openweather abc"], keyring: false,
            environment: ["FAIRWEATHER_OPENWEATHER_KEY": "from-environment"])
        #expect(answers == ["environment unavailable", "none unavailable", "error: unavailable"])
    }
}
