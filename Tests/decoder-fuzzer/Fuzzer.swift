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

@main
enum Fuzzer {
    /// Hands the command line on to libFuzzer, and each of its inputs to the decoder.
    static func main() {
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        exit(
            runFuzzer(&count, &arguments) { bytes, count in
                _ = decoder.accepts(bytes.map { Data(bytes: $0, count: count) } ?? Data())
                return 0
            })
    }
}
