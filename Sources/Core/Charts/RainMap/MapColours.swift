/// The colours of the rain map in one style.
///
/// Rain grows darker by day and lighter by night, so that lightness alone tells its steps.
struct MapColours: Sendable, Hashable {
    /// One step of the rain.
    struct Step: Sendable, Hashable {
        /// The colour of the area.
        let fill: Colour
        /// How opaque it is, from 0 to 1.
        let opacity: Double
        /// The colour of its edge.
        let edge: Colour
        /// How opaque the edge is, from 0 to 1.
        let edgeOpacity: Double
        /// The width of the edge in pixels.
        let edgeWidth: Double
    }

    /// The ground of land.
    let land: Colour
    /// The ground of seas and lakes.
    let sea: Colour
    /// Coasts and shores.
    let shore: Colour
    /// The borders of states.
    let border: Colour
    /// The borders within states.
    let region: Colour
    /// Rivers.
    let river: Colour
    /// The five steps of rain from a trace to violent.
    let rain: [Step]

    /// The colours of the style.
    init(_ style: ColourStyle) {
        let palette = Palette(style)
        func colour(_ light: UInt32, _ dark: UInt32, _ highLight: UInt32, _ highDark: UInt32) -> Colour {
            switch style {
            case .light: Colour(light)
            case .dark: Colour(dark)
            case .highContrastLight: Colour(highLight)
            case .highContrastDark: Colour(highDark)
            }
        }
        land = colour(0xF1F2EE, 0x2B2E33, 0xFFFFFF, 0x000000)
        sea = colour(0xD7E3ED, 0x1A222C, 0xFFFFFF, 0x000000)
        shore = colour(0x8FA3B5, 0x5B6B7A, 0x000000, 0xFFFFFF)
        border = colour(0x9A9FA8, 0x7A7F88, 0x000000, 0xFFFFFF)
        region = colour(0xC3C6CC, 0x454951, 0x767676, 0x9A9A9A)
        river = colour(0x9FBDD6, 0x3D5568, 0x767676, 0x9A9A9A)
        let light = colour(0x4A86CC, 0x4A86CC, 0x4A86CC, 0x5A9BE6)
        let fills = [
            colour(0xA9CDF0, 0x2F5580, 0xD6E6F7, 0x20344C), light,
            colour(0x1A67B8, 0x8CC3F8, 0x1A67B8, 0x8CC3F8), colour(0x0B3C7E, 0xD3E8FF, 0x0B3C7E, 0xD3E8FF),
            colour(0x8A1266, 0xFF9BE0, 0x8A1266, 0xFF9BE0),
        ]
        rain = fills.enumerated().map { index, fill in
            if style.isHighContrast {
                // The heaviest two are as dark as each other, and as their edge would be.
                let edge = index == 4 ? palette.background : palette.text
                return Step(fill: fill, opacity: 1, edge: edge, edgeOpacity: 1, edgeWidth: 1)
            }
            switch index {
            case 0:
                return Step(
                    fill: fill, opacity: style.isDark ? 0.85 : 0.8, edge: light, edgeOpacity: 1, edgeWidth: 1)
            case 4:
                return Step(
                    fill: fill, opacity: 1, edge: colour(0xFFFFFF, 0x1D1E22, 0, 0), edgeOpacity: 1, edgeWidth: 1.2)
            default:
                return Step(
                    fill: fill, opacity: 1, edge: style.isDark ? palette.background : palette.card, edgeOpacity: 0.5,
                    edgeWidth: 1)
            }
        }
    }
}
