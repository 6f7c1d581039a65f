@testable import GazetteerBuilding

extension SourceData {
    static func of(_ places: [SourcePlace]) -> SourceData {
        SourceData(
            places: places,
            countries: [
                SourceCountry(code: "US", code3: "USA", name: "United States", languages: "en-US,es-US"),
                SourceCountry(code: "GB", code3: "GBR", name: "United Kingdom", languages: "en-GB"),
                SourceCountry(code: "DE", code3: "DEU", name: "Germany", languages: "de"),
                SourceCountry(code: "JP", code3: "JPN", name: "Japan", languages: "ja"),
                SourceCountry(code: "KR", code3: "KOR", name: "South Korea", languages: "ko-KR,en"),
                SourceCountry(code: "FJ", code3: "FJI", name: "Fiji", languages: "en-FJ,fj"),
            ],
            regions: [
                "US.ME": "Maine", "US.OR": "Oregon", "US.TX": "Texas", "US.MO": "Missouri", "GB.ENG": "England",
                "DE.02": "Bavaria", "DE.16": "Berlin", "JP.40": "Tokyo",
            ],
            notes: [])
    }
}

extension SourcePlace {
    init(
        _ id: Int, _ name: String, _ country: String, _ region: String, _ population: Int, _ latitude: Double = 0,
        _ longitude: Double = 0, zone: String = "Etc/UTC", others: [String] = []
    ) {
        self.init(
            id: id, name: name, latitude: latitude, longitude: longitude, countryCode: country, regionCode: region,
            population: population, zone: zone, otherNames: others, isSection: false)
    }
}

extension [SourcePlace] {
    static let few: [SourcePlace] = [
        SourcePlace(
            1, "London", "GB", "ENG", 8_961_989, 51.50853, -0.12574, zone: "Europe/London", others: ["Londres"]),
        SourcePlace(2, "Portland", "US", "OR", 652_503, 45.52345, -122.67621, zone: "America/Los_Angeles"),
        SourcePlace(3, "Portland", "US", "ME", 66_881, 43.65737, -70.2589, zone: "America/New_York"),
        SourcePlace(
            4, "Munich", "DE", "02", 1_505_005, 48.13743, 11.57549, zone: "Europe/Berlin",
            others: ["München", "munhen"]),
        SourcePlace(5, "Berlin", "DE", "16", 3_426_354, 52.52437, 13.41053, zone: "Europe/Berlin"),
        SourcePlace(
            6, "Tokyo", "JP", "40", 9_733_276, 35.6895, 139.69171, zone: "Asia/Tokyo", others: ["東京", "トウキョウ"]),
        SourcePlace(7, "Busan", "KR", "10", 3_285_147, 35.10168, 129.03004, zone: "Asia/Seoul", others: ["부산"]),
        SourcePlace(8, "St. John's Wood", "GB", "ENG", 30_000, 51.53, -0.17, zone: "Europe/London"),
        SourcePlace(9, "Paris", "US", "TX", 24_782, 33.66094, -95.55551, zone: "America/Chicago"),
        SourcePlace(10, "Londonderry", "US", "OR", 900_000, 44, -120, zone: "America/Los_Angeles"),
        SourcePlace(11, "New Munich", "US", "MO", 5_000, 45, -94, zone: "America/Chicago"),
        SourcePlace(12, "Straße", "DE", "02", 2_000, 48, 12, zone: "Europe/Berlin"),
    ]
}
