import Charts
import Foundation
import Glibc
import Presentation
import WeatherUI

/// The costs of the rain map, against what it may take before it is seen and while frames follow each other.
@MainActor
struct MapCosts {
    /// The map's part of a window, and the milliseconds that a frame of rain may take there.
    private static let pages: [(name: String, width: Int, height: Int, frame: Double)] = [
        ("1000×680", 744, 556, 16), ("3840×2160", 3584, 2036, 40),
    ]
    /// The milliseconds for the map without rain, and for all that is seen first where frames are known.
    private static let (ground, first) = (60.0, 100.0)

    /// Prints a line for each cost and returns whether all are within their budgets.
    ///
    /// - Parameter model: A program that shows the rain map, with all frames known.
    static func print(_ model: MainViewModel) -> Bool {
        var isWithin = true
        func print(_ name: String, _ milliseconds: Double, _ budget: Double) {
            isWithin = isWithin && milliseconds <= budget
            Swift.print("map \(name): \(text(milliseconds)) of \(text(budget)) ms")
        }
        var (words, picture) = (Double.infinity, model.rainMap?.picture)
        for _ in 0..<9 {
            model.closeRainMap()
            let begun = spent
            model.openRainMap(isNarrow: false)
            picture = model.rainMap?.picture
            _ = (model.rainMap?.answer, model.rainMap?.detail, model.rainMap?.track, model.rainMap?.spokenFrame)
            words = min(words, spent - begun)
        }
        guard let picture else { return false }
        Swift.print("  words, track and picture in \(text(words)) ms")
        for page in pages {
            func cost(_ layer: DrawingCost.MapLayer) -> Double {
                let cost = DrawingCost(of: picture, layer, width: page.width, height: page.height, style: .light)
                Swift.print("  \(layer) made in \(text(cost.making)), painted in \(text(cost.painting)) ms")
                return cost.making + cost.painting
            }
            let (ground, rain, labels) = (cost(.ground), cost(.rain), cost(.labels))
            print("\(page.name), base map and names", ground + labels, Self.ground)
            print("\(page.name), a frame of rain", rain, page.frame)
            print("\(page.name), first picture of known frames", words + ground + rain + labels, first)
        }
        return isWithin
    }

    /// Prints what a frame costs that is more than any weather brings, which has no budget.
    ///
    /// - Parameter model: A program that shows a rain map with showers all over it.
    static func printFrames(_ model: MainViewModel) -> Bool {
        guard let picture = model.rainMap?.picture else { return false }
        for page in pages {
            let cost = DrawingCost(of: picture, .rain, width: page.width, height: page.height, style: .light)
            Swift.print(
                "  \(page.name), showers everywhere made in \(text(cost.making)), painted in "
                    + "\(text(cost.painting)) ms")
        }
        return true
    }

    private static func text(_ milliseconds: Double) -> String {
        milliseconds.formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en_001")))
    }

    /// The processor's time of this thread so far, in milliseconds.
    private static var spent: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
}
