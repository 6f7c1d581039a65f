extension SkyScene {
    /// Strokes of rain, more of them the more falls, leaning as the wind drives them.
    func addRain(to drawing: inout Drawing) {
        let count = Int(width / 744 * (70 + 40 * min(sky.rate, 8).squareRoot()))
        for layer in 0..<3 {
            let paint = Paint.even(Colour(0xAEBDCB), opacity: [0.42, 0.32, 0.22][layer])
            let across = [1.4, 1.1, 1][layer] / 2
            let drops = Scatter(beginning: Double(31 + layer * 17), stray: 0.08).prefix(count / 3).enumerated()
                .compactMap { index, place -> (start: Point, end: Point)? in
                    let length = 12 + Double((index * 5) % 11)
                    let start = Point(place.x * (width + 40) - 20, place.y * height * 0.98 + height * 0.1)
                    let end = start.moved(x: length * (0.3 * (sky.lean < 0 ? -1 : 1) + 0.5 * sky.lean), y: length)
                    return isClearOfWords(start, end) ? (start, end) : nil
                }
            // A few at a time, as a single outline of all takes much longer to paint.
            let inOrder = drops.sorted { $0.start.x < $1.start.x }
            for first in stride(from: 0, to: inOrder.count, by: 8) {
                let steps = inOrder[first...].prefix(8).flatMap { drop -> [Path.Step] in
                    [
                        .move(drop.start.moved(x: -across, y: 0)), .line(drop.start.moved(x: across, y: 0)),
                        .line(drop.end.moved(x: across, y: 0)), .line(drop.end.moved(x: -across, y: 0)), .close,
                    ]
                }
                drawing.fill(Path(steps), paint)
            }
        }
    }

    /// Flakes in free sky.
    func addFlakes(to drawing: inout Drawing) {
        let count = Int(width / 744 * (50 + 20 * min(sky.rate, 6)))
        let colour = wordColour.luminance < 0.5 ? Colour(0xFFFFFF) : Colour(0xC9D6E4)
        for (index, place) in Scatter(beginning: 13, stray: 0.07).prefix(count).enumerated() {
            let point = Point(place.x * width, place.y * height)
            let radius = [1, 1.7, 2.4, 1.3, 1][index % 5]
            guard isFree(point, reach: radius + 3) else { continue }
            drawing.fill(.circle(point, radius: radius), .even(colour, opacity: 0.75))
        }
    }

    private func isClearOfWords(_ start: Point, _ end: Point) -> Bool {
        let box = Rectangle(
            x: min(start.x, end.x) - 2, y: start.y - 2, width: abs(end.x - start.x) + 4, height: end.y - start.y + 4)
        return !words.contains { $0.overlaps(box) }
    }
}
