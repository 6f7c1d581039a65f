import Foundation
import SeededRandom

/// Bytes that a server could send in place of an answer: whole, damaged, contradictory, or something else altogether.
struct FuzzedAnswer {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// Returns the bytes of one connection: an answer, sometimes behind informational ones, sometimes with another behind it.
    mutating func next() -> Data {
        var text = ""
        while chance(1, in: 8) { text += head(status: Int.random(in: 100...199, using: &random)) + "\r\n" }
        text += answer()
        if chance(1, in: 8) { text += answer() }
        var bytes = Data(text.utf8)
        while chance(1, in: 2) { damage(&bytes) }
        return bytes
    }

    private mutating func answer() -> String {
        let body = body()
        let status = chance(1, in: 2) ? 200 : Int.random(in: 0...999, using: &random)
        return head(status: status) + framing(of: body) + body
    }

    private mutating func head(status: Int) -> String {
        let version = pick([
            "HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "http/1.1", "ICY",
        ])
        let digits =
            chance(1, in: 40) ? "\(status)0" : String(repeating: "0", count: 3 - String(status).count) + "\(status)"
        var head = "\(version) \(digits) \(pick(["OK", "", "Odd \u{1}", "é"]))\r\n"
        while chance(1, in: 2) { head += header() }
        return head
    }

    private mutating func header() -> String {
        let size = Int.random(in: 0...20_000, using: &random)
        return pick([
            "Connection: close\r\n", "Connection: upgrade\r\nUpgrade: websocket\r\n", "Upgrade: h2c\r\n",
            "Trailer: X\r\n",
            "Content-Encoding: gzip\r\n", "Content-Encoding: deflate\r\n", "Content-Encoding: gzip, gzip\r\n",
            "Location: /again\r\n", "Set-Cookie: a=b\r\n", "X: \(String(repeating: "x", count: size))\r\n",
            " folded\r\n",
            ": nameless\r\n", "X : y\r\n", "X\r\n", "X: \u{0}\r\n", "Retry-After: \(size)\r\n",
            "Keep-Alive: timeout=5\r\n",
            "Content-Length: \(size)\r\n", "Transfer-Encoding: gzip, chunked\r\n", "\n", "\r",
        ])
    }

    private mutating func framing(of body: String) -> String {
        let count = body.utf8.count
        return pick([
            "Content-Length: \(count)\r\n\r\n", "Content-Length: \(count)\r\n\r\n", "\r\n", "Content-Length: 0\r\n\r\n",
            "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n",
            "Transfer-Encoding: chunked\r\n\r\n",
            "Content-Length: \(count + 5)\r\n\r\n", "Content-Length: 2\r\nContent-Length: 3\r\n\r\n",
            "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n",
        ])
    }

    private mutating func body() -> String {
        if chance(1, in: 3) { return pick(["{}", "", "[]", "<html>", String(repeating: "x", count: 5000)]) }
        var chunks = ""
        while chance(3, in: 4) {
            let text = String(repeating: "y", count: Int.random(in: 0...40, using: &random))
            let size = pick([
                String(text.utf8.count, radix: 16), String(text.utf8.count, radix: 16), "0", "-1", "fffffffffffffffff",
                "7fffffffffffffff", "zz", "", "\(text.utf8.count);a=b",
            ])
            chunks += "\(size)\r\n\(text)\r\n"
        }
        return chunks + pick(["0\r\n\r\n", "0\r\n\r\n", "0\r\nX: y\r\n\r\n", "0\r\n", ""])
    }

    private mutating func damage(_ bytes: inout Data) {
        guard !bytes.isEmpty else { return bytes.append(UInt8.random(in: 0...255, using: &random)) }
        let place = Int.random(in: 0..<min(bytes.count, chance(1, in: 2) ? 64 : bytes.count), using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.remove(at: place)
        case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        default: bytes = bytes.prefix(place)
        }
    }

    private mutating func chance(_ times: Int, in all: Int) -> Bool {
        Int.random(in: 0..<all, using: &random) < times
    }

    private mutating func pick(_ texts: [String]) -> String {
        texts[Int.random(in: 0..<texts.count, using: &random)]
    }
}
