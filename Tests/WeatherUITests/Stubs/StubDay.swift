import Charts
import Presentation
import WeatherModel
import WeatherText

struct StubDay: DayCellItem, Equatable, Identifiable {
    var id: String { dayText }
    let dayText: String
    var dateText = "21 Nov"
    var weather = "Clear"
    var fallText: String?
    var chanceText: String? = "dry"
    var isWeekend = false
    var isPartial = false
    var openText: String?
    var figuresDescription = "From low to high"
    var undatedWeather: String { isPartial ? weather + ", in part" : weather }
    var spokenText: String { "\(dayText): clear, 8 to 16 degrees." }
    var figures: DayFigures {
        DayFigures(
            pictureName: "fairweather-clear", fallText: fallText, chanceText: chanceText, windText: "14",
            windTowards: 90, lowText: "8°", highText: "16°",
            bar: DayBar(
                ScaleSpan(start: 0.25, end: 0.75), zero: nil, now: nil, low: Temperature(8), high: Temperature(16)),
            isWeekend: isWeekend)
    }
}
