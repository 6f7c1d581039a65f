import DecoderFuzzing
import Foundation
import Testing

@testable import WeatherServices

@Suite("The reader of JSON")
struct JSONReaderTests {
    private func read(_ text: String) -> JSONElement? {
        JSONReader.element(in: Data(text.utf8))
    }

    @Test("numbers are the nearest that a Double holds, as Swift's own reader says")
    func numbers() {
        let texts = [
            "0", "-0", "-0.0", "7", "-12.5", "0.1", "0.30000000000000004", "123456789.123456789", "1e22", "1e23",
            "1e-22",
            "9007199254740993", "9007199254740992e1", "1797693134862315700e290", "4.9e-324", "2.5e-324", "1E+2", "1e-2",
            "0.000000000000000000000000001", "18446744073709551616", "99999999999999999999",
            "3.14159265358979323846264",
            "1e0000000000000000000005", "1.0000000000000002220446049250313", "8.5e15", "72057594037927945e-3",
        ]
        for text in texts {
            let number = read(text)?.number
            #expect(number?.bitPattern == Double(text)?.bitPattern, "\(text)")
        }
        for text in ["1e400", "-1e999999999999"] { #expect(read("[\(text)]")?.list?[0].number == nil, "\(text)") }
    }

    @Test("a million keys, and more values than any source sends, are refused at once")
    func endless() {
        func object(_ count: Int) -> String {
            "{" + (0..<count).map { "\"\(String($0, radix: 36))\":1" }.joined(separator: ",") + "}"
        }
        #expect(read(object(1_000))?.object?.members.count == 1_000)
        #expect(read(object(1_001)) == nil)
        #expect(read(object(920_000)) == nil)
        func list(_ count: Int) -> String { "[" + Array(repeating: "0", count: count).joined(separator: ",") + "]" }
        // The list is a value too.
        #expect(read(list(499_999))?.list?.count == 499_999)
        #expect(read(list(500_001)) == nil)
    }

    @Test("reading ends when nobody waits for it any more, and is no fault of the answer")
    func cancelled() async {
        let data = Data(("{\"a\":[" + Array(repeating: "0", count: 100_000).joined(separator: ",") + "]}").utf8)
        let outcome = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return Result { () throws(FetchError) in try JSONObject(data).members.count }
        }.value
        #expect(outcome == .failure(.cancelled))
    }

    @Test(
        "a text is a number only where JSON would write it so, apart from white space and a plus",
        arguments: [
            ("12.5", 12.5), (" 12.5 ", 12.5), ("+3", 3), ("-1e3", -1000), (".5", 0.5), ("0x1p3", nil), ("0x10", nil),
            ("infinity", nil), ("nan", nil), ("", nil), ("1 2", nil),
        ] as [(String, Double?)])
    func texts(text: String, number: Double?) {
        #expect(JSONElement.text(text).number == number)
    }

    @Test(
        "what is no JSON is refused",
        arguments: [
            "", " ", "01", "-", "+1", "1.", ".5", "1e", "1e+", "0x1", "nan", "tru", "nulls", "\"", "\"\\\"", "\"\\x\"",
            "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"", "\"\n\"", "[", "[1", "[1,]", "[,1]",
            "[1 2]",
            "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,}", "{a:1}", "{1:1}", "1 2", "{}{}", "]",
        ])
    func refused(text: String) {
        #expect(read(text) == nil)
    }

    @Test("bytes that are no UTF-8 are refused, and a byte order mark is passed over")
    func encoding() {
        #expect(JSONReader.element(in: Data([0x22, 0xC3, 0x28, 0x22])) == nil)
        #expect(JSONReader.element(in: Data([0x22, 0x5C, 0x6E, 0xFF, 0x22])) == nil)
        #expect(JSONReader.element(in: Data([0xEF, 0xBB, 0xBF] + Array("[1]".utf8)))?.list?.count == 1)
    }

    @Test("texts keep each letter, however it is written")
    func texts() {
        #expect(read(#""\"\\\/\b\f\n\r\t""#)?.text == "\"\\/\u{8}\u{C}\n\r\t")
        #expect(read(#""Z\u00fcrich \u5317\uD83C\udf27 ☂""#)?.text == "Zürich 北🌧 ☂")
        #expect(read(#"{"a":1,"a":2}"#)?.object?.number("a") == 2)
    }

    @Test("what is nested deeper than 512 levels is refused rather than read until the stack ends")
    func depth() {
        func nested(_ count: Int) -> String {
            String(repeating: "[", count: count) + String(repeating: "]", count: count)
        }
        #expect(read(nested(512)) != nil)
        #expect(read(nested(513)) == nil)
    }

    @Test("it reads what Foundation's reader reads, and refuses what that refuses, also of wrong inputs")
    func sameAsFoundation() throws {
        var mutator = InputMutator(seed: 7)
        var (read, refused) = (0, 0)
        let seeds = try FuzzedDecoder.all.flatMap { try $0.seeds(in: Fixture.folder) }
        for seed in seeds where (2..<8192).contains(seed.count) && seed.first != UInt8(ascii: "<") {
            for _ in 0..<20 {
                let input = mutator.mutated(seed)
                // Foundation refuses a whole answer for one number that no Double holds, and reads UTF-16 as well.
                guard !input.contains(0), input.range(of: Data("e400".utf8)) == nil else { continue }
                let ours = JSONReader.element(in: input)
                let theirs = try? JSONSerialization.jsonObject(with: input, options: .fragmentsAllowed)
                let isSame = ours.map { same($0, theirs) } ?? (theirs == nil)
                #expect(isSame, "\(String(decoding: input, as: UTF8.self))")
                if ours == nil { refused += 1 } else { read += 1 }
            }
        }
        #expect(read > 100)
        #expect(refused > 100)
    }

    private func same(_ ours: JSONElement, _ theirs: Any?) -> Bool {
        switch ours {
        case .null: theirs is NSNull
        case .bool(let bool): theirs as? Bool == bool
        // Foundation rounds a number of more digits than a Double holds by way of a decimal one.
        case .number(let number): (theirs as? NSNumber).map { abs($0.doubleValue - number) <= number.ulp } ?? false
        case .text(let text): (theirs as? String)?.utf8.elementsEqual(text.utf8) == true
        case .list(let list):
            (theirs as? [Any]).map { $0.count == list.count && zip(list, $0).allSatisfy(same) } ?? false
        case .object(let members):
            (theirs as? [String: Any]).map { other in
                other.count == members.count && members.allSatisfy { same($1, other[$0]) }
            } ?? false
        }
    }
}
