import Foundation

/// Writes a drawing as an SVG document, with the words a screen reader needs in it.
public struct DrawingSVG {
    private var definitions: [String] = []
    private var body: [String] = []
    private let drawing: Drawing
    private let title: String
    private let description: String

    /// - Parameters:
    ///   - title: The document's title, which readers of the file show and speak first.
    ///   - description: The picture in words.
    public init(_ drawing: Drawing, title: String, description: String) {
        (self.drawing, self.title, self.description) = (drawing, title, description)
        for mark in drawing.marks { add(mark) }
    }

    /// The whole document; pictures of the weather are left out, as an SVG file has no icon theme.
    public var text: String {
        let size = "width=\"\(number(drawing.width))\" height=\"\(number(drawing.height))\""
        let box = "viewBox=\"0 0 \(number(drawing.width)) \(number(drawing.height))\""
        let head = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(box) role=\"img\" font-family=\"sans-serif\">",
            "<title>\(escaped(title))</title>", "<desc>\(escaped(description))</desc>",
        ]
        let shared = definitions.isEmpty ? [] : ["<defs>"] + definitions + ["</defs>"]
        return (head + shared + body + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    private mutating func add(_ mark: Mark) {
        switch mark {
        case .fill(let path, let paint):
            body.append("<path d=\"\(data(path))\" \(attributes("fill", paint))/>")
        case .stroke(let path, let stroke):
            let dash =
                stroke.dash.isEmpty
                ? "" : " stroke-dasharray=\"\(stroke.dash.map(number).joined(separator: " "))\""
            body.append(
                "<path d=\"\(data(path))\" fill=\"none\" \(attributes("stroke", stroke.paint))"
                    + " stroke-width=\"\(number(stroke.width))\" stroke-linecap=\"round\" stroke-linejoin=\"round\"\(dash)/>"
            )
        case .soft(let marks): for mark in marks { add(mark) }
        case .masked(let marks, let mask):
            body.append("<g mask=\"url(#\(reference(to: mask)))\">")
            for mark in marks { add(mark) }
            body.append("</g>")
        case .label(let label): body.append(text(label))
        case .picture: break
        }
    }

    private func text(_ label: DrawnText) -> String {
        let anchor =
            switch label.anchor {
            case .start: "start"
            case .middle: "middle"
            case .end: "end"
            }
        let rim = label.rim.map {
            " stroke=\"\($0.text)\" stroke-width=\"3\" stroke-linejoin=\"round\" paint-order=\"stroke\""
        }
        let weight =
            switch label.lettering.weight {
            case .light: " font-weight=\"300\""
            case .regular: ""
            case .bold: " font-weight=\"700\""
            }
        // Points to pixels; the middle of a line lies a third of the letters' size above their foot.
        let size = label.lettering.points * 4 / 3
        return "<text x=\"\(number(label.place.x))\" y=\"\(number(label.place.y + size * 0.35))\""
            + " font-size=\"\(number(size))\"\(weight) text-anchor=\"\(anchor)\" fill=\"\(label.colour.text)\""
            + "\(rim ?? "")>\(escaped(label.text))</text>"
    }

    private mutating func attributes(_ name: String, _ paint: Paint) -> String {
        switch paint {
        case .even(let colour, let opacity):
            return "\(name)=\"\(colour.text)\"" + (opacity < 1 ? " \(name)-opacity=\"\(number(opacity))\"" : "")
        case .vertical(let stops):
            return "\(name)=\"url(#\(gradient(stops, "x1=\"0\" x2=\"0\"", "y1", "y2")))\""
        case .horizontal(let stops):
            return "\(name)=\"url(#\(gradient(stops, "y1=\"0\" y2=\"0\"", "x1", "x2")))\""
        case .radial(let centre, let radiusX, let radiusY, let stops):
            let id = "g\(definitions.count)"
            let place =
                "gradientTransform=\"translate(\(number(centre.x)) \(number(centre.y)))"
                + " scale(\(number(radiusX)) \(number(radiusY)))\""
            definitions.append(
                "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\" \(place)>"
                    + list(stops, from: 0, to: 1) + "</radialGradient>")
            return "\(name)=\"url(#\(id))\""
        }
    }

    private mutating func reference(to mask: SoftMask) -> String {
        let id = "g\(definitions.count)"
        let (ground, shape) = mask.showsInside ? ("#000", "#fff") : ("#fff", "#000")
        let whole = "width=\"\(number(drawing.width))\" height=\"\(number(drawing.height))\""
        let boxes = mask.boxes.map { box in
            "<rect x=\"\(number(box.x))\" y=\"\(number(box.y))\" width=\"\(number(box.width))\""
                + " height=\"\(number(box.height))\"/>"
        }
        definitions += [
            "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" \(whole)>"
                + "<rect \(whole) fill=\"\(ground)\"/>"
                + "<g filter=\"url(#\(id)b)\" fill=\"\(shape)\">\(boxes.joined())</g></mask>",
            "<filter id=\"\(id)b\" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" \(whole)>"
                + "<feGaussianBlur stdDeviation=\"\(number(mask.blur))\"/></filter>",
        ]
        return id
    }

    private mutating func gradient(_ stops: [PaintStop], _ across: String, _ start: String, _ end: String) -> String {
        let id = "g\(definitions.count)"
        let (first, last) = (stops.first?.place ?? 0, stops.last?.place ?? 1)
        definitions.append(
            "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(across) \(start)=\"\(number(first))\""
                + " \(end)=\"\(number(last))\">\(list(stops, from: first, to: last))</linearGradient>")
        return id
    }

    private func list(_ stops: [PaintStop], from first: Double, to last: Double) -> String {
        stops.map { stop in
            let share = last > first ? (stop.place - first) / (last - first) : 0
            let opacity = stop.opacity < 1 ? " stop-opacity=\"\(number(stop.opacity))\"" : ""
            return "<stop offset=\"\(number(share))\" stop-color=\"\(stop.colour.text)\"\(opacity)/>"
        }.joined()
    }

    private func data(_ path: Path) -> String {
        path.steps.enumerated().map { index, step in
            switch step {
            case .move(let point): "M\(pair(point))"
            case .line(let point): "L\(pair(point))"
            case .curve(let first, let second, let end): "C\(pair(first)) \(pair(second)) \(pair(end))"
            case .arc(let centre, let radius, let from, let to): arc(centre, radius, from, to, isFirst: index == 0)
            case .close: "Z"
            }
        }.joined()
    }

    /// SVG cannot say a whole circle as one arc, so that each is drawn in halves.
    private func arc(_ centre: Point, _ radius: Double, _ from: Double, _ to: Double, isFirst: Bool) -> String {
        func at(_ angle: Double) -> String {
            pair(Point(centre.x + radius * cos(angle), centre.y + radius * sin(angle)))
        }
        let size = "\(number(radius)) \(number(radius))"
        return "\(isFirst ? "M" : "L")\(at(from))A\(size) 0 0 1 \(at((from + to) / 2))A\(size) 0 0 1 \(at(to))"
    }

    private func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

    private func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
