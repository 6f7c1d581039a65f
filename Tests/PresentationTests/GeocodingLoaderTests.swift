import Testing
import WeatherServices

@testable import Presentation

@MainActor
struct GeocodingLoaderTests {
    private let answers = Answers<String, GeocodingAnswer>()

    private func loader(_ value: GeocodingAnswer? = nil) -> GeocodingLoader {
        GeocodingLoader(value) { [answers] () async throws(FetchError) in try await answers.answer(to: "ada") }
    }

    /// An answer that is told from others by its credit.
    private func answer(_ credit: String) -> GeocodingAnswer { GeocodingAnswer(locations: [], credit: credit) }

    @Test("a good answer becomes the value")
    func success() async {
        answers.set(.success(answer("Ada")), for: "ada")
        let loader = loader()
        #expect(loader.value == nil)
        await loader.load()
        #expect(loader.value == answer("Ada"))
        #expect(loader.error == nil)
        #expect(!loader.isLoading)
    }

    @Test(
        "each failure has its message and keeps the value there was",
        arguments: [FetchError.notFound, .offline, .unknown])
    func failure(error: FetchError) async {
        answers.set(.failure(error), for: "ada")
        let loader = loader(answer("Old"))
        await loader.load()
        #expect(loader.value == answer("Old"))
        #expect(loader.error == error)
        #expect(!loader.isLoading)
    }

    @Test("a success after a failure takes the message away")
    func recovery() async {
        let loader = loader()
        await loader.load()
        #expect(loader.error == .unknown)
        answers.set(.success(answer("Ada")), for: "ada")
        await loader.load()
        #expect(loader.error == nil)
        #expect(loader.value == answer("Ada"))
    }

    @Test("it is loading from the call to the answer, and a second load joins the first")
    func joins() async {
        let gate = Gate()
        answers.set(.success(answer("Ada")), for: "ada")
        answers.hold("ada", at: gate)
        let loader = loader()
        async let first: Void = loader.load()
        await gate.visitor()
        #expect(loader.isLoading)
        // On the main actor, and so before the answer gets there.
        let second = Task { await loader.load() }
        await gate.open()
        await first
        await second.value
        #expect(answers.asked == ["ada"])
        #expect(!loader.isLoading)
    }

    @Test("being cancelled is not a failure")
    func cancelledAnswer() async {
        answers.set(.failure(.cancelled), for: "ada")
        let loader = loader()
        await loader.load()
        #expect(loader.error == nil)
        #expect(loader.error == nil)
    }

    @Test("an answer that comes after it was given up is dropped")
    func lateAnswer() async {
        let gate = Gate()
        answers.set(.success(answer("Late")), for: "ada")
        answers.hold("ada", at: gate)
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
        answers.set(.success(answer("Old")), for: "ada")
        answers.hold("ada", at: oldGate)
        let loader = loader()
        async let old: Void = loader.load()
        await oldGate.visitor()
        loader.cancel()
        answers.set(.success(answer("New")), for: "ada")
        answers.hold("ada", at: newGate)
        async let new: Void = loader.load()
        await newGate.visitor()
        await oldGate.open()
        await old
        #expect(loader.isLoading)
        #expect(loader.value == nil)
        await newGate.open()
        await new
        #expect(loader.value == answer("New"))
    }
}
