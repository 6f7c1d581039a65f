import Foundation

/// libFuzzer's loop, from the runtime that `-sanitize=fuzzer` links.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ argumentCount: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

private let damaged: DamagedIndex = {
    do {
        return try DamagedIndex()
    } catch {
        FileHandle.standardError.write(Data("The index to damage cannot be made: \(error)\n".utf8))
        exit(2)
    }
}()

@main
enum IndexFuzzer {
    /// Hands the command line on to libFuzzer, and each of its inputs to the index.
    static func main() {
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        exit(
            runFuzzer(&count, &arguments) { bytes, count in
                damaged.answer(Array(UnsafeBufferPointer(start: bytes, count: count)))
                return 0
            })
    }
}
