import Presentation

struct StubHour: HourCellItem, Equatable, Identifiable {
    var id: String { timeText }
    let timeText: String
    var iconName = "weather-clear-symbolic"
    var temperatureText = "13°"
    var precipitationText: String?
    var isNow = false
    var spokenText: String { "\(timeText), clear, 13 degrees" }
}
