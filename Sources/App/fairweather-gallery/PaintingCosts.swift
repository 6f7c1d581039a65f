import Charts
import Foundation
import Gtk
import WeatherUI

/// The costs of what is painted anew when the sun or the weather moves on, against what a frame has room for.
@MainActor
struct PaintingCosts {
    /// A width of the page and the milliseconds that sky and hours may take together.
    private static let pages: [(name: String, width: Int, budget: Double)] = [
        ("1000×680", 744, 4), ("3840×2160", 3584, 10),
    ]
    private static let skies: [(name: String, sky: Sky)] = {
        let moon = SkyMoon(body: SkyBody(altitude: 40, azimuth: 170), illumination: 0.8, isLitOnTheRight: true)
        func sky(_ kind: SkyKind, _ altitude: Double, cover: Double = 0.5, rate: Double = 0) -> Sky {
            Sky(
                kind, sun: SkyBody(altitude: altitude, azimuth: 200), over: .anywhere, cloudCover: cover, rate: rate,
                windFrom: 250, windSpeed: 30, moon: moon)
        }
        return [
            ("clear noon", sky(.clear, 40, cover: 0)), ("sunset", sky(.cloudy, 2)), ("starry night", sky(.clear, -20)),
            ("light rain", sky(.rain, 20, cover: 1, rate: 0.8)), ("heavy rain", sky(.rain, 20, cover: 1, rate: 12)),
            ("storm", sky(.storm, 12, cover: 1, rate: 12)), ("snow", sky(.snow, -5, cover: 1, rate: 2)),
        ]
    }()

    /// Prints a line for each sky, beside the hours of a wet day; returns whether all are within their budgets.
    static func print(hours meteogram: Meteogram) -> Bool {
        var isWithin = true
        for page in pages {
            let hours = DrawingCost(of: meteogram, width: page.width, style: .light)
            Swift.print("\(page.name): hours made in \(text(hours.making)), painted in \(text(hours.painting)) ms")
            for (name, sky) in skies {
                let cost = DrawingCost(of: sky, width: page.width, height: 224, style: .light)
                let sum = cost.making + cost.painting + hours.making + hours.painting
                isWithin = isWithin && sum <= page.budget
                Swift.print(
                    "  \(name): made in \(text(cost.making)), painted in \(text(cost.painting)); with the hours "
                        + "\(text(sum)) of \(text(page.budget)) ms")
            }
        }
        return isWithin
    }

    private static func text(_ milliseconds: Double) -> String {
        milliseconds.formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en_001")))
    }
}
