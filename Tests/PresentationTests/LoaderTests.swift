import Testing
import WeatherServices

@testable import Presentation

@MainActor
struct LoaderTests {
    private let client = MockUserClient()

    private func loader(_ value: User? = nil) -> Loader<User> {
        Loader(value) { [client] () async throws(FetchError) in try await client.user("ada") }
    }

    @Test("a good answer becomes the value")
    func success() async {
        client.answers.set(.success(User(name: "Ada")), for: "ada")
        let loader = loader()
        #expect(loader.value == nil)
        await loader.load()
        #expect(loader.value == User(name: "Ada"))
        #expect(loader.error == nil)
        #expect(!loader.isLoading)
    }

    @Test(
        "each failure has its message and keeps the value there was",
        arguments: [FetchError.notFound, .offline, .unknown])
    func failure(error: FetchError) async {
        client.answers.set(.failure(error), for: "ada")
        let loader = loader(User(name: "Old"))
        await loader.load()
        #expect(loader.value == User(name: "Old"))
        #expect(loader.error == error)
        #expect(!loader.isLoading)
    }

    @Test("a success after a failure takes the message away")
    func recovery() async {
        let loader = loader()
        await loader.load()
        #expect(loader.error == .unknown)
        client.answers.set(.success(User(name: "Ada")), for: "ada")
        await loader.load()
        #expect(loader.error == nil)
        #expect(loader.value == User(name: "Ada"))
    }

    @Test("it is loading from the call to the answer, and a second load joins the first")
    func joins() async {
        let gate = Gate()
        client.answers.set(.success(User(name: "Ada")), for: "ada")
        client.answers.hold("ada", at: gate)
        let loader = loader()
        async let first: Void = loader.load()
        await gate.visitor()
        #expect(loader.isLoading)
        // On the main actor, and so before the answer gets there.
        let second = Task { await loader.load() }
        await gate.open()
        await first
        await second.value
        #expect(client.answers.asked == ["ada"])
        #expect(!loader.isLoading)
    }

    @Test("being cancelled is not a failure")
    func cancelledAnswer() async {
        client.answers.set(.failure(.cancelled), for: "ada")
        let loader = loader()
        await loader.load()
        #expect(loader.error == nil)
        #expect(loader.error == nil)
    }

    @Test("an answer that comes after it was given up is dropped")
    func lateAnswer() async {
        let gate = Gate()
        client.answers.set(.success(User(name: "Late")), for: "ada")
        client.answers.hold("ada", at: gate)
        let loader = loader()
        async let load: Void = loader.load()
        await gate.visitor()
        loader.cancel()
        #expect(!loader.isLoading)
        await gate.open()
        await load
        #expect(loader.value == nil)
    }

    @Test("after it was given up it can be asked again, and the older answer does not disturb the newer request")
    func loadAfterCancel() async {
        let (oldGate, newGate) = (Gate(), Gate())
        client.answers.set(.success(User(name: "Old")), for: "ada")
        client.answers.hold("ada", at: oldGate)
        let loader = loader()
        async let old: Void = loader.load()
        await oldGate.visitor()
        loader.cancel()
        client.answers.set(.success(User(name: "New")), for: "ada")
        client.answers.hold("ada", at: newGate)
        async let new: Void = loader.load()
        await newGate.visitor()
        await oldGate.open()
        await old
        #expect(loader.isLoading)
        #expect(loader.value == nil)
        await newGate.open()
        await new
        #expect(loader.value == User(name: "New"))
    }
}
