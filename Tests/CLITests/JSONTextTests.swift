import Foundation
import Testing

@testable import fairweather_cli

struct JSONTextTests {
    private func parsed(_ write: (inout JSONText) -> Void) throws -> Any {
        var text = JSONText()
        write(&text)
        return try JSONSerialization.jsonObject(with: Data(text.bytes), options: .fragmentsAllowed)
    }

    @Test(
        "any text comes back as it was", arguments: ["", "a\"b\\c/d", "\0\u{1}\n\r\t\u{1F}\u{7F}", "São, 東京 🌦\u{2028}"])
    func texts(text: String) throws {
        #expect(try parsed { $0.value(text) } as? String == text)
    }

    @Test("numbers come back as they were, and what has none is null")
    func numbers() throws {
        let values = try parsed { text in
            text.array { text in
                text.value(48.85341)
                text.value(-0.00001)
                text.value(1e21)
                text.value(2_138_551)
                text.value(Int?.none)
                text.value(Double.infinity)
                text.value(String?.none)
            }
        }
        let numbers = try #require(values as? [Any])
        #expect(numbers.prefix(4).map { $0 as? Double } == [48.85341, -0.00001, 1e21, 2_138_551])
        #expect(numbers.suffix(3).allSatisfy { $0 is NSNull })
    }

    @Test("members and elements keep their order, empty ones too")
    func nesting() {
        var text = JSONText()
        for _ in 1...2 {
            text.object { text in
                text.member("b")
                text.array { _ in }
                text.member("a")
                text.array { text in
                    text.object { _ in }
                    text.object { text in
                        text.member("c")
                        text.value("[")
                    }
                    text.value(1)
                }
            }
            text.endLine()
        }
        let line = #"{"b":[],"a":[{},{"c":"["},1]}"#
        #expect(String(decoding: text.bytes, as: UTF8.self) == "\(line)\n\(line)\n")
    }
}
