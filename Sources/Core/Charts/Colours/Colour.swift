import Foundation

/// An opaque colour of the sRGB space.
public struct Colour: Sendable, Hashable {
    /// 0 to 1.
    public let red: Double
    /// 0 to 1.
    public let green: Double
    /// 0 to 1.
    public let blue: Double

    /// Each is brought into 0 to 1.
    public init(red: Double, green: Double, blue: Double) {
        func bounded(_ value: Double) -> Double { min(max(value, 0), 1) }
        (self.red, self.green, self.blue) = (bounded(red), bounded(green), bounded(blue))
    }

    /// From 0xRRGGBB.
    public init(_ hexadecimal: UInt32) {
        func part(_ shift: UInt32) -> Double { Double((hexadecimal >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }

    /// "#1c71d8", as CSS and SVG write it.
    public var text: String {
        "#"
            + [red, green, blue].map { part in
                let digits = String(Int((part * 255).rounded()), radix: 16)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }

    /// 0 for black to 1 for white, by WCAG 2.1.
    public var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// 1 for the same luminance to 21 for black on white, by WCAG 2.1.
    public func contrast(with other: Colour) -> Double {
        let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (light + 0.05) / (dark + 0.05)
    }

    /// As far from this colour towards the other as the share says: 0 this one, 1 the other; mixed as GTK's `mix()` does.
    public func mixed(with other: Colour, share: Double) -> Colour {
        func part(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
        return Colour(
            red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue))
    }

    /// The one of the candidates that stands out most; nil of none.
    public func mostLegible(of candidates: [Colour]) -> Colour? {
        candidates.max { contrast(with: $0) < contrast(with: $1) }
    }
}
