import WeatherModel

/// An area of a CAP message.
struct CAPArea {
    /// Geocodes such as "EMMA_ID NL018" and outlines as written, which are the same in every language.
    var marks: [String]
    /// The name of the area and its valid outlines.
    var area: AlertArea

    init(_ fields: some CAPFields) {
        let polygons = fields.texts("polygon")
        let circles = fields.texts("circle")
        marks = fields.pairs("geocode").map { "\($0.name) \($0.value)" } + polygons + circles
        area = AlertArea(
            name: fields.text("areaDesc"),
            shapes: polygons.compactMap(AlertShape.init(capPolygon:)) + circles.compactMap(AlertShape.init(capCircle:)))
    }
}
