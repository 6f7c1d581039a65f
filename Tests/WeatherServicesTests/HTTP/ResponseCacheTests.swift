import Foundation
import Testing

@testable import WeatherServices

@Suite("The cache of answers, and its names for them")
struct ResponseCacheTests {
    private func kept(_ count: Int) -> KeptResponse {
        KeptResponse(status: 200, headers: [:], body: Data(count: count), confirmedAt: Date(timeIntervalSince1970: 0))
    }

    @Test("the answer not used for longest goes first, by bytes and by number")
    func room() {
        let cache = ResponseCache(byteLimit: 100, countLimit: 3)
        for name in ["a", "b", "c"] { cache.keep(kept(30), for: name) }
        _ = cache.response(for: "a")
        cache.keep(kept(10), for: "d")
        #expect(["a", "b", "c", "d"].filter { cache.response(for: $0) != nil } == ["a", "c", "d"])
        cache.keep(kept(60), for: "e")
        // The question before has used all of them in its own order.
        #expect(["a", "c", "d", "e"].filter { cache.response(for: $0) != nil } == ["c", "d", "e"])
    }

    @Test("one too large for the whole cache is not kept, and takes its forerunner away")
    func tooLarge() {
        let cache = ResponseCache(byteLimit: 100, countLimit: 3)
        cache.keep(kept(10), for: "a")
        cache.keep(kept(101), for: "a")
        #expect(cache.response(for: "a") == nil)
        cache.keep(kept(100), for: "b")
        #expect(cache.response(for: "b") != nil)
        cache.keep(nil, for: "b")
        #expect(cache.response(for: "b") == nil)
    }

    @Test(
        "no key of a source is in the name of an answer, however its member is called",
        arguments: ["appid", "apiKey", "apikey", "key", "api_key", "access_token", "api%6Bey", "X-API-Key"])
    func secrets(name: String) throws {
        let url = try address("https://u:s3cret@example.org/a?lat=1&\(name)=s3cret&units=m#s3cret")
        let request = HTTPRequest(url: url, headers: ["Authorization": "s3cret", "X-Api-Key": "s3cret", "accept": "x"])
        #expect(request.cacheKey == "https://example.org/a?lat=1&units=m\naccept: x")
    }

    @Test("all else tells answers apart")
    func names() throws {
        let questions = [
            HTTPRequest(url: try address("https://example.org/a?lat=1")),
            HTTPRequest(url: try address("https://example.org/a?lat=2")),
            HTTPRequest(url: try address("https://example.org/b?lat=1")),
            HTTPRequest(url: try address("https://example.com/a?lat=1")),
            HTTPRequest(url: try address("http://127.0.0.1:1/a?lat=1")),
            HTTPRequest(url: try address("http://127.0.0.1:2/a?lat=1")),
            HTTPRequest(url: try address("https://example.org/a?lat=1"), headers: ["accept": "application/xml"]),
            HTTPRequest(url: try address("https://example.org/a?q=a%26lat%3D1")),
        ]
        #expect(Set(questions.map(\.cacheKey)).count == questions.count)
    }
}
