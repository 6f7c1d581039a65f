package import WeatherModel

/// One place, read in place: GeoNames id (u32), latitude and longitude in 10⁻⁵ degrees (i32 each), population (u32), offset
/// of the other names (u32), number of them (u8), time zone (u16, the highest bit set where there is a qualifier), the name,
/// and the qualifier (length as u8 and UTF-8 each).
package struct PlaceRecord {
    package static let qualifierFlag = 1 << 15
    package static let unitsPerDegree = 1e5

    private static let nameOffset = 23

    private let bytes: Bytes
    private let offset: Int
    private let otherNames: Bytes

    init(_ bytes: Bytes, at offset: Int, otherNames: Bytes) {
        self.bytes = bytes
        self.offset = offset
        self.otherNames = otherNames
    }

    package var id: Int { bytes.u32(offset) }

    package var point: Coordinates {
        Coordinates(
            clampingLatitude: Double(bytes.i32(offset + 4)) / Self.unitsPerDegree,
            longitude: Double(bytes.i32(offset + 8)) / Self.unitsPerDegree)
    }

    package var population: Int { bytes.u32(offset + 12) }

    var zone: Int { bytes.u16(offset + 21) & (Self.qualifierFlag - 1) }

    package var name: String { bytes.text(offset + Self.nameOffset + 1, bytes.u8(offset + Self.nameOffset)) }

    /// The addition that distinguishes the place from a bigger one with the same name, region and country; nil if none
    /// is needed.
    package var qualifier: String? {
        guard bytes.u16(offset + 21) & Self.qualifierFlag != 0 else { return nil }
        let start = offset + Self.nameOffset + 1 + bytes.u8(offset + Self.nameOffset)
        return bytes.text(start + 1, bytes.u8(start))
    }

    /// Returns the first of the alternative names that satisfies the condition; nil if there is none.
    package func firstOtherName(where condition: (String) -> Bool) -> String? {
        var offset = bytes.u32(self.offset + 16)
        var name: [UInt8] = []
        for _ in 0..<bytes.u8(self.offset + 20) where offset < otherNames.count {
            name.removeLast(max(0, name.count - otherNames.u8(offset)))
            let fresh = otherNames.u8(offset + 1)
            offset += 2
            for index in 0..<fresh { name.append(UInt8(otherNames.u8(offset + index))) }
            offset += fresh
            let text = NameCoding.name(name)
            if condition(text) { return text }
        }
        return nil
    }
}
