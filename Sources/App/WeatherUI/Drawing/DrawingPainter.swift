internal import Charts
internal import Gtk

/// Paints the marks of a drawing.
@MainActor
struct DrawingPainter {
    private let canvas: Canvas
    private let isOnDark: Bool

    /// - Parameter isOnDark: Whether its pictures lie on a dark ground even in a light window.
    init(on canvas: Canvas, onDarkGround isOnDark: Bool = false) {
        (self.canvas, self.isOnDark) = (canvas, isOnDark)
    }

    func paint(_ drawing: Drawing) {
        for mark in drawing.marks { paint(mark) }
    }

    private func paint(_ mark: Mark) {
        switch mark {
        case .fill(let path, let paint):
            outline(path)
            canvas.fillOutline(source(paint, in: canvas))
        case .stroke(let path, let stroke):
            outline(path)
            canvas.strokeOutline(source(stroke.paint, in: canvas), width: stroke.width, dash: stroke.dash)
        case .soft(let marks):
            canvas.smoothed { coarse in
                let painter = DrawingPainter(on: coarse, onDarkGround: isOnDark)
                for mark in marks { painter.paint(mark) }
            }
        case .masked(let marks, let mask):
            let layers = mask.layers.map { ($0.boxes.map { ($0.x, $0.y, $0.width, $0.height) }, $0.opacity) }
            canvas.masked(by: layers, showingInside: mask.showsInside) { canvas in
                let painter = DrawingPainter(on: canvas, onDarkGround: isOnDark)
                for mark in marks { painter.paint(mark) }
            }
        case .label(let label):
            canvas.drawText(
                label.text, x: label.place.x, y: label.place.y, anchor: Canvas.Anchor(label.anchor),
                points: label.lettering.points, weight: TextRuler.Weight(label.lettering), RGBA(label.colour),
                rim: label.rim.map { RGBA($0) })
        case .picture(let name, let box, let opacity):
            canvas.drawIcon(name, x: box.x, y: box.y, size: box.width, onDarkGround: isOnDark, opacity: opacity)
        }
    }

    private func outline(_ path: Path) {
        canvas.beginOutline()
        for step in path.steps {
            switch step {
            case .move(let point): canvas.move(x: point.x, y: point.y)
            case .line(let point): canvas.addLine(x: point.x, y: point.y)
            case .curve(let first, let second, let end):
                canvas.addCurve((first.x, first.y), (second.x, second.y), to: (end.x, end.y))
            case .arc(let centre, let radius, let start, let end):
                canvas.addArc(x: centre.x, y: centre.y, radius: radius, from: start, to: end)
            case .close: canvas.closeOutline()
            }
        }
    }

    private func source(_ paint: Paint, in canvas: Canvas) -> Canvas.Source {
        switch paint {
        case .even(let colour, let opacity): .even(RGBA(colour, alpha: opacity))
        case .vertical(let stops):
            .linear(from: (0, 0), to: (0, canvas.height), Self.shares(stops, of: canvas.height))
        case .horizontal(let stops):
            .linear(from: (0, 0), to: (canvas.width, 0), Self.shares(stops, of: canvas.width))
        case .radial(let centre, let radiusX, let radiusY, let stops):
            .radial(
                centre: (centre.x, centre.y), radiusX: radiusX, radiusY: radiusY, Self.shares(stops, of: 1))
        }
    }

    private static func shares(_ stops: [PaintStop], of length: Double) -> [(share: Double, colour: RGBA)] {
        stops.map { ($0.place / length, RGBA($0.colour, alpha: $0.opacity)) }
    }
}

extension Canvas.Anchor {
    fileprivate init(_ anchor: Charts.DrawnText.Anchor) {
        self =
            switch anchor {
            case .start: .start
            case .middle: .middle
            case .end: .end
            }
    }
}
