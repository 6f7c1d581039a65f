/// The colours of a sky from top to bottom, by its weather and the height of the sun.
public struct SkyColours: Sendable, Hashable {
    /// The colours at the four places.
    public let stops: [Colour]

    /// Where the stops lie, as shares of the sky's height.
    public static let places = [0, 0.45, 0.8, 1]

    /// - Parameters:
    ///   - altitude: The sun's altitude in degrees above the horizon, negative below it.
    ///   - isDark: Whether the style is a dark one.
    public init(_ kind: SkyKind, altitude: Double, isDark: Bool) {
        // A low sun leaves no light sky, even where the words on one are dark by day.
        let isDarkened = isDark || altitude <= SkyKind.leastLightAltitude
        let (night, day) = (kind.gradient(isDay: false, isDark: isDark), kind.gradient(isDay: true, isDark: isDarkened))
        let dayShare = Self.smooth(altitude, from: -9, to: 6)
        let lowShare = Self.share(of: kind) * Self.lowWeight(altitude)
        stops = Self.places.enumerated().map { index, place in
            let clear = Self.clear(index, altitude: altitude, isDark: isDark)
            guard kind != .clear else { return clear }
            let base = Self.colour(night, at: place).mixed(with: Self.colour(day, at: place), share: dayShare)
            return base.mixed(with: clear, share: lowShare)
        }
    }

    /// The colours as a paint.
    ///
    /// - Parameter height: The pixels from the top of the sky to the last stop.
    func paint(height: Double) -> Paint {
        .vertical(zip(Self.places, stops).map { PaintStop($0 * height, $1) })
    }

    /// The colour at the lower end, which the land takes up.
    var bottom: Colour { stops[stops.count - 1] }

    /// The stops of a clear sky at the heights of the sun between which they are mixed.
    private static let keys: [(altitude: Double, stops: [Colour])] = [
        (4, [0x2B5C9E, 0x5A6F9A, 0x9A6A5A, 0xB0623A].map { Colour($0) }),
        (-3, [0x1D2F63, 0x45437A, 0x7D4B76, 0xA4533F].map { Colour($0) }),
        (-9, [0x0F1B47, 0x23305F, 0x3D3A66, 0x4A3F63].map { Colour($0) }),
    ]

    private static func clear(_ index: Int, altitude: Double, isDark: Bool) -> Colour {
        func pair(isDay: Bool) -> Colour {
            colour(SkyKind.clear.gradient(isDay: isDay, isDark: isDark), at: places[index])
        }
        var rows = [(altitude: 10.0, stop: pair(isDay: true))]
        for key in keys {
            let stop = key.stops[index]
            let isDimmed = isDark && key.altitude > -9
            rows.append((key.altitude, isDimmed ? stop.mixed(with: Colour(0x0A1230), share: 0.22) : stop))
        }
        rows.append((-15, pair(isDay: false)))
        guard let below = rows.firstIndex(where: { $0.altitude <= altitude }) else { return pair(isDay: false) }
        guard below > 0 else { return rows[0].stop }
        let (upper, lower) = (rows[below - 1], rows[below])
        return lower.stop.mixed(
            with: upper.stop, share: (altitude - lower.altitude) / (upper.altitude - lower.altitude))
    }

    /// How much of a clear sky's evening is seen through the clouds.
    private static func share(of kind: SkyKind) -> Double {
        switch kind {
        case .clear: 1
        case .cloudy: 0.75
        case .overcast, .rain, .snow, .dust: 0.25
        case .storm, .fog: 0.18
        }
    }

    private static func lowWeight(_ altitude: Double) -> Double {
        min(max(min((10 - altitude) / 6, (altitude + 15) / 6), 0), 1)
    }

    private static func colour(_ pair: (top: Colour, bottom: Colour), at place: Double) -> Colour {
        pair.top.mixed(with: pair.bottom, share: place)
    }

    /// The cubic step between 0 and 1 with level ends.
    private static func smooth(_ value: Double, from start: Double, to end: Double) -> Double {
        let share = min(max((value - start) / (end - start), 0), 1)
        return share * share * (3 - 2 * share)
    }
}
