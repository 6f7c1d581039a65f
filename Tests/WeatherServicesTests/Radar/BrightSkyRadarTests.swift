import CZlib
import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Bright Sky’s radar")
struct BrightSkyRadarTests {
    private static let now = Date(timeIntervalSince1970: 1_768_394_460)  // 2026-01-14T12:41:00Z
    private static let hamburg = Coordinates(clampingLatitude: 53.5507, longitude: 9.993)

    /// An answer with frames every five minutes from 12:40, around a cell in Hamburg.
    private static func answer(
        _ values: [String], box: String = "[302,541,306,545]",
        time: (Int) -> String = { "2026-01-14T12:\(40 + 5 * $0):00+00:00" }
    ) -> Data {
        let frames = values.enumerated().map { number, value in
            #"{"timestamp":"\#(time(number))","source":"RADARCOMP::RV::2026-01-14T12:45:00+00:00","precipitation_5":\#(value)}"#
        }
        return Data(#"{"radar":[\#(frames.joined(separator: ","))],"geometry":{},"bbox":\#(box)}"#.utf8)
    }

    /// Values as 16-bit numbers, compressed, in base 64, as a JSON text.
    private static func compressed(_ values: [Int16]) throws -> String {
        try "\"\(deflated(bytes(values)).base64EncodedString())\""
    }

    private static func bytes(_ values: [Int16]) -> [UInt8] {
        values.flatMap { value -> [UInt8] in [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)] }
    }

    private static func deflated(_ bytes: [UInt8]) throws -> Data {
        var length = compressBound(UInt(bytes.count))
        var target = [UInt8](repeating: 0, count: Int(length))
        try #require(compress2(&target, &length, bytes, UInt(bytes.count), 9) == Z_OK)
        return Data(target.prefix(Int(length)))
    }

    private static let values: [Int16] = (0..<25).map { $0 * 10 }
    private static let rows = String(
        decoding: (try? JSONEncoder().encode((0..<5).map { row in Array(values[row * 5..<row * 5 + 5]) })) ?? Data(),
        as: UTF8.self)

    private func frames(_ data: Data) throws -> RadarFrames { try BrightSkyRadarDecoder().frames(from: data) }

    @Test("frames are read with their times, the measured ones told from the expected, and rates in their place")
    func fixture() throws {
        let frames = try frames(Fixture.data("bright-sky/radar_hamburg.json"))
        #expect(frames.frames.count == 37 && frames.grid.columns == 301 && frames.grid.rows == 301)
        #expect(frames.newestMeasured?.time == Date(timeIntervalSince1970: 1_768_394_400))
        #expect(frames.frames.count(where: \.isMeasured) == 13)
        let cell = try #require(frames.grid.cell(at: Self.hamburg))
        #expect(cell == .init(column: 150, row: 150))
        let newest = try #require(frames.newestMeasured)
        // The middle of the rain is 66 cells to the west, at 6 millimetres an hour.
        #expect(newest.rate(frames.grid.index(.init(column: 150 - 66, row: 150))) == 6)
        #expect(newest.rate(frames.grid.index(cell)) == 0)
    }

    @Test("each of the three formats gives the same rates")
    func formats() throws {
        let plain = try frames(Self.answer([Self.rows]))
        let bytes = Data(Self.bytes(Self.values)).base64EncodedString()
        #expect(try frames(Self.answer(["\"\(bytes)\""])) == plain)
        #expect(try frames(Self.answer([try Self.compressed(Self.values)])) == plain)
        #expect(plain.frames[0].hundredths == Self.values.map { UInt16($0) * 12 })
        // A hundredth of a millimetre in five minutes is twelve in an hour.
        #expect(plain.frames[0].rate(1) == 1.2)
    }

    @Test("a grid smaller or larger than it says, and damaged data, leave out their frame alone")
    func short() throws {
        let good = try Self.compressed(Self.values)
        let broken = [
            try Self.compressed(Array(Self.values.dropLast())), try Self.compressed(Self.values + [1]),
            "\"AAAA\"", "\"no base 64\"", "null", "[[1,2],[3,4]]", "12", "\"\(String(good.dropFirst().dropLast(9)))\"",
        ]
        for value in broken {
            let frames = try frames(Self.answer([value, good]))
            #expect(frames.frames.map(\.time) == [Date(timeIntervalSince1970: 1_768_394_700)], "\(value)")
            #expect(throws: FetchError.unreadableAnswer) { try self.frames(Self.answer([value])) }
        }
    }

    @Test("64 megabytes in a few kilobytes are not unpacked")
    func bomb() throws {
        let bomb = try "\"\(Self.deflated([UInt8](repeating: 0, count: 64 << 20)).base64EncodedString())\""
        #expect(bomb.utf8.count < 100_000)
        #expect(ZlibInflation.bytes(of: try Self.deflated([UInt8](repeating: 0, count: 1 << 20)), count: 50) == nil)
        #expect(throws: FetchError.unreadableAnswer) { try self.frames(Self.answer([bomb])) }
    }

    @Test("numbers out of range are no rates")
    func range() throws {
        let values: [Int16] = [-1, 5000, 5001, .max, .min] + [Int16](repeating: 0, count: 20)
        let frame = try #require(try frames(Self.answer([try Self.compressed(values)])).frames.first)
        let unseen = RadarFrame.unseen
        #expect(Array(frame.hundredths.prefix(5)) == [unseen, 60_000, unseen, unseen, unseen])
    }

