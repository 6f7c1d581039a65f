import DecoderFuzzing
import Foundation

/// libFuzzer's loop, from the runtime that `-sanitize=fuzzer` links.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ argumentCount: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The decoder that `FAIRWEATHER_FUZZED` names.
private let decoder: FuzzedDecoder = {
    let name = ProcessInfo.processInfo.environment["FAIRWEATHER_FUZZED"] ?? ""
    guard let decoder = FuzzedDecoder.all.first(where: { $0.name == name }) else {
        let names = FuzzedDecoder.all.map(\.name).joined(separator: "\n")
        FileHandle.standardError.write(Data("FAIRWEATHER_FUZZED must name one of\n\(names)\n".utf8))
        exit(2)
    }
    return decoder
}()

/// How long the decoder may compute over each 100 kB of an input that were begun.
private let limit = 0.1

@main
enum Fuzzer {
    /// Hands the command line on to libFuzzer, and each of its inputs to the decoder.
    static func main() {
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        exit(
            runFuzzer(&count, &arguments) { bytes, count in
                let input = bytes.map { Data(bytes: $0, count: count) } ?? Data()
                let allowed = limit * Double(1 + count / 100_000)
                // The first of its kind also pays for what is loaded at first use, so a slow one has a second try.
                if Fuzzer.seconds(decoding: input) > allowed, case let seconds = Fuzzer.seconds(decoding: input),
                    seconds > allowed
                {
                    // A crash is what libFuzzer keeps the input of.
                    fatalError("\(count) bytes took \(Int(seconds * 1_000)) ms")
                }
                return 0
            })
    }

    /// Time of this thread on a processor, which other processes add nothing to.
    private static func seconds(decoding input: Data) -> Double {
        let start = processorTime()
        _ = decoder.accepts(input)
        return processorTime() - start
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
