import BaseMap
import Foundation
import Testing
import WeatherModel

@testable import Charts

struct PrecisionMapTests {
    private static let hamburg = Coordinates(clampingLatitude: 53.5511, longitude: 9.9937)

    private func cell(_ side: Double, _ label: String) -> PrecisionMap.Cell {
        PrecisionMap.Cell(Coordinates(clampingLatitude: 53.55, longitude: 9.99), side: side, label: label)
    }

    private func drawing(
        chosen: PrecisionMap.Cell, larger: [PrecisionMap.Cell], style: ColourStyle = .light
    ) throws -> Drawing {
        let map = try BaseMap(
            file: URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../Resources/base-map.fwm").standardizedFileURL)
        return PrecisionMap(around: Self.hamburg, map, chosen: chosen, larger: larger)
            .drawing(width: PrecisionMap.width, height: PrecisionMap.height, style: style, measure: LetterMeasure())
    }

    private func dashes(_ drawing: Drawing) -> [Path] {
        drawing.marks.compactMap { mark in
            if case .stroke(let path, let stroke) = mark, stroke.dash == [3, 3] { path } else { nil }
        }
    }

    @Test("the chosen cell is filled, the next larger one dashed, and both say how large they are")
    func cells() throws {
        let drawing = try drawing(chosen: cell(0.01, "1 km"), larger: [cell(0.1, "10 km")])
        let accent = Palette(.light).accent
        #expect(drawing.marks.contains { if case .fill(_, .even(accent, opacity: 1)) = $0 { true } else { false } })
        let dashed = try #require(dashes(drawing).first)
        guard case .move(let corner) = dashed.steps.first ?? .close else { return }
        #expect(corner.x > 0 && corner.y > 0)
        #expect(drawing.labels.map(\.text) == ["1 km", "10 km"])
        #expect(drawing.labels.map(\.lettering.isBold) == [true, false])
        let boxes = drawing.labels.map { $0.box(LetterMeasure()) }
        #expect(!boxes[0].overlaps(boxes[1]))
    }

    @Test("a cell of a few metres is still seen, and the dashed one is the first that is told from it")
    func small() throws {
        let drawing = try drawing(
            chosen: cell(0.0001, "10 m"), larger: [cell(0.001, "100 m"), cell(0.01, "1 km"), cell(0.1, "10 km")])
        #expect(drawing.labels.map(\.text) == ["10 m", "1 km"])
    }

    @Test("the size of a cell that goes beyond the map is written on the map")
    func beyond() throws {
        let north = PrecisionMap.Cell(Coordinates(clampingLatitude: 53.6, longitude: 10), side: 0.1, label: "10 km")
        let drawing = try drawing(chosen: cell(0.01, "1 km"), larger: [north])
        let picture = Rectangle(x: 0, y: 0, width: PrecisionMap.width, height: PrecisionMap.height)
        #expect(drawing.labels.map(\.text) == ["1 km", "10 km"])
        #expect(drawing.labels.allSatisfy { picture.contains($0.box(LetterMeasure())) })
    }

    @Test("no edge of the larger cell runs through the words, wherever in it the chosen one lies")
    func struck() throws {
        for north in stride(from: 53.505, through: 53.6, by: 0.018) {
            for east in stride(from: 9.945, through: 10.04, by: 0.018) {
                let outer = PrecisionMap.Cell(
                    Coordinates(clampingLatitude: north, longitude: east), side: 0.1, label: "10 km")
                for (side, label) in [(0.01, "1 km"), (0.001, "100 m")] {
                    let drawing = try drawing(chosen: cell(side, label), larger: [outer])
                    #expect(drawing.labels.contains { $0.text == label }, "\(north), \(east)")
                    let edges = try #require(dashes(drawing).first).bounds
                    for box in drawing.labels.map({ $0.box(LetterMeasure()) }) {
                        let isBeside = !box.overlaps(edges)
                        let isWithin = edges.contains(box)
                        #expect(isBeside || isWithin, "\(label): \(north), \(east)")
                    }
                }
            }
        }
    }

    @Test("of the largest cell none is larger, and the map is seen through it", arguments: ColourStyle.allCases)
    func largest(style: ColourStyle) throws {
        let drawing = try drawing(chosen: cell(0.1, "10 km"), larger: [], style: style)
        #expect(dashes(drawing).isEmpty)
        #expect(drawing.labels.map(\.text) == ["10 km"])
        let accent = Palette(style).accent
        #expect(drawing.marks.contains { if case .fill(_, .even(accent, opacity: 0.25)) = $0 { true } else { false } })
    }
}

struct PrecisionTrackTests {
    private let track = PrecisionTrack(["10 m", "100 m", "1 km", "10 km"], chosen: 2)

    @Test("each stop is found where it is drawn, and beyond the ends the outermost", arguments: [1.0, 2])
    func stops(scale: Double) {
        let measure = LetterMeasure(scale: scale)
        for position in track.labels.indices {
            let x = track.x(of: position, width: 310, measure)
            #expect(track.position(atX: x + 5, width: 310, measure) == position)
        }
        #expect(track.position(atX: -50, width: 310, measure) == 0)
        #expect(track.position(atX: 900, width: 310, measure) == 3)
    }

    @Test(
        "words stay within the slider, apart from each other, and those of the chosen stop are bold",
        arguments: [1.0, 2])
    func words(scale: Double) {
        let measure = LetterMeasure(scale: scale)
        let drawing = track.drawing(width: 310, height: track.height(measure), Palette(.light), measure)
        #expect(drawing.labels.first?.text == "1 km")
        #expect(drawing.labels.map(\.lettering.isBold) == [true] + drawing.labels.dropFirst().map { _ in false })
        let boxes = drawing.labels.map { $0.box(measure) }
        #expect(boxes.allSatisfy { $0.x >= -0.5 && $0.right <= 310.5 && $0.bottom <= drawing.height })
        for (index, box) in boxes.enumerated() {
            #expect(!boxes.dropFirst(index + 1).contains(where: box.overlaps))
        }
    }
}
