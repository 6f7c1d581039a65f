import Gazetteer
import Testing
import WeatherModel

@Suite("Coordinates as a query")
struct CoordinateQueryTests {
    @Test(
        "every usual way to write them",
        arguments: [
            ("52.52, 13.40", 52.52, 13.4), ("52.52,13.40", 52.52, 13.4), ("-33.9 18.4", -33.9, 18.4),
            ("−33.9 18.4", -33.9, 18.4), ("+1 +2", 1, 2), ("52°31′N 13°24′E", 52.516_667, 13.4),
            ("52°31'12\"N, 13°24'36\"E", 52.52, 13.41), ("52° 31' 12'' N 13° 24' 36'' E", 52.52, 13.41),
            ("N 52 31 12 E 13 24 36", 52.52, 13.41), ("52.52N 13.4W", 52.52, -13.4), ("13.4E 52.52N", 52.52, 13.4),
            ("33.9S 18.4e", -33.9, 18.4), ("52.52° 13.4°", 52.52, 13.4), ("-0°30′ 0°15′", -0.5, 0.25),
            ("geo:48.85,2.35", 48.85, 2.35), ("GEO:48.85,2.35,100;u=35", 48.85, 2.35),
            ("geo:48.85,2.35?z=11", 48.85, 2.35), ("52,52 13,40", 52.52, 13.4), ("52,52, -13,40", 52.52, -13.4),
            ("52.52; 13.4", 52.52, 13.4), ("90 180", 90, 180), ("  1.5 , 2.5 ", 1.5, 2.5),
        ])
    func understood(text: String, latitude: Double, longitude: Double) throws {
        let point = try #require(CoordinateQuery(text)).coordinates
        #expect(abs(point.latitude - latitude) < 1e-6)
        #expect(abs(point.longitude - longitude) < 1e-6)
    }

    @Test(
        "anything else is none",
        arguments: [
            "", "12345", "91 0", "0 181", "52.52", "1 2 3", "paris 15", "100 mile house", "52°31′N", "52°31′N 13°24′N",
            "N E", "1,2,3", "52°61′N 13°E", "52.5°30′N 13°E", "--1 2", "1..2 3", "1 -2 3", "geo:", "geo:1", "nan 1",
            "1e5 2",
            "°52 °13", "52′31° 13°", ",", "1,", "1 N 2 N", "inf inf",
        ])
    func refused(text: String) {
        #expect(CoordinateQuery(text) == nil)
    }

    @Test(
        "a letter of another language is a hemisphere in that language, and nothing in others",
        arguments: [
            ("52.52 N 13.4 O", 52.52, 13.4), ("52,52° N, 13,40° O", 52.52, 13.4), ("o13.4 n52.52", 52.52, 13.4),
            ("52°31′ с. ш. 13°24′ в. д.", 52.516_667, 13.4), ("33.9ю.ш. .5з", -33.9, -0.5),
            ("北緯35度41分 東経139度45分", 35.683_333, 139.75),
        ])
    func hemispheres(text: String, latitude: Double, longitude: Double) throws {
        let names = HemisphereNames(
            north: ["с. ш.", "с", "北緯"], south: ["ю. ш."], east: ["O", "в. д.", "東経"], west: ["з. д.", "з"])
        let point = try #require(CoordinateQuery(text, names)).coordinates
        #expect(abs(point.latitude - latitude) < 1e-6)
        #expect(abs(point.longitude - longitude) < 1e-6)
        #expect(CoordinateQuery(text) == nil)
    }

    @Test(
        "digits of other scripts are digits",
        arguments: ["٥٢٫٥٢، ١٣٫٤", "۵۲٫۵۲ ۱۳٫۴", "५२.५२ १३.४", "５２．５２，１３．４"])
    func digits(text: String) throws {
        #expect(CoordinateQuery(text)?.coordinates == Coordinates(latitude: 52.52, longitude: 13.4))
        #expect(try SmallIndex().first(text)?.kind == .coordinates)
        #expect(CoordinateQuery("一 二") == nil)
    }

    @Test("the answer is the point itself, with the name and the zone of the nearest town")
    func match() throws {
        let small = try SmallIndex()
        let match = try #require(small.first("52.4, 13.1"))
        #expect(match.kind == .coordinates)
        #expect(match.location.id == "point:52.4,13.1")
        #expect(match.location.name == "Berlin")
        #expect(match.location.timeZoneIdentifier == "Europe/Berlin")
        #expect(match.location.coordinates == Coordinates(latitude: 52.4, longitude: 13.1))
        #expect(match.location.population == nil)
        #expect(match.highlights.isEmpty)
        #expect(match.matchedName == nil)
    }

    @Test("without any town the point bears its numbers")
    func nowhere() throws {
        #expect(try SmallIndex([]).first("1.5 2.5")?.location.name == "1.5, 2.5")
    }
}
