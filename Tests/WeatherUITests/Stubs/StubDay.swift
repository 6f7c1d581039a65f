import Presentation
import WeatherText

struct StubDay: DayCellItem, Equatable, Identifiable {
    var id: String { dayText }
    let dayText: String
    var dateText = "21 Nov"
    var iconName = "weather-clear-symbolic"
    var weather = "Clear"
    var precipitationText: String?
    var highText = "16°"
    var lowText = "8°"
    var range: ScaleSpan? = ScaleSpan(start: 0.25, end: 0.75)
    var rangeDescription = "From low to high"
    var spokenText: String { "\(dayText), clear, high 16, low 8" }
}
