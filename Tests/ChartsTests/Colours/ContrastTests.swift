import Foundation
import Testing
import WeatherModel

@testable import Charts

struct ContrastTests {
    @Test(
        "contrast is WCAG's",
        arguments: [
            (0x000000, 0xFFFFFF, 21.0), (0x777777, 0xFFFFFF, 4.48), (0x767676, 0xFFFFFF, 4.54),
            (0x1C71D8, 0xFFFFFF, 4.77),
            (0xFF0000, 0xFF0000, 1),
        ] as [(UInt32, UInt32, Double)])
    func wcag(first: UInt32, second: UInt32, ratio: Double) {
        let contrast = Colour(first).contrast(with: Colour(second))
        #expect(abs(contrast - ratio) < 0.01)
        #expect(contrast == Colour(second).contrast(with: Colour(first)))
    }

    @Test("a colour is written as it was read")
    func text() {
        for number: UInt32 in [0x000000, 0x0A00FF, 0x1C71D8, 0xFFFFFF] {
            #expect(UInt32(Colour(number).text.dropFirst(), radix: 16) == number)
        }
        #expect(Colour(red: -1, green: 2, blue: 0.5).text == "#00ff80")
    }

    @Test("text and marks stand out from every ground of every style", arguments: ColourStyle.allCases)
    func palettes(style: ColourStyle) {
        let palette = Palette(style)
        for ground in [palette.background, palette.card, palette.night] {
            for text in [palette.text, palette.secondaryText] {
                #expect(
                    text.contrast(with: ground) >= (style.isHighContrast ? 7 : 4.5), "\(text.text) on \(ground.text)")
            }
            for mark in [palette.line, palette.secondLine, palette.bar, palette.now] {
                #expect(
                    mark.contrast(with: ground) >= (style.isHighContrast ? 4.5 : 3), "\(mark.text) on \(ground.text)")
            }
            for celsius in stride(from: -40.0, through: 50, by: 1) {
                let colour = ColourRamp.temperature(style).colour(celsius)
                #expect(colour.contrast(with: ground) >= 3.5, "\(celsius) on \(ground.text), \(style)")
            }
            for rain in palette.rain {
                #expect(rain.contrast(with: ground) >= 3, "\(rain.text) on \(ground.text), \(style)")
            }
        }
        #expect(style.isDark == (palette.background.luminance < 0.2))
    }

    @Test(
        "in the year's daylight words are read, sunrise is seen, and each light is darker",
        arguments: ColourStyle.allCases)
    func daylight(style: ColourStyle) {
        let colours = DaylightColours(Palette(style))
        #expect(colours.text.contrast(with: colours.lights[0]) >= 4.5)
        #expect(colours.lights.prefix(2).contains { colours.edge.contrast(with: $0) >= 3 })
        for (lighter, darker) in zip(colours.lights, colours.lights.dropFirst()) {
            #expect(lighter.luminance > darker.luminance, "\(lighter.text), \(darker.text)")
        }
    }

    @Test("the lines of a chart are told apart by everybody", arguments: ColourStyle.allCases)
    func lines(style: ColourStyle) {
        let palette = Palette(style)
        for vision in ColourVision.allCases {
            #expect(vision.difference(palette.line, palette.secondLine) >= 30, "\(vision)")
            #expect(vision.difference(palette.line, palette.bar) >= 30, "\(vision)")
        }
    }

    @Test("light, moderate and heavy rain are told apart by everybody", arguments: ColourStyle.allCases)
    func rain(style: ColourStyle) {
        let rain = Palette(style).rain
        for vision in ColourVision.allCases {
            for (lighter, heavier) in zip(rain, rain.dropFirst()) {
                #expect(vision.difference(lighter, heavier) >= 9, "\(lighter.text), \(heavier.text), \(vision)")
            }
        }
    }

    @Test("between two stops a ramp is mixed, and beyond its ends it stays")
    func mixing() {
        let ramp = ColourRamp([(0, 0x000000), (10, 0xFFFFFF)])
        #expect(ramp.colour(5) == Colour(red: 0.5, green: 0.5, blue: 0.5))
        #expect(ramp.colour(-5).text == "#000000")
        #expect(ramp.colour(50).text == "#ffffff")
        #expect(
            ColourRamp.temperature(.light).colour(Temperature(20)) == ColourRamp.temperature(.light).stops[6].colour)
    }

    @Test("the night is darker than the day, and skies of different kinds differ")
    func nights() {
        let day = SkyKind.clear.gradient(isDay: true, isDark: false)
        #expect(SkyKind.clear.gradient(isDay: false, isDark: false).top.luminance < day.top.luminance)
        #expect(Set(SkyKind.allCases.map { $0.gradient(isDay: true, isDark: false).top }).count == 8)
    }

    @Test("a desktop's two preferences choose the style")
    func styles() {
        #expect(ColourStyle(isDark: false, isHighContrast: false) == .light)
        #expect(ColourStyle(isDark: true, isHighContrast: true) == .highContrastDark)
    }
}
