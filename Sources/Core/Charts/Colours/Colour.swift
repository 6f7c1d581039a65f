import Foundation

/// An opaque colour of the sRGB space.
public struct Colour: Sendable, Hashable {
    /// The red component, 0 to 1.
    public let red: Double
    /// The green component, 0 to 1.
    public let green: Double
    /// The blue component, 0 to 1.
    public let blue: Double

    /// Makes a colour from components, which are clamped to 0 to 1.
    public init(red: Double, green: Double, blue: Double) {
        func bounded(_ value: Double) -> Double { min(max(value, 0), 1) }
        (self.red, self.green, self.blue) = (bounded(red), bounded(green), bounded(blue))
    }

    /// Makes a colour from 0xRRGGBB.
    public init(_ hexadecimal: UInt32) {
        func part(_ shift: UInt32) -> Double { Double((hexadecimal >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }

    /// The colour in CSS and SVG notation, such as "#1c71d8".
    public var text: String {
        "#"
            + [red, green, blue].map { part in
                let digits = String(Int((part * 255).rounded()), radix: 16)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }

    /// The relative luminance by WCAG 2.1, 0 for black to 1 for white.
    public var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the contrast ratio by WCAG 2.1, 1 for equal luminance to 21 for black on white.
    public func contrast(with other: Colour) -> Double {
        let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (light + 0.05) / (dark + 0.05)
    }

    /// Returns a mixture of the colours, this one for a share of 0 and the other for 1, interpolated like GTK's
    /// `mix()`.
    public func mixed(with other: Colour, share: Double) -> Colour {
        func part(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
        return Colour(
            red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue))
    }
}
