import Foundation

extension SkyScene {
    /// Faint banks behind everything, the more of them the more is covered.
    func addBanks(to drawing: inout Drawing) {
        let count = 2 + Int(sky.cloudCover * 4)
        for place in Scatter(beginning: 3).prefix(count) {
            let size = width * (0.22 + 0.16 * place.y)
            let box = Rectangle(
                x: place.x * (width + size) - size, y: height * (0.25 + 0.45 * place.y), width: size,
                height: size * 0.42)
            drawing.fill(cloud(in: box), .even(shade, opacity: 0.10))
        }
    }

    /// Bright clouds where there is neither a word nor a tile.
    func addBrightClouds(to drawing: inout Drawing) {
        let light = sky.isDay ? (top: 0.95, bottom: 0.55) : (top: 0.34, bottom: 0.16)
        let wanted = 1 + Int(sky.cloudCover * 4)
        var drawn: [Rectangle] = []
        for (index, place) in Scatter(beginning: 11).prefix(240).enumerated() where drawn.count < wanted {
            let size = [118.0, 84, 100][index % 3]
            let box = Rectangle(
                x: place.x * (width - size), y: place.y * (height - 40), width: size, height: size * 0.42)
            let isClear = !words.contains { $0.grown(by: 8).overlaps(box) }
            guard isClear, !drawn.contains(where: { $0.grown(by: 12).overlaps(box) }) else { continue }
            drawn.append(box)
            drawing.fill(
                cloud(in: box),
                .vertical([
                    PaintStop(box.y, Colour(0xFFFFFF), opacity: light.top),
                    PaintStop(box.bottom, Colour(0xCFDCEC), opacity: light.bottom),
                ]))
        }
    }

    /// Soft dark shapes along the top, and lighter ones below them.
    func addLobes(to drawing: inout Drawing) {
        let (top, _) = gradient
        let isLight = wordColour.luminance < 0.5
        let dark = top.mixed(with: Colour(isLight ? 0xFFFFFF : 0x000000), share: isLight ? 0.35 : 0.32)
        for (colour, opacity, middle, beginning) in [
            (dark, 0.55, 0.02, 1.0), (dark, 0.34, 0.24, 23), (dark, 0.2, 0.5, 41),
        ] {
            let count = max(4, Int(width / 90))
            for (index, place) in Scatter(beginning: beginning).prefix(count).enumerated() {
                let centre = Point(
                    (Double(index) + place.x) / Double(count) * width, height * (middle + 0.12 * (place.y - 0.5)))
                let (radiusX, radiusY) = (95 + 95 * place.y, 30 + 32 * place.x)
                drawing.fill(
                    .rectangle(
                        Rectangle(
                            x: centre.x - radiusX, y: centre.y - radiusY, width: 2 * radiusX, height: 2 * radiusY)),
                    .radial(
                        centre: centre, radiusX: radiusX, radiusY: radiusY,
                        [
                            PaintStop(0, colour, opacity: opacity), PaintStop(0.55, colour, opacity: opacity * 0.6),
                            PaintStop(1, colour, opacity: 0),
                        ]))
            }
        }
    }

    /// Layers of fog, lighter and darker by turns.
    func addMist(to drawing: inout Drawing) {
        let (top, bottom) = gradient
        for (index, place) in Scatter(beginning: 5).prefix(9).enumerated() {
            let centre = Point(place.x * width, height * (0.1 + 0.1 * Double(index)))
            let (radiusX, radiusY) = (width * (0.3 + 0.2 * place.y), 26 + 16 * place.x)
            let colour = index.isMultiple(of: 2) ? bottom : top
            drawing.fill(
                .rectangle(
                    Rectangle(
                        x: centre.x - radiusX, y: centre.y - radiusY, width: 2 * radiusX, height: 2 * radiusY)),
                .radial(
                    centre: centre, radiusX: radiusX, radiusY: radiusY,
                    [PaintStop(0, colour, opacity: 0.5), PaintStop(1, colour, opacity: 0)]))
        }
    }

    /// White, or the sky's own dark where words are dark.
    private var shade: Colour { wordColour.luminance < 0.5 ? gradient.top : Colour(0x9FB4CC) }

    /// Five round tops on a flat base, as wide as the box.
    private func cloud(in box: Rectangle) -> Path {
        let (width, base) = (box.width, box.bottom)
        var path = Path.rectangle(
            Rectangle(x: box.x + 0.118 * width, y: base - 0.118 * width, width: 0.764 * width, height: 0.118 * width))
        for (x, height, radius) in [
            (0.118, 0.118, 0.118), (0.309, 0.133, 0.146), (0.5, 0.147, 0.172), (0.69, 0.18, 0.231),
            (0.882, 0.118, 0.118),
        ] {
            // From where the circle cuts the base on its left, over the top, to where it does on its right.
            let cut = asin(min(height / radius, 1))
            let centre = Point(box.x + x * width, base - height * width)
            let start = Point(centre.x - cos(cut) * radius * width, centre.y + sin(cut) * radius * width)
            path.append(.move(start))
            path.append(.arc(centre: centre, radius: radius * width, from: .pi - cut, to: 2 * .pi + cut))
            path.append(.close)
        }
        return path
    }
}
