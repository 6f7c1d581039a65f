import Foundation
import Testing

@testable import WeatherServices

@Suite("Questions to a server")
struct HTTPRequestTests {
    @Test("a server's own path and query are kept")
    func server() throws {
        func address(_ server: String) throws -> String {
            try HTTPRequest(server: server, path: "/v1/search", query: ["name": "x"]).url.absoluteString
        }
        #expect(try address("https://example.org") == "https://example.org/v1/search?name=x")
        #expect(try address("http://127.0.0.1:8080/") == "http://127.0.0.1:8080/v1/search?name=x")
        #expect(try address("https://example.org/a%20b/") == "https://example.org/a%20b/v1/search?name=x")
        #expect(try address("https://example.org/?key=1") == "https://example.org/v1/search?key=1&name=x")
        #expect(throws: FetchError.unknown) { try address("no server") }
    }

    @Test(
        "any text survives the way to the server",
        arguments: ["São Paulo & co?", "C++ = #1%", "東京", "👩‍👩‍👧‍👦 a+b", "a\u{0}b\nc", "\"'<>;/\\"])
    func encoding(text: String) throws {
        let request = try HTTPRequest(server: "https://example.org", path: "/", query: ["name": text])
        let query = try #require(request.url.query(percentEncoded: true))
        #expect(query.allSatisfy { $0.isASCII && !" +&?#\"<>".contains($0) })
        #expect(query.dropFirst("name=".count).removingPercentEncoding == text)
    }

    @Test("a description has no query, which can hold a key or a home")
    func description() throws {
        let request = try HTTPRequest(server: "https://example.org", path: "/data", query: ["appid": "s3cret"])
        var dumped = ""
        dump([request], to: &dumped)
        for text in ["\(request)", String(reflecting: request), "\([request])", dumped] {
            #expect(text.contains("https://example.org/data"))
            #expect(!text.contains("s3cret"))
        }
    }

    @Test("a description has no place in its path either, and tells all else", arguments: [",", "%2C"])
    func place(comma: String) throws {
        let path = "/points/39.7392\(comma)-104.9849/forecast"
        let request = HTTPRequest(url: try address("https://example.org\(path)?units=si"))
        #expect(request.description == "GET https://example.org/points/…/forecast")
        let other = HTTPRequest(url: try address("https://example.org/data/2.5/weather"))
        #expect(other.description == "GET https://example.org/data/2.5/weather")
    }
}
