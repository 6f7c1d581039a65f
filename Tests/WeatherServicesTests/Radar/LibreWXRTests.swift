import CPng
import CZlib
import DecoderFuzzing
import Foundation
import Synchronization
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("LibreWXR’s pictures")
struct LibreWXRTests {
    private static let now = Date(timeIntervalSince1970: 1_787_652_137)
    private static let newest = 1_787_652_000
    private static let quito = Coordinates(clampingLatitude: -0.2202, longitude: -78.5123)

    /// A list with pictures every ten minutes: so many measured ones up to the newest, and as many expected after it.
    private static func list(past: Int = 12, nowcast: Int = 6, path: (Int) -> String = { "/v2/radar/\($0)" }) -> Data {
        func entries(_ numbers: Range<Int>) -> String {
            numbers.map { newest + 600 * $0 }.map { #"{"time":\#($0),"path":"\#(path($0))"}"# }.joined(separator: ",")
        }
        return Data(
            #"{"version":"2.0","host":"https://elsewhere.example","radar":{"past":[\#(entries(1 - past..<1))],"nowcast":[\#(entries(1..<1 + nowcast))]}}"#
                .utf8)
    }

    /// A picture by libpng, with a palette or in full colours.
    private static func picture(side: Int = 512, hasPalette: Bool = false, _ colour: (Int) -> SIMD4<UInt8>) throws
        -> Data
    {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        (image.width, image.height) = (png_uint_32(side), png_uint_32(side))
        let full = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        image.format = hasPalette ? full | png_uint_32(PNG_FORMAT_FLAG_COLORMAP) : full
        let colours = (0..<side * side).map(colour)
        let palette = Array(Set(colours)).sorted { $0.x < $1.x }
        if hasPalette { image.colormap_entries = png_uint_32(palette.count) }
        let numbers = colours.map { UInt8(palette.firstIndex(of: $0) ?? 0) }
        var data = Data(count: side * side * 4 + 10_000)
        var size = png_alloc_size_t(data.count)
        let isWritten = data.withUnsafeMutableBytes { target in
            hasPalette
                ? png_image_write_to_memory(&image, target.baseAddress, &size, 0, numbers, 0, palette)
                : png_image_write_to_memory(&image, target.baseAddress, &size, 0, colours, 0, nil)
        }
        try #require(isWritten != 0)
        return data.prefix(Int(size))
    }

    /// The colour of so many dBZ, of snow or rain.
    private static func echo(_ dBZ: Int, isSnow: Bool = false) -> SIMD4<UInt8> {
        let red = UInt8(dBZ + 32) | (isSnow ? 0x80 : 0)
        return [red, red, red, 255]
    }

    private static let dry: SIMD4<UInt8> = [0, 0, 0, 0]

    private static func grid() throws -> RadarGrid { try #require(LibreWXRService.grid(around: quito, zoom: 7)) }

    private static func frame(_ data: Data) throws -> RadarFrame {
        let entry = RadarFrames.Listing(time: now, measuredAt: now, path: "/v2/radar/1")
        return try LibreWXRDecoder().frame(entry, from: data, on: grid())
    }

    @Test("the list is read in the order of time, expected pictures with the newest measurement")
    func list() throws {
        let entries = try LibreWXRDecoder().entries(from: Self.list())
        #expect(entries.count == 18 && entries.map(\.time) == entries.map(\.time).sorted())
        #expect(entries.count { $0.time <= $0.measuredAt } == 12)
        #expect(entries.last?.measuredAt == Date(timeIntervalSince1970: TimeInterval(Self.newest)))
        #expect(entries.last?.path == "/v2/radar/\(Self.newest + 3600)")
    }

    @Test("RainViewer’s list, with paths of its own and no expected picture, is read alike, whatever its host")
    func rainViewer() throws {
        let past = #"[{"time":1795600200,"path":"/v2/radar/3f8a1c0"},{"time":1795600800,"path":"/v2/radar/b07e4"}]"#
        let text =
            #"{"version":"2.0","generated":1795600860,"host":"https://tilecache.rainviewer.com","radar":{"past":"#
            + past + #","nowcast":[]},"satellite":{"infrared":[]}}"#
        let entries = try LibreWXRDecoder().entries(from: Data(text.utf8))
        #expect(entries.map(\.path) == ["/v2/radar/3f8a1c0", "/v2/radar/b07e4"])
        #expect(entries.allSatisfy { $0.time == $0.measuredAt })
    }

    @Test("a server that has just started has an empty list, and what is no list cannot be read")
    func emptyList() {
        #expect(throws: FetchError.emptyAnswer) { try LibreWXRDecoder().entries(from: Self.list(past: 0, nowcast: 6)) }
        for text in ["{}", "[]", #"{"radar":[]}"#, #"{"radar":{"nowcast":[]}}"#, "<html>"] {
            #expect(throws: FetchError.unreadableAnswer) { try LibreWXRDecoder().entries(from: Data(text.utf8)) }
        }
    }

    @Test(
        "a path that leads elsewhere is not followed",
        arguments: [
            "https://evil.example/", "//evil.example", "/v2/../admin", "/a?b=c", "/a#b", "/a@evil.example", "", "x",
        ])
    func foreignPath(path: String) {
        #expect(throws: FetchError.emptyAnswer) { try LibreWXRDecoder().entries(from: Self.list { _ in path }) }
    }

    @Test("at most so many pictures of a list are read as the bound says, the latest of the past")
    func longList() throws {
        let entries = try LibreWXRDecoder().entries(from: Self.list(past: 1000, nowcast: 1000))
        #expect(entries.count == 2 * Bound.radarFrames)
        #expect(entries.contains { $0.time == Date(timeIntervalSince1970: TimeInterval(Self.newest)) })
    }

    @Test(
        "the rate is that of Marshall and Palmer for rain and of Marshall and Gunn for snow, cut off at hail",
        arguments: [
            (10, false, 15), (20, false, 65), (30, false, 273), (40, false, 1153), (55, false, 9985),
            (60, false, 10_000),
            (20, true, 22), (30, true, 71), (-32, false, 0),
        ])
    func rates(dBZ: Int, isSnow: Bool, hundredths: UInt16) throws {
        for hasPalette in [false, true] {
            let data = try Self.picture(hasPalette: hasPalette) {
                $0 == 700 ? Self.echo(dBZ, isSnow: isSnow) : Self.dry
            }
            let frame = try Self.frame(data)
            #expect(frame.hundredths[700] == hundredths)
            #expect(frame.hundredths[699] == 0 && frame.hundredths.count == 512 * 512)
        }
    }

    @Test("what is no picture of the size that was asked for cannot be read, however much it would unpack to")
    func noPicture() throws {
        let whole = try Self.picture { _ in Self.echo(20) }
        // Width and height are at byte 16; the sum of the chunk is made anew.
        var huge = whole
        huge.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
        let sum = huge[12..<29].withUnsafeBytes { crc32(0, $0.bindMemory(to: UInt8.self).baseAddress, 17) }
        huge.replaceSubrange(29..<33, with: withUnsafeBytes(of: UInt32(sum).bigEndian, Array.init))
        let pictures = [
            huge, try Self.picture(side: 256) { _ in Self.dry }, whole.prefix(whole.count / 2), whole.prefix(40),
            Data(),
            Data("<html>Error 1033</html>".utf8),
        ]
        for data in pictures { #expect(throws: FetchError.unreadableAnswer) { try Self.frame(data) } }
    }

    @Test("the first picture takes two requests, and all of them twenty at most, around the rounded place")
    func requests() async throws {
        let (frames, paths) = try await ask(at: Self.quito) { _ in nil }
        #expect(
            paths == ["/public/weather-maps.json", "/v2/radar/\(Self.newest)/512/6/-0.22/-78.51/0/0_1.png"])
        #expect(frames.frames.count == 1 && frames.awaited.count == 17 && frames.isEstimated)
        #expect(frames.newestMeasured?.time.timeIntervalSince1970 == TimeInterval(Self.newest))
        let all = try await ask(at: Self.quito, withRest: true) { _ in nil }
        #expect(all.paths.count == 19 && Set(all.paths).count == 19)
        #expect(all.frames.frames.count == 18 && all.frames.awaited.isEmpty)
        let north = try await ask(at: Coordinates(clampingLatitude: 78.22, longitude: 15)) { _ in nil }
        #expect(north.paths.last?.contains("/512/4/78.22/15.00/") == true, "\(north.paths)")
    }

    @Test("by a slow clock the first picture is the newest that is not ahead of it, and the others are still asked for")
    func slowClock() async throws {
        let (frames, paths) = try await ask(at: Self.quito, late: 900) { _ in nil }
        #expect(paths.last?.contains("/\(Self.newest - 1200)/") == true, "\(paths)")
        #expect(frames.awaited.count == 17 && frames.awaited.contains { $0.time > frames.frames[0].time })
        let far = try await ask(at: Self.quito, late: 86_400) { _ in nil }
        #expect(far.paths.last?.contains("/\(Self.newest)/") == true && far.frames.awaited.count == 17)
    }

    @Test("of the other pictures those that fail are left out, and the failure is told where all do")
    func others() async throws {
        let gap = try await ask(at: Self.quito, withRest: true) {
            $0.contains("\(Self.newest + 600)") ? HTTPResponse(status: 404) : nil
        }
        #expect(gap.frames.frames.count == 17)
        let gone = Mutex(0)
        await #expect(throws: FetchError.serverTrouble(status: 503, retryAfter: nil)) {
            _ = try await ask(at: Self.quito, withRest: true) { path in
                guard path.hasSuffix(".png"), !path.contains("\(Self.newest)/") else { return nil }
                gone.withLock { $0 += 1 }
                return HTTPResponse(status: 503)
            }
        }
        // Four run at once; a server that fails twice is left alone.
        #expect(gone.withLock(\.self) <= 5)
    }

    @Test("the failure of the list or the newest picture is told")
    func failures() async throws {
        await #expect(throws: FetchError.serverTrouble(status: 530, retryAfter: nil)) {
            _ = try await ask(at: Self.quito) {
                $0.contains("\(Self.newest)/") ? HTTPResponse(status: 530, body: Data("<html>".utf8)) : nil
            }
        }
        await #expect(throws: FetchError.webPage) {
            _ = try await ask(at: Self.quito) { _ in HTTPResponse(status: 200, body: Data("<html>".utf8)) }
        }
        await #expect(throws: FetchError.rejected(status: 400, reason: "Zoom 13 exceeds max 12")) {
            _ = try await ask(at: Self.quito) {
                $0.contains(".png")
                    ? HTTPResponse(status: 400, body: Data(#"{"detail":"Zoom 13 exceeds max 12"}"#.utf8)) : nil
            }
        }
    }

