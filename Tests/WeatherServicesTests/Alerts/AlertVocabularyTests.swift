import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("The words of warnings")
struct AlertVocabularyTests {
    @Test("every word of CAP's is known in any case, every other is unknown")
    func words() {
        for severity in AlertSeverity.allCases {
            #expect(AlertVocabulary.severity(severity.rawValue.uppercased()) == severity)
        }
        for certainty in AlertCertainty.allCases {
            #expect(AlertVocabulary.certainty(certainty.rawValue.capitalized) == certainty)
        }
        for urgency in AlertUrgency.allCases {
            #expect(AlertVocabulary.urgency(urgency.rawValue.capitalized) == urgency)
        }
        #expect(AlertVocabulary.severity("Catastrophic") == .unknown)
        #expect(AlertVocabulary.severity(nil) == .unknown)
        #expect(AlertVocabulary.certainty("") == .unknown)
        #expect(AlertVocabulary.certainty("Very Likely") == .likely)
        #expect(AlertVocabulary.urgency("Soon") == .unknown)
    }

    @Test(
        "a message's type",
        arguments: [
            ("Alert", .alert), ("UPDATE", .update), ("Cancel", .cancel), ("Ack", nil), ("Error", nil), ("Test", nil),
            (nil, .alert),
            ("New", .alert),
        ] as [(String?, AlertMessage?)])
    func message(word: String?, kind: AlertMessage?) {
        #expect(AlertVocabulary.message(word) == kind)
    }

    @Test(
        "only what calls itself a test, an exercise, a draft or the system's is none; an unknown status is no reason to be calm",
        arguments: ["Test", "Exercise", "System", "DRAFT"])
    func status(word: String) {
        #expect(!AlertVocabulary.isActual(word))
        for real in ["ACTUAL", "", "Active", "Real", nil] {
            #expect(AlertVocabulary.isActual(real), "\(real ?? "none")")
        }
    }

    @Test("MeteoAlarm's types and the American names of events tell fires, floods and bad air from the weather")
    func topics() {
        let types = ["1; Wind", "8; forest-fire", "9; avalanches", "12; Flooding", " 13 ; Rain-Flood", "18", "", nil]
        #expect(
            types.map { AlertVocabulary.topic(awarenessType: $0) } == [
                nil, .fire, .flood, .flood, .flood, nil, nil, nil,
            ])
        let events = [
            "Winter Storm Warning", "Flash Flood Watch", "Avalanche Warning", "Red Flag Warning", "Fire Weather Watch",
            "Air Quality Alert", "Dense Smoke Advisory", "Child Abduction Emergency", nil,
        ]
        #expect(
            events.map { AlertVocabulary.topic(nationalEvent: $0) } == [
                nil, .flood, .flood, .fire, .fire, .air, .air, nil, nil,
            ])
    }

    @Test("all clear is all that is advised, or it is not all clear")
    func allClear() {
        #expect(AlertVocabulary.isAllClear(responses: ["AllClear"]))
        #expect(AlertVocabulary.isAllClear(responses: ["allclear", "AllClear"]))
        #expect(!AlertVocabulary.isAllClear(responses: ["AllClear", "Monitor"]))
        #expect(!AlertVocabulary.isAllClear(responses: []))
    }

    @Test(
        "MeteoAlarm's levels",
        arguments: [
            ("1; green; Minor", true, .unknown), ("2; yellow; Moderate", false, .moderate),
            ("3;orange;Severe", false, .severe), ("4; red; Extreme", false, .extreme), ("Green", true, .unknown),
            ("1", true, .unknown), ("4", false, .extreme), ("", false, .unknown), (nil, false, .unknown),
            ("11; purple; x", false, .unknown), (";;", false, .unknown),
        ] as [(String?, Bool, AlertSeverity)])
    func levels(level: String?, isGreen: Bool, severity: AlertSeverity) {
        #expect(AlertVocabulary.isGreen(level: level) == isGreen)
        #expect(AlertVocabulary.severity(level: level) == severity)
    }

    @Test("a link leads to a page on the web, or is none")
    func links() {
        #expect(AlertVocabulary.link("\n  https://www.met.no/en\n ") == "https://www.met.no/en")
        #expect(AlertVocabulary.link("http://www.weather.gov") == "http://www.weather.gov")
        for text in [nil, "", "www.met.no", "file:///etc/passwd", "javascript:alert(1)", "https://", "ftp://a/b"] {
            #expect(AlertVocabulary.link(text) == nil)
        }
        #expect(AlertVocabulary.link("https://a/" + String(repeating: "b", count: 3000)) == nil)
    }

    @Test("lines broken by hand are joined, paragraphs and list items are not")
    func prose() {
        #expect(LineUnwrapping.unwrapped("a\nb\n\n\n* c\nd\n* e\r\nf\n") == "a b\n\n* c d\n* e f")
        #expect(LineUnwrapping.unwrapped("\n a ") == "a")
        #expect(LineUnwrapping.unwrapped("\n \n") == nil)
        #expect(LineUnwrapping.unwrapped(nil) == nil)
    }

    @Test(
        "the awareness level decides where it is given, by its number or colour, else the word",
        arguments: [
            ("Severe", "2; yellow; Moderate", .moderate), ("Minor", "3; orange; Severe", .severe),
            ("Moderate", "4; red; Extreme", .extreme), ("Severe", nil, .severe), ("Severe", "unheard of", .severe),
            (nil, "yellow", .moderate), (nil, nil, .unknown),
        ] as [(String?, String?, AlertSeverity)])
    func awarenessLevel(word: String?, level: String?, severity: AlertSeverity) {
        #expect(AlertVocabulary.severity(word, level: level) == severity)
    }
}
