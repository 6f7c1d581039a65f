import Foundation
import WeatherModel

/// Reads LibreWXR's answers: the list of pictures, which is RainViewer's of version 2, and pictures in colours that are numbers.
struct LibreWXRDecoder: Sendable {
    /// The millimetres an hour at most: stronger echoes are of hail.
    private static let strongestRate = 100.0
    /// The rates in hundredths of a millimetre an hour by a pixel's red: 7 bits for dBZ above −32, and one for snow.
    ///
    /// By Marshall and Palmer for rain, Z = 200 R^1.6, and Z = 2000 R^2 for snow, as the server itself reckons.
    private static let rates: [UInt16] = (0..<256).map { red in
        let reflectivity = pow(10, Double(red & 0x7F) / 10 - 3.2)
        let rate = red & 0x80 == 0 ? pow(reflectivity / 200, 1 / 1.6) : pow(reflectivity / 2000, 1 / 2)
        return UInt16((min(rate, strongestRate) * 100).rounded())
    }

    /// Returns the pictures in the order of their times, the latest of more than `Bound` allows.
    ///
    /// Entries with a path that could lead elsewhere are left out.
    /// - Throws: `emptyAnswer` for a list without measured pictures, as after a restart of the server, `unreadableAnswer`
    ///   without a list.
    func entries(from data: Data) throws(FetchError) -> [RadarFrames.Listing] {
        let root = try JSONObject(only: data)
        guard let radar = root.object("radar"), let past = radar.objects("past") else { throw .unreadableAnswer }
        let measured = past.suffix(Bound.radarFrames).compactMap { entry($0, measuredAt: nil) }
        guard let newest = measured.map(\.time).max() else { throw .emptyAnswer }
        let expected = (radar.objects("nowcast") ?? []).prefix(Bound.radarFrames)
            .compactMap { entry($0, measuredAt: newest) }
            .filter { $0.time > newest }
        return (measured + expected).sorted { $0.time < $1.time }
    }

    private func entry(_ object: JSONObject, measuredAt: Date?) -> RadarFrames.Listing? {
        guard let seconds = object.number("time"), (1..<1e11).contains(seconds), let path = object.text("path"),
            path.wholeMatch(of: /(\/[A-Za-z0-9_-]{1,64}){1,8}/) != nil
        else { return nil }
        let time = Date(timeIntervalSince1970: seconds)
        return RadarFrames.Listing(time: time, measuredAt: measuredAt ?? time, path: path)
    }

    /// Returns the rates of a picture; pixels without a colour are dry, as the server does not tell them from unseen ones.
    ///
    /// - Throws: `unreadableAnswer` for what is no picture of the grid's size.
    func frame(_ entry: RadarFrames.Listing, from data: Data, on grid: RadarGrid) throws(FetchError) -> RadarFrame {
        guard let pixels = PNGPicture.pixels(of: data, side: grid.columns) else { throw .unreadableAnswer }
        let hundredths = pixels.map { $0.w == 0 ? 0 : Self.rates[Int($0.x)] }
        return RadarFrame(time: entry.time, measuredAt: entry.measuredAt, hundredths: hundredths)
    }
}
