import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Outlines of warnings, as sources write them")
struct AlertShapeTests {
    private func point(_ latitude: Double, _ longitude: Double) throws -> Coordinates {
        try #require(Coordinates(latitude: latitude, longitude: longitude))
    }

    private func geoJSON(_ text: String) throws -> [AlertShape] {
        AlertShape.shapes(geoJSON: try JSONObject(Data(text.utf8)))
    }

    @Test(
        "CAP's polygon has the latitude first, whatever stands between its points",
        arguments: [
            "50,10 50,12 52,12 52,10 50,10", " 50,10\n\t50,12\r\n52,12   52,10 50,10 ", "50, 10 50, 12 52, 12 52, 10",
            "50.0,10.0 50.0,1.2e1 52,12 52,10",
        ])
    func capPolygon(text: String) throws {
        let shape = try #require(AlertShape(capPolygon: text))
        #expect(try shape.contains(point(51, 11)))
        #expect(try !shape.contains(point(11, 51)))
    }

    @Test(
        "what is no polygon is none",
        arguments: ["", " ", "50", "50,10", "50,10 50,12", "a,b c,d e,f", "50,10 50,12 52", "nan,1 2,3 4,5", "1,,2;;3"])
    func noPolygon(text: String) {
        #expect(AlertShape(capPolygon: text) == nil)
    }

    @Test("a line that encloses no area stands for 10 km around it, unless it is long")
    func sliver() throws {
        // As DWD and BMKG have sent: there and back, and three points in a row.
        for text in [
            "51.4377,13.3222 51.4378,13.3329 51.4377,13.3222", "-6.89,109.67 -6.88,109.68 -6.87,109.69 -6.89,109.67",
        ] {
            let shape = try #require(AlertShape(capPolygon: text))
            let north = try text.hasPrefix("-") ? point(-6.81, 109.67) : point(51.52, 13.3222)
            let beyond = try text.hasPrefix("-") ? point(-6.7, 109.67) : point(51.6, 13.3222)
            #expect(shape.contains(north))
            #expect(!shape.contains(beyond))
        }
        #expect(AlertShape(capPolygon: "50,10 50,12 50,10") == nil)
        #expect(AlertShape(capPolygon: "0,0 0,0 0,0") == nil)
    }

    @Test("CAP's circle is so many kilometres around a point, across the antimeridian too")
    func circle() throws {
        let shape = try #require(AlertShape(capCircle: "0,179.9 50"))
        #expect(try shape.contains(point(0, -179.9)))
        #expect(try shape.contains(point(0.4, 179.9)))
        #expect(try !shape.contains(point(0.5, 179.9)))
        #expect(try !shape.contains(point(0, 179)))
        #expect(AlertShape(capCircle: "0,179.9 0") == nil)
        #expect(AlertShape(capCircle: "0,179.9") == nil)
        #expect(AlertShape(capCircle: "95,1 10") == nil)
        #expect(AlertShape(capCircle: "0,1 -3") == nil)
    }

    @Test("GeoJSON has the longitude first, and a hole is outside but for its edge")
    func hole() throws {
        let shapes = try geoJSON(
            """
            {"type":"Polygon","coordinates":[[[10,50,7],[12,50,7],[12,52,7],[10,52,7],[10,50,7]],
            [[10.5,50.5],[11,50.5],[11,51],[10.5,51],[10.5,50.5]]]}
            """)
        let shape = try #require(shapes.first)
        #expect(try shape.contains(point(51.5, 11.5)))
        #expect(try !shape.contains(point(50.7, 10.7)))
        #expect(try shape.contains(point(50.5, 10.7)))
        #expect(try !shape.contains(point(11.5, 51.5)))
    }

    @Test("several polygons and collections are each read")
    func several() throws {
        let multi = #"{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1]]],[[[5,5],[6,5],[6,6]]],7,[[]]]}"#
        #expect(try geoJSON(multi).count == 2)
        let collection = #"{"type":"GeometryCollection","geometries":[\#(multi),{"type":"Point","coordinates":[1,2]}]}"#
        #expect(try geoJSON(collection).count == 2)
        #expect(try #require(geoJSON(multi).last).contains(point(5.2, 5.8)))
    }

    @Test(
        "what has no area has no shape",
        arguments: [
            #"{"type":"Point","coordinates":[1,2]}"#, #"{"type":"Polygon"}"#, #"{"type":"Polygon","coordinates":[]}"#,
            #"{"type":"Polygon","coordinates":[[[0,0],[1,1]]]}"#, #"{"type":"Polygon","coordinates":[[[0],[1],[2]]]}"#,
            #"{"type":"Polygon","coordinates":[[["x",0],[1,1],[2,2]]]}"#, #"{"type":"Polygon","coordinates":"x"}"#,
            #"{"coordinates":[[[0,0],[1,0],[1,1]]]}"#, #"{"type":"MultiPolygon","coordinates":[[[0,0],[1,0],[1,1]]]}"#,
        ])
    func shapeless(text: String) throws {
        #expect(try geoJSON(text).isEmpty)
    }

    @Test("a name that holds the place's or its region's as words of their own names it")
    func names() throws {
        let place = Location(name: "Rīga", region: "Nordrhein-Westfalen", coordinates: try point(56.9, 24.1))
        for name in ["Riga", "City of RĪGA, Latvia", "Rīga; Kurzeme", "Kreis Kleve (Nordrhein Westfalen)"] {
            #expect(AlertArea(name: name).names(place), "\(name)")
        }
        for name in ["Rigas rajons", "Westfalen", "", "Nordrhein"] {
            #expect(!AlertArea(name: name).names(place), "\(name)")
        }
        #expect(!AlertArea().names(place))
    }
}
