extension NoticeSettings {
    /// Reads each value separately; one that is missing or of a wrong type has its default.
    init(_ json: JSONValue?) {
        self.init()
        tellsWarnings = json?["warnings"]?.bool ?? tellsWarnings
        tellsRain = json?["rain"]?.bool ?? tellsRain
        tellsSummary = json?["morningSummary"]?.bool ?? tellsSummary
        summaryTime = Self.time(json?["morningSummaryTime"]) ?? summaryTime
        keepsQuiet = json?["quietHours"]?.bool ?? keepsQuiet
        quietStart = Self.time(json?["quietFrom"]) ?? quietStart
        quietEnd = Self.time(json?["quietUntil"]) ?? quietEnd
        goesOnWithoutWindow = json?["withoutWindow"]?.bool ?? goesOnWithoutWindow
    }

    var json: JSONValue {
        .object([
            "warnings": .bool(tellsWarnings), "rain": .bool(tellsRain), "morningSummary": .bool(tellsSummary),
            "morningSummaryTime": .text(summaryTime.text), "quietHours": .bool(keepsQuiet),
            "quietFrom": .text(quietStart.text), "quietUntil": .text(quietEnd.text),
            "withoutWindow": .bool(goesOnWithoutWindow),
        ])
    }

    private static func time(_ json: JSONValue?) -> TimeOfDay? {
        json?.text.flatMap { TimeOfDay($0) }
    }
}
