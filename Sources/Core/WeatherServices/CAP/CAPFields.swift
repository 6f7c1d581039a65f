import WeatherModel

/// Access to the elements of a CAP object in either XML or JSON.
protocol CAPFields {
    /// Returns the first value of that name without surrounding white space; nil if it is empty or missing.
    func text(_ name: String) -> String?
    /// Returns all values of that name that are not empty.
    func texts(_ name: String) -> [String]
    /// Returns the nested objects of that name.
    func parts(_ name: String) -> [Self]
}

extension CAPFields {
    /// Returns the `valueName` and `value` of each nested object of that name, in whatever order the two stand.
    func pairs(_ name: String) -> [(name: String, value: String)] {
        parts(name).flatMap { pair in
            zip(pair.texts("valueName"), pair.texts("value")).map { (name: $0, value: $1) }
        }
    }
}

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
