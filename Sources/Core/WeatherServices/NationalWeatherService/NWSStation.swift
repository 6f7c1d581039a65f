import Foundation

/// A weather station near a grid cell.
struct NWSStation {
    /// The identifier of the station, such as "KNYC".
    let identifier: String
    let name: String?

    /// Returns the stations of `/gridpoints/…/stations`, the nearest first.
    static func list(_ data: Data) throws(FetchError) -> [NWSStation] {
        guard let features = try JSONObject(data).objects("features") else { throw .unreadableAnswer }
        let stations = features.compactMap { feature -> NWSStation? in
            let properties = feature.object("properties")
            guard let identifier = properties?.text("stationIdentifier"), identifier.isNWSIdentifier else { return nil }
            return NWSStation(identifier: identifier, name: properties?.text("name"))
        }
        guard !stations.isEmpty else { throw .emptyAnswer }
        return stations
    }
}
