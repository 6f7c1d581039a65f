import DecoderFuzzing
import Foundation
import Testing

@Suite("Decoders fed with what nobody would send")
struct FuzzingTests {
    @Test("hundreds of mutated payloads are data or an error, and end no program", arguments: FuzzedDecoder.all)
    func mutations(decoder: FuzzedDecoder) throws {
        // The longest ones hold little that shorter ones lack, and would take most of the time; but an empty list, which
        // is the shortest of all, lacks everything.
        let all = try decoder.seeds(in: Fixture.folder)
        let short = all.filter { $0.count < 4096 }
        let seeds = short.contains { $0.count > 256 && decoder.accepts($0) } ? short : all
        try #require(!seeds.isEmpty)
        #expect(seeds.contains(where: decoder.accepts))
        var mutator = InputMutator(seed: 20_260_115)
        var accepted = 0
        let count = 500
        for index in 0..<count where decoder.accepts(mutator.mutated(seeds[index % seeds.count])) { accepted += 1 }
        // Mutations that are all refused at the door would test the door alone.
        #expect(accepted > count / 100)
        #expect(accepted < count)
    }

    @Test("the same seed makes the same inputs, another one makes others")
    func determinism() {
        let seed = Data("{\"a\": [1, 2, \"x\"]}".utf8)
        func inputs(_ number: UInt64) -> [Data] {
            var mutator = InputMutator(seed: number)
            return (0..<20).map { _ in mutator.mutated(seed) }
        }
        #expect(inputs(1) == inputs(1))
        #expect(inputs(1) != inputs(2))
        #expect(Set(inputs(1)).count > 15)
    }

    @Test("what is deep, long or empty ends no decoder, either", arguments: FuzzedDecoder.all)
    func extremes(decoder: FuzzedDecoder) {
        for (open, close) in [("[", "]"), ("{\"a\":", "}"), ("<a>", "</a>")] {
            let count = 100_000
            #expect(!decoder.accepts(Data(String(repeating: open, count: count).utf8)))
            let nested = String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
            #expect(!decoder.accepts(Data(nested.utf8)))
        }
        #expect(!decoder.accepts(Data(count: 1 << 20)))
    }
}