    @Test(
        "a server that does not know its list or its newest picture is in trouble, and does not tell that no radar sees here",
        arguments: [".json", ".png"])
    func unknown(end: String) async throws {
        await #expect(throws: FetchError.serverTrouble(status: 404, retryAfter: nil)) {
            _ = try await ask(at: Self.quito) { $0.hasSuffix(end) ? HTTPResponse(status: 404) : nil }
        }
    }

    @Test("a damaged picture whose sums are right is refused or read, and ends no program")
    func damage() throws {
        let whole = try Self.picture(hasPalette: true) { $0 % 7 == 0 ? Self.echo(20) : Self.dry }
        var mutator = InputMutator(seed: 20_260_115)
        var refused = 0
        for _ in 0..<300 {
            let data = Self.withSums(mutator.mutated(whole))
            if PNGPicture.pixels(of: data, side: 512) == nil { refused += 1 }
        }
        #expect(refused > 0 && refused < 300)
    }

    /// The picture with the sum of each chunk made anew, as far as its lengths can be followed.
    private static func withSums(_ picture: Data) -> Data {
        var bytes = [UInt8](picture)
        var start = 8
        while start + 12 <= bytes.count {
            let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = start + 8 + length
            guard end + 4 <= bytes.count else { break }
            let sum = bytes[start + 4..<end].withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }
            bytes.replaceSubrange(end..<end + 4, with: withUnsafeBytes(of: UInt32(sum).bigEndian, Array.init))
            start = end + 4
        }
        return Data(bytes)
    }

    /// Asks a server for the pictures, which answers as it should where `answer` gives nil for the path.
    private func ask(
        at place: Coordinates, late: TimeInterval = 0, withRest: Bool = false,
        _ answer: @escaping @Sendable (String) -> HTTPResponse?
    ) async throws -> (frames: RadarFrames, paths: [String]) {
        let picture = try Self.picture { $0 == 0 ? Self.echo(30) : Self.dry }
        let paths = Mutex<[String]>([])
        let transport = StubTransport { request in
            let path = request.url.path(percentEncoded: false)
            paths.withLock { $0.append(path) }
            return answer(path) ?? HTTPResponse(status: 200, body: path.hasSuffix(".png") ? picture : Self.list())
        }
        let service = LibreWXRService(transport: transport, now: { Self.now.addingTimeInterval(-late) })
        let first = try await service.frames(around: place)
        let frames = withRest ? try await service.rest(of: first, around: place) : first
        return (frames, paths.withLock(\.self))
    }
}
