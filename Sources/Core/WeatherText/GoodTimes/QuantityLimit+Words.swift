public import GoodTimes
import WeatherModel
public import WeatherStore

extension WeatherFormatter {
    /// Returns a limit as a phrase: "Wind under 30 km/h", "Temperature 3° to 18°", "Sun above the horizon".
    public func limit(_ limit: QuantityLimit, of quantity: HourlyQuantity) -> String {
        tr("{quantity} {limit}", ["quantity": quantity.words, "limit": limitAlone(limit, of: quantity)])
    }

    /// Returns a limit without its quantity: "under 30 km/h", "3° to 18°", "above the horizon".
    public func limitAlone(_ limit: QuantityLimit, of quantity: HourlyQuantity) -> String {
        let least = limit.least.map { limitAmount($0, of: quantity) }
        let under = limit.under.map { limitAmount($0, of: quantity) }
        if quantity == .sunHeight {
            switch (limit.least, limit.under) {
            case (0, nil): return tr("above the horizon")
            case (nil, 0): return tr("below the horizon")
            case (nil, let height?) where height < 0:
                return tr("{angle} below the horizon or more", ["angle": amount(-height, of: quantity)])
            default: break
            }
        }
        return switch (least, under) {
        case (let least?, let under?):
            least == under ? least : tr("{low} to {high}", ["low": least, "high": under])
        case (let least?, nil): tr("{amount} or more", ["amount": least])
        case (nil, let under?): tr("under {amount}", ["amount": under])
        case (nil, nil): ""
        }
    }

    /// Returns a bound of a limit with its unit and the decimals it was written with: "30 km/h", "0.15 mm/h".
    package func limitAmount(_ value: Double, of quantity: HourlyQuantity) -> String {
        amount(value, of: quantity, moreDigits: moreDigits(for: value, of: quantity))
    }
}

extension MissedLimit {
    /// The weather that is in the way, in a word or two: "wind", "cold", "dusk".
    public var words: String {
        let isHigh = side == .tooHigh
        return switch quantity {
        case .precipitation: isHigh ? fall : tr("dry weather", context: "in the way")
        case .precipitationProbability: isHigh ? chance : tr("dry weather", context: "in the way")
        case .temperature, .feelsLike: isHigh ? tr("heat", context: "in the way") : tr("cold", context: "in the way")
        case .windSpeed, .windGust: isHigh ? tr("wind", context: "in the way") : tr("calm", context: "in the way")
        case .humidity: isHigh ? tr("damp air", context: "in the way") : tr("dry air", context: "in the way")
        case .cloudCover: isHigh ? tr("cloud", context: "in the way") : tr("clear sky", context: "in the way")
        case .uvIndex: isHigh ? tr("strong sun", context: "in the way") : tr("weak sun", context: "in the way")
        case .airQuality: isHigh ? tr("bad air", context: "in the way") : tr("clean air", context: "in the way")
        case .pollen: isHigh ? tr("pollen", context: "in the way") : tr("little pollen", context: "in the way")
        case .visibility: isHigh ? tr("clear air", context: "in the way") : tr("haze", context: "in the way")
        // A sun that gets too high is that of the morning.
        case .sunHeight: isHigh ? tr("dawn", context: "in the way") : tr("dusk", context: "in the way")
        case .moonLight: isHigh ? tr("moonlight", context: "in the way") : tr("darkness", context: "in the way")
        }
    }

    /// What falls: "rain" also of what freezes or comes with thunder, "precipitation" of several kinds.
    private var fall: String {
        if isOfRain { return tr("rain", context: "in the way") }
        guard let kind = kinds.first, kinds.count == 1 else { return tr("precipitation", context: "in the way") }
        return kind.words
    }

    /// What could fall: "a chance of rain", "a chance of snow", "a chance of precipitation".
    private var chance: String {
        if isOfRain { return tr("a chance of rain", context: "in the way") }
        return kinds == [.frozen]
            ? tr("a chance of snow", context: "in the way") : tr("a chance of precipitation", context: "in the way")
    }

    private var isOfRain: Bool { kinds.isDisjoint(with: [.frozen, .mixed]) }
}
