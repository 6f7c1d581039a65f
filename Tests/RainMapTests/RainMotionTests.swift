import Foundation
import SeededRandom
import Testing
import WeatherModel

@testable import RainMap

struct RainMotionTests {
    private func motion(_ field: RainField) throws -> RainMotion? {
        RainMotion(try field.frames(), around: RainField.hamburg)
    }

    @Test(
        "speed and direction of a field are found, whatever stray echoes are in it",
        arguments: 1...6 as ClosedRange<UInt64>)
    func moving(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let (east, south) = (Double.random(in: -60...60, using: &random), Double.random(in: -60...60, using: &random))
        let pieces = (0..<6).map { _ in
            RainField.Piece(
                east: .random(in: -90...90, using: &random), south: .random(in: -90...90, using: &random),
                radius: .random(in: 6...18, using: &random), rate: .random(in: 1...12, using: &random), eastward: east,
                southward: south)
        }
        let found = try #require(try motion(RainField(pieces: pieces, noise: seed)))
        // A cell of the grid is 0.97 kilometres wide here, and north on it a little off true north.
        #expect(abs(found.east / 1000 - east * 0.97) < 5, "\(found) for \(east) \(south)")
        #expect(abs(found.north / 1000 + south * 0.97) < 5, "\(found) for \(east) \(south)")
    }

    @Test("rain that stands has a motion of nothing, and rain that grows where it stands as well")
    func standing() throws {
        for growth in [0.0, 8] {
            let field = RainField(pieces: [
                .init(east: 30, south: 10, radius: 15, growth: growth), .init(east: -50, south: 40, radius: 12),
            ])
            let found = try #require(try motion(field))
            #expect(found.speed < 5000, "\(found)")
        }
    }

    @Test("an even block that stands does not move, whatever its size", arguments: [3, 4, 5, 6, 7, 10] as [Double])
    func standingBlock(radius: Double) throws {
        for east in [4.5, 8.5, 18.5, 19] {
            let block = RainField.Piece(east: east + radius, south: 0.5, radius: radius, rate: 5, isBlock: true)
            let field = RainField(pieces: [block])
            let found = try #require(try motion(field))
            #expect(found.speed < 1, "\(found) at \(east)")
        }
    }

    @Test("fields that part, that are new in each frame or hardly there have no motion to tell")
    func none() throws {
        #expect(try motion(RainField(pieces: [])) == nil)
        #expect(try motion(RainField(pieces: [.init(east: 10, south: 0, radius: 1)])) == nil)
        #expect(try motion(RainField(pieces: [], noise: 3)) == nil)
        // Two alike that leave each other in opposite directions.
        let parting = RainField(pieces: [
            .init(east: 20, south: 0, radius: 12, eastward: 60), .init(east: -20, south: 0, radius: 12, eastward: -60),
        ])
        #expect(try motion(parting) == nil)
    }

    @Test("without three measured frames a quarter of an hour apart there is none")
    func missing() throws {
        var field = RainField(pieces: [.init(east: -40, south: 0, radius: 10, eastward: 60)])
        #expect(try motion(field) != nil)
        field.missing = Set(stride(from: -60, through: -20, by: 5))
        #expect(try motion(field) == nil)
    }
}