    @Test("frames out of order are put in order, and those that are missing stay missing")
    func order() throws {
        let good = try Self.compressed(Self.values)
        let times = ["12:55", "12:40", "12:50"]
        let frames = try frames(Self.answer([good, good, good]) { "2026-01-14T\(times[$0]):00+00:00" })
        #expect(frames.frames.map { ($0.time.timeIntervalSince1970 - 1_768_394_400) / 60 } == [0, 10, 15])
        #expect(frames.frames.map(\.isMeasured) == [true, false, false])
    }

    @Test("no more frames are read than the bound, and no larger grids")
    func bounds() throws {
        let good = try Self.compressed(Self.values)
        let many = try frames(
            Self.answer([String](repeating: good, count: 60)) {
                Date(timeIntervalSince1970: 1_768_394_400 + Double($0) * 300).formatted(.iso8601)
            })
        #expect(many.frames.count == Bound.radarFrames)
        for box in [
            "[0,0,401,400]", "[306,541,302,545]", "[-1,0,3,4]", "[1,2,3]", "[0,0,1e300,5]", "{}", "[0.5,0,4,4]",
        ] {
            #expect(throws: FetchError.unreadableAnswer, "\(box)") { try self.frames(Self.answer([good], box: box)) }
        }
        #expect(throws: FetchError.emptyAnswer) { try self.frames(Self.answer([])) }
        #expect(throws: FetchError.unreadableAnswer) { try self.frames(Data("{\"detail\":\"none\"}".utf8)) }
    }

    @Test("what no radar sees is not called dry: beyond 150 kilometres from all of them nothing is known")
    func coverage() throws {
        // The far northwest of the composite, over the North Sea.
        let sea = try frames(Self.answer([try Self.compressed(Self.values)], box: "[10,10,14,14]"))
        #expect(sea.frames[0].hundredths.allSatisfy { $0 == RadarFrame.unseen })
        let grid = try #require(RadarGrid(columns: 0...400, rows: 0...400))
        let seen = GermanRadarCoverage.cells(of: grid)
        for index in stride(from: 0, to: grid.count, by: 97) {
            let cell = grid.cell(index)
            let point = grid.coordinates([Double(cell.column), Double(cell.row)])
            guard GermanRadarCoverage.holds(point) != seen[index] else { continue }
            // The circles are a little off on the plane, by less than a cell.
            let near = [(-1200.0, 0.0), (1200, 0), (0, -1200), (0, 1200)].map { point.moved($0.0, $0.1) }
            #expect(Set(near.map(GermanRadarCoverage.holds)).count == 2, "\(point)")
        }
    }

    private func service(_ answer: HTTPResponse) -> (BrightSkyRadarService, StubTransport) {
        let transport = StubTransport { _ throws(FetchError) in answer }
        return (BrightSkyRadarService(transport: transport) { Self.now }, transport)
    }

    @Test("one request names the place, its distance and the times on full five minutes")
    func request() async throws {
        let body = try Fixture.data("bright-sky/radar_hamburg.json")
        let (service, transport) = service(HTTPResponse(status: 200, body: body))
        _ = try await service.frames(around: Self.hamburg)
        #expect(
            transport.requests.map(\.url.absoluteString) == [
                "https://api.brightsky.dev/radar?lat=53.5507&lon=9.993&distance=200000&date=2026-01-14T11%3A40%3A00Z"
                    + "&last_date=2026-01-14T14%3A45%3A00Z&tz=Etc%2FUTC&format=compressed"
            ])
    }

    @Test("a place that no radar sees is not asked for", arguments: [(48.85, 2.35), (40.7, -74), (59.9, 10.7)])
    func elsewhere(latitude: Double, longitude: Double) async throws {
        let (service, transport) = service(HTTPResponse(status: 200))
        await #expect(throws: FetchError.notFound) {
            try await service.frames(around: Coordinates(clampingLatitude: latitude, longitude: longitude))
        }
        #expect(transport.requests.isEmpty)
        #expect(BrightSkyRadarService.sees(Self.hamburg))
    }

    @Test("failures keep their kind, and the reason that the server gives")
    func failures() async throws {
        let cases: [(HTTPResponse, FetchError)] = [
            (HTTPResponse(status: 200, body: Data("<html>".utf8)), .webPage),
            (HTTPResponse(status: 200, body: Data("{".utf8)), .unreadableAnswer),
            (
                HTTPResponse(status: 404, body: Data("{\"detail\":\"outside\"}".utf8)), .serverTrouble(status: 404)
            ),
            (
                HTTPResponse(status: 422, body: Data("{\"detail\":[{\"msg\":\"bad\"}]}".utf8)),
                .rejected(status: 422, reason: "bad")
            ),
            (HTTPResponse(status: 503), .serverTrouble(status: 503)),
        ]
        for (response, error) in cases {
            await #expect(throws: error) { try await service(response).0.frames(around: Self.hamburg) }
        }
    }
}

extension Coordinates {
    /// A point so many metres north and east, on a plane.
    fileprivate func moved(_ north: Double, _ east: Double) -> Coordinates {
        Coordinates(
            clampingLatitude: latitude + north / 111_195,
            longitude: longitude + east / 111_195 / cos(latitude * .pi / 180))
    }
}
