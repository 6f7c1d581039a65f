import Foundation
import Charts

/// How colours look to people with and without a kind of colour blindness: the matrices of Machado, Oliveira and Fernandes
/// (2009) for full severity, over linear light; differences are CIE 1976 ΔE*ab under D65.
enum ColourVision: CaseIterable {
    case usual, protanopia, deuteranopia, tritanopia

    func difference(_ first: Colour, _ second: Colour) -> Double {
        let (left, right) = (lab(seen(first)), lab(seen(second)))
        return zip(left, right).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    }

    private var matrix: [[Double]] {
        switch self {
        case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
        case .protanopia:
            [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
        case .deuteranopia:
            [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
        case .tritanopia:
            [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
        }
    }

    private func seen(_ colour: Colour) -> [Double] {
        let light = [colour.red, colour.green, colour.blue].map { part in
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return matrix.map { row in min(max(zip(row, light).map { $0 * $1 }.reduce(0, +), 0), 1) }
    }

    private func lab(_ light: [Double]) -> [Double] {
        let toXYZ = [
            [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041],
        ]
        let white = [0.95047, 1, 1.08883]
        let parts = zip(toXYZ, white).map { row, white in
            let value = zip(row, light).map { $0 * $1 }.reduce(0, +) / white
            return value > 216.0 / 24_389 ? cbrt(value) : (24_389.0 / 27 * value + 16) / 116
        }
        return [116 * parts[1] - 16, 500 * (parts[0] - parts[1]), 200 * (parts[1] - parts[2])]
    }
}
