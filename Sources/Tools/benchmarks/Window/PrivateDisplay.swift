import Foundation

/// An X server without a screen, whose picture is read from a file that it maps into memory.
final class PrivateDisplay {
    /// The display, such as ":7".
    let name: String
    private let server: RunningProgram
    private let folder: URL
    private let picture: UnsafeRawPointer
    private let length: Int
    private let start: Int
    private let stride: Int
    private let height: Int
    private var empty: [UInt32] = []

    /// - Throws: An error if Xvfb is not installed or does not start within 10 seconds.
    init(width: Int = 1280, height: Int = 1024) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "fairweather-display-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (number, file) = (folder.appending(path: "number"), folder.appending(path: "Xvfb_screen0"))
        server = try RunningProgram(
            URL(filePath: "/bin/sh"),
            [
                "-c",
                "exec Xvfb -displayfd 3 -nolisten tcp -noreset -screen 0 \(width)x\(height)x24 -fbdir \"$0\" 3>\"$1\"",
                folder.path, number.path,
            ], ["PATH": "/usr/bin:/bin", "HOME": folder.path])
        let deadline = ContinuousClock.now + .seconds(10)
        var text = ""
        while !text.hasSuffix("\n") {
            text = (try? String(contentsOf: number, encoding: .utf8)) ?? ""
            guard ContinuousClock.now < deadline else { throw UnreadableInput(file: "Xvfb", detail: "does not start") }
            usleep(1000)
        }
        name = ":" + text.trimmingCharacters(in: .whitespacesAndNewlines)
        let descriptor = open(file.path, O_RDONLY)
        defer { close(descriptor) }
        let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
        guard descriptor >= 0, size > 100, let mapped = mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0),
            mapped != MAP_FAILED
        else { throw UnreadableInput(file: file.path, detail: "cannot be mapped") }
        (picture, length, self.height) = (UnsafeRawPointer(mapped), size, height)
        // The header of the format of xwd: its own size, and the number of colours of 12 bytes each that follow it.
        func field(_ index: Int) -> Int {
            Int(UInt32(bigEndian: mapped.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
        }
        start = field(0) + field(19) * 12
        stride = field(12)
        // The pointer stands in the middle at first, where a window would show the help of what is below it; a server that
        // is left by its last client would put it back there, but for -noreset.
        try? PlayedUser(at: self).point(x: width - 1, y: height - 1)
        empty = sample()
    }

    deinit {
        munmap(UnsafeMutableRawPointer(mutating: picture), length)
        server.end()
        try? FileManager.default.removeItem(at: folder)
    }

    /// The colours of every eighth pixel in both directions.
    func sample() -> [UInt32] {
        Swift.stride(from: 0, to: height, by: 8).flatMap { row in
            Swift.stride(from: 0, to: stride, by: 32).map { offset in
                picture.loadUnaligned(fromByteOffset: start + row * stride + offset, as: UInt32.self)
            }
        }
    }

    /// Waits until the last window is gone from the picture, which takes a moment after the end of its program.
    func clear() throws {
        let deadline = ContinuousClock.now + .seconds(10)
        while sample() != empty {
            guard ContinuousClock.now < deadline else { throw UnreadableInput(file: name, detail: "shows a window") }
            usleep(1000)
        }
    }

    /// Writes the picture as a PPM file.
    func write(to file: URL) throws {
        var data = Data("P6 \(stride / 4) \(height) 255\n".utf8)
        for offset in Swift.stride(from: start, to: start + stride * height, by: 4) {
            let colour = picture.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            data.append(contentsOf: [UInt8(colour >> 16 & 255), UInt8(colour >> 8 & 255), UInt8(colour & 255)])
        }
        try data.write(to: file)
    }
}
