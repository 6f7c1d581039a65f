/// A line of JSON, as another program would read it.
struct Answer: Decodable {
    struct Match: Decodable {
        let geonameid: Int?
        let name: String
        let region: String?
        let country: String?
        let latitude: Double
        let longitude: Double
        let zone: String?
        let population: Int?
        let kind: String
    }

    let query: String
    let matches: [Match]

    /// GeoNames' number of the best one.
    var best: Int? { matches.first?.geonameid }
}
