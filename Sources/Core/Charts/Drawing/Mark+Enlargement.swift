extension Mark {
    /// The mark so many times as large, seen from the drawing's top left corner.
    public func enlarged(_ times: Double) -> Mark {
        switch self {
        case .fill(let path, let paint): .fill(path.enlarged(times), paint.enlarged(times))
        case .stroke(let path, let stroke): .stroke(path.enlarged(times), stroke.enlarged(times))
        case .soft(let marks): .soft(marks.map { $0.enlarged(times) })
        case .masked(let marks, let mask): .masked(marks.map { $0.enlarged(times) }, mask.enlarged(times))
        case .label(let text): .label(text.enlarged(times))
        case .picture(let name, let box, let opacity): .picture(name, box.enlarged(times), opacity: opacity)
        }
    }
}

extension Path {
    fileprivate func enlarged(_ times: Double) -> Path {
        Path(
            steps.map { step in
                switch step {
                case .move(let point): .move(point.enlarged(times))
                case .line(let point): .line(point.enlarged(times))
                case .curve(let one, let other, let end):
                    .curve(one.enlarged(times), other.enlarged(times), end.enlarged(times))
                case .arc(let centre, let radius, let from, let to):
                    .arc(centre: centre.enlarged(times), radius: radius * times, from: from, to: to)
                case .close: .close
                }
            })
    }
}

extension Paint {
    fileprivate func enlarged(_ times: Double) -> Paint {
        func enlarged(_ stops: [PaintStop]) -> [PaintStop] {
            stops.map { PaintStop($0.place * times, $0.colour, opacity: $0.opacity) }
        }
        return switch self {
        case .even: self
        case .vertical(let stops): .vertical(enlarged(stops))
        case .horizontal(let stops): .horizontal(enlarged(stops))
        // Its stops are shares of the radii.
        case .radial(let centre, let radiusX, let radiusY, let stops):
            .radial(centre: centre.enlarged(times), radiusX: radiusX * times, radiusY: radiusY * times, stops)
        }
    }
}

extension Stroke {
    fileprivate func enlarged(_ times: Double) -> Stroke {
        Stroke(paint.enlarged(times), width: width * times, dash: dash.map { $0 * times })
    }
}

extension SoftMask {
    fileprivate func enlarged(_ times: Double) -> SoftMask {
        SoftMask(boxes.map { $0.enlarged(times) }, blur: blur * times, showsInside: showsInside)
    }
}

extension DrawnText {
    fileprivate func enlarged(_ times: Double) -> DrawnText {
        DrawnText(
            text, at: place.enlarged(times), anchor, Lettering(lettering.points * times, lettering.weight), colour,
            rim: rim)
    }
}

extension Point {
    fileprivate func enlarged(_ times: Double) -> Point { Point(x * times, y * times) }
}

extension Rectangle {
    /// The rectangle so many times as large and as far from the drawing's top left corner.
    public func enlarged(_ times: Double) -> Rectangle {
        Rectangle(x: x * times, y: y * times, width: width * times, height: height * times)
    }
}
