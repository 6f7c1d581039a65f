import CZlib
import Foundation
import SeededRandom

/// Answers to Bright Sky's `/radar` around Hamburg (its format is in docs/sources.md), whole and not.
enum HardRadar: String, CaseIterable {
    /// Showers over the whole map; the same with the pictures out of order, one missing, one short and one cut; 64 MB of zeros
    /// in each picture; and a page of the web.
    case whole, broken, bomb, page

    /// The point at the middle of the pictures.
    static let place = "geo:53.55,10.0"

    private static let side = 301
    private static let frames = 37

    /// The answer by the clock, whose newest measured picture is of the last five minutes.
    func answer(at now: Date) -> Data {
        if self == .page { return Data("<!DOCTYPE html><html><body>Bad gateway</body></html>".utf8) }
        let newest = (now.timeIntervalSince1970 / 300).rounded(.down) * 300
        let zeros = self == .bomb ? Self.deflated(Data(count: 64 << 20)) : nil
        var texts = (0..<Self.frames).map { number in
            let time = Date(timeIntervalSince1970: newest + Double(number - 12) * 300).formatted(.iso8601)
            var picture = (zeros ?? Self.deflated(Self.showers(number))).base64EncodedString()
            if self == .broken, number == 3 { picture = "AAAA" }
            if self == .broken, number == 20 { picture.removeLast(40) }
            let field = self == .broken && number == 15 ? "" : #","precipitation_5":"\#(picture)""#
            let measured = Date(timeIntervalSince1970: newest + Double(min(number, 12) - 12) * 300).formatted(.iso8601)
            return #"{"timestamp":"\#(time)","source":"RADARCOMP::RV::\#(measured)"\#(field)}"#
        }
        if self == .broken { texts.reverse() }
        return Data(
            """
            {"radar":[\(texts.joined(separator: ","))],"geometry":{"type":"Polygon","coordinates":[]},\
            "bbox":[155,393,455,693],"latlon_position":{"x":150,"y":150}}
            """.utf8)
    }

    /// Sixty showers that move east, as hundredths of a millimetre in five minutes.
    private static func showers(_ number: Int) -> Data {
        var random = SeededGenerator(seed: 37)
        var cells = [UInt16](repeating: 0, count: side * side)
        for _ in 0..<60 {
            let radius = Int.random(in: 6...20, using: &random)
            let peak = Double.random(in: 5...200, using: &random)
            let row = Int.random(in: 0..<side, using: &random)
            let column = (Int.random(in: 0..<side, using: &random) + number * 3) % side
            for y in max(0, row - radius)..<min(side, row + radius) {
                for x in max(0, column - radius)..<min(side, column + radius) {
                    let distance = hypot(Double(x - column), Double(y - row)) / Double(radius)
                    if distance < 1 { cells[y * side + x] = max(cells[y * side + x], UInt16(peak * (1 - distance))) }
                }
            }
        }
        return cells.withUnsafeBytes { Data($0) }
    }

    private static func deflated(_ bytes: Data) -> Data {
        var length = compressBound(uLong(bytes.count))
        var output = [UInt8](repeating: 0, count: Int(length))
        _ = bytes.withUnsafeBytes {
            compress2(&output, &length, $0.baseAddress, uLong(bytes.count), Z_BEST_SPEED)
        }
        return Data(output.prefix(Int(length)))
    }
}
