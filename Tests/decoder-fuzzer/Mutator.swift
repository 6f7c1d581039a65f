import DecoderFuzzing
import Foundation

/// libFuzzer's own mutation, which knows the dictionary and what was compared with what.
@_silgen_name("LLVMFuzzerMutate")
private func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// Called by libFuzzer for each input: half of them are changed by its own rules, half by those of the formats.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateInput(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: CUnsignedInt) -> Int {
    guard seed & 1 == 0 else { return mutate(bytes, count, limit) }
    var mutator = InputMutator(seed: UInt64(seed))
    let mutated = mutator.mutated(Data(bytes: bytes, count: count)).prefix(limit)
    mutated.copyBytes(to: bytes, count: mutated.count)
    return mutated.count
}
