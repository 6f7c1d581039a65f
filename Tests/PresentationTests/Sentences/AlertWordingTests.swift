import CatalogueMaking
import Foundation
import Testing
import WeatherModel

@testable import WeatherText

struct AlertWordingTests {
    private let words = AlertText(
        language: "en-US", event: "Wind Advisory", headline: "Gusts to 45 mph", description: "Strong wind.",
        instruction: "Tie down loose things.", area: "Cook County")

    private func wording(
        _ severity: AlertSeverity = .severe, from onset: String? = nil, until ends: String? = nil,
        _ texts: [AlertText]? = nil, languages: [String] = ["en"], coverage: AlertCoverage? = .place
    ) -> AlertDisplayText {
        let alert = Alert(
            id: "1", sender: "NWS Chicago IL", severity: severity, onset: onset.map(Samples.instant),
            ends: ends.map(Samples.instant), texts: texts ?? [words], coverage: coverage)
        return AlertDisplayText(alert, languages: languages, Sky.context("America/Chicago"))
    }

    @Test("a warning is one sentence: how grave, what, where, until when and by whom")
    func spoken() {
        // 10:20 UTC is 04:20 in Chicago.
        #expect(
            wording(from: "2026-11-21T06:00:00Z", until: "2026-11-22T00:00:00Z").spokenText
                == "Severe, Wind advisory, Cook County, Until 18:00, NWS Chicago IL")
    }

    @Test(
        "a warning that might not apply here is coloured as one of unknown severity, however grave it is",
        arguments: [(.place, "severity-severe"), (.named, "severity-severe"), (.country, "severity-unknown")]
            as [(AlertCoverage, String)])
    func style(coverage: AlertCoverage, style: String) {
        #expect(wording(.severe, coverage: coverage).severityStyle == style)
    }

    @Test(
        "its time is told as far as it is known, in the place's zone",
        arguments: [
            ("2026-11-21T06:00:00Z", "2026-11-22T12:00:00Z", "Until 06:00 tomorrow"),
            ("2026-11-22T03:00:00Z", "2026-11-23T12:00:00Z", "From 21:00 until Monday 06:00"),
            ("2026-11-22T03:00:00Z", "2026-11-22T01:00:00Z", "From 21:00"), ("2026-11-22T03:00:00Z", nil, "From 21:00"),
            (nil, "2026-11-21T09:00:00Z", "Ended at 03:00"), ("2026-11-21T06:00:00Z", nil, nil), (nil, nil, nil),
        ] as [(String?, String?, String?)])
    func times(onset: String?, ends: String?, text: String?) {
        #expect(wording(from: onset, until: ends).timeText == text)
    }

    @Test("where the publisher gave no end, none is told but that")
    func noEnd() {
        func wording(_ onset: String, believedUntil end: String? = "2026-11-22T06:00:00Z") -> AlertDisplayText {
            var alert = Alert(
                id: "1", onset: Samples.instant(onset), ends: end.map(Samples.instant), texts: [words])
            alert.isEndAssumed = true
            return AlertDisplayText(alert, languages: ["en"], Sky.context("America/Chicago"))
        }
        let begun = wording("2026-11-21T06:00:00Z")
        #expect(begun.timeText == "No end given" && begun.remainingText == "No end given")
        #expect(begun.spanText == "Since 00:00, no end given")
        #expect(wording("2026-11-22T03:00:00Z", believedUntil: nil).timeText == "From 21:00, no end given")
    }

    @Test("an update with a later end is no extension where none of both was given")
    func assumedExtension() {
        var former = Alert(id: "1", ends: Samples.instant("2026-11-22T06:00:00Z"), texts: [words])
        var later = Alert(id: "1", ends: Samples.instant("2026-11-22T09:00:00Z"), texts: [words])
        #expect(AlertChange.Kind(from: former, to: later) == .extended)
        (former.isEndAssumed, later.isEndAssumed) = (true, true)
        #expect(AlertChange.Kind(from: former, to: later) == nil)
    }

    @Test("a warning is first seen on a date, not tomorrow, by a clock that was set back")
    func seenAhead() {
        let alert = Alert(id: "1", texts: [words])
        let change = AlertChange(number: 1, kind: .new, at: Samples.instant("2026-11-22T19:00:00Z"), alert: alert)
        #expect(AlertVersionText(Sky.context("America/Chicago")).text(change, from: nil) == "First seen on 22 Nov.")
    }

    @Test("names of areas are compared with those of the same source alone")
    func areasOfAnotherSource() {
        func text(_ source: String?) -> String {
            func change(_ number: Int64, _ area: String, until end: String, _ source: String?) -> AlertChange {
                var text = words
                text.area = area
                return AlertChange(
                    number: number, kind: number == 1 ? .new : .extended, at: Samples.instant("2026-11-21T10:00:00Z"),
                    alert: Alert(id: "1", ends: Samples.instant(end), texts: [text]), source: source)
            }
            let former = change(1, "Cook County", until: "2026-11-21T16:00:00Z", "a")
            return AlertVersionText(Sky.context("America/Chicago")).text(
                change(2, "Illinois", until: "2026-11-21T18:00:00Z", source), from: former)
        }
        #expect(text("b").contains("until 12:00 instead of 10:00") && !text("b").contains("Illinois"))
        for source in ["a", nil] {
            let told = text(source)
            #expect(told.contains("also for Illinois") && told.contains("no longer for Cook County"))
        }
    }

    @Test("the reader's language is chosen where there is one, else the source's first")
    func languages() throws {
        let german = AlertText(language: "de", event: "Sturm", area: "Lech")
        let british = AlertText(language: "en-GB", event: "Gale", area: "Lech")
        #expect(wording(until: nil, [german, british]).title == "Gale")
        #expect(wording(until: nil, [german, words, british], languages: ["en-GB", "en"]).title == "Gale")
        #expect(wording(until: nil, [german, british], languages: ["fr"]).title == "Sturm")
        // By default the reader's language is that of all texts, and English comes next.
        func ownWording(_ language: String, _ texts: AlertText...) throws -> String {
            let file = FileManager.default.temporaryDirectory.appending(path: "mo-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: file) }
            try CompiledCatalogue(["": "\n"]).data.write(to: file)
            let catalogue = try #require(MoCatalogue(file, language: language))
            return Wording.$catalogue.withValue(catalogue) {
                AlertDisplayText(Alert(id: "1", texts: texts), Sky.context("America/Chicago")).title
            }
        }
        let (french, brazilian) = (
            AlertText(language: "fr", event: "Vent"), AlertText(language: "pt-BR", event: "Vento")
        )
        #expect(try ownWording("de", french, british, german) == "Sturm")
        #expect(try ownWording("pt_BR", french, AlertText(language: "pt-PT", event: "x"), brazilian) == "Vento")
        #expect(try ownWording("ja", french, british) == "Gale")
        #expect(try ownWording("ja", french, german) == "Vent")
        #expect(wording(until: nil, [AlertText(headline: "Flood")]).title == "Flood")
        #expect(wording(until: nil, [AlertText(event: "")]).title == "Weather warning")
    }

    @Test("a warning for somewhere in the country says that it may not hold here")
    func coverage() {
        let whole = wording(coverage: .country)
        #expect(whole.detail == "Might not apply here · Severe · Cook County")
        #expect(whole.spokenText == "Might not apply here, Severe, Wind advisory, Cook County, NWS Chicago IL")
        #expect(
            whole.placeAndTime.first { $0.title == "Here" }?.value
                == "Applies somewhere in the country, perhaps not here.")
        let named = wording(coverage: .named)
        #expect(named.detail == "Severe · Cook County")
        #expect(
            named.placeAndTime.first { $0.title == "Here" }?.value == "Applies here, judging by the area’s name.")
        #expect(wording(coverage: .place).coverageText == nil)
        #expect(wording(coverage: .place).detail == "Severe · Cook County")
        #expect(wording(coverage: nil).coverageText == "It is not known whether this applies here.")
        #expect(wording(coverage: nil).detail == "Might not apply here · Severe · Cook County")
    }

    @Test("a row says until when and where, the head of the dialog how long that is and how certain")
    func lines() {
        let alert = Alert(
            id: "1", severity: .severe, certainty: .likely, urgency: .expected,
            onset: Samples.instant("2026-11-21T06:00:00Z"), ends: Samples.instant("2026-11-21T17:20:00Z"),
            texts: [words], coverage: .place)
        let begun = AlertDisplayText(alert, Sky.context("America/Chicago"))
        #expect(begun.listText == "until 11:20 · Cook County")
        #expect(begun.headText == "Until 11:20, in 7 hours · likely, within the hour")
        #expect(begun.placeAndTime.map(\.value) == ["Cook County", "Since 00:00 until 11:20"])
        let coming = wording(from: "2026-11-22T03:00:00Z", until: "2026-11-23T12:00:00Z")
        #expect(coming.listText == "from 21:00 until Monday 06:00 · Cook County")
        #expect(coming.headText == "From 21:00 until Monday 06:00")
        #expect(wording(until: "2026-11-21T10:50:00Z").headText == "Until 04:50, in 30 minutes")
    }

    @Test(
        "the strip says what the title does not, without the marks and headings of the sender's text",
        arguments: [
            ("Gusts to 45 mph", "Strong wind.", "Gusts to 45 mph"),
            (
                "Wind Advisory for the coast", "Gusts of up to 130 km/h on exposed shores. Stay.",
                "Gusts of up to 130 km/h on exposed shores"
            ),
            (
                "Wind Advisory issued November 21 at 3:07AM CST until November 21 at 6:00PM CST by NWS Chicago IL",
                "* WHAT...Southwest winds 25 to 35 mph with gusts up to\n50 mph.\n\n* WHERE...Cook County.",
                "Southwest winds 25 to 35 mph with gusts up to 50 mph"
            ),
            (nil, "...WIND ADVISORY IN EFFECT UNTIL 6 PM CST...\n\n* WHAT...Rain of 1.5 inches.", "Rain of 1.5 inches"),
            (nil, "WIND ADVISORY", "Cook County"), ("wind advisory", nil, "Cook County"),
            (nil, "* WHERE...Cook County.\n* IMPACTS...Travel.", "Cook County"),
        ] as [(String?, String?, String)])
    func strip(headline: String?, description: String?, expected: String) {
        let text = AlertText(
            language: "en-US", event: "Wind Advisory", headline: headline, description: description, area: "Cook County"
        )
        #expect(wording(until: nil, [text]).stripText == expected)
    }

    @Test("the command line prints the paragraphs of the dialog, each below its heading's words")
    func wholeText() {
        var text = words
        text.description = "* WHAT...Gusts to\n45 mph.\n\n* WHERE...Cook County.\n\nPREPAREDNESS ACTIONS:\nStay inside."
        text.instruction = "* Tie down loose\nthings."
        let details = wording(until: nil, [text]).details
        #expect(
            details
                == "What: Gusts to 45 mph.\n\nPreparedness actions: Stay inside.\n\n• Tie down loose things.")
    }

    @Test("in Arabic the parts of a line stay whole, and numbers have one kind of digit")
    func partsInArabic() {
        let formatter = WeatherFormatter(locale: Locale(identifier: "ar_EG"), ownZone: .gmt)
        let context = SentenceContext(formatter, in: .gmt, at: Samples.instant("2026-11-21T10:20:00Z"))
        let alert = Alert(
            id: "1", severity: .severe, ends: Samples.instant("2026-11-21T17:20:00Z"), texts: [words], coverage: .place)
        let shown = AlertDisplayText(alert, context)
        let parts = shown.stripText?.components(separatedBy: " · ") ?? []
        #expect(parts.count == 2 && parts.allSatisfy { $0.hasPrefix("\u{2068}") && $0.hasSuffix("\u{2069}") })
        let summary = WarningsSummary(foremost: shown, others: 4, formatter)
        #expect(summary.moreLabel == "٤ more")
        #expect(summary.shortMoreLabel == "\u{2066}+٤\u{2069}")
        let list = WarningList([shown, shown], of: "Cairo", formatter)
        #expect(list.summary == "Cairo · ٢ in force")
        #expect(list.position(of: 0) == "١ of ٢")
    }

    @Test("a list counts the warnings that hold and those that are to come apart")
    func comingWarnings() {
        let context = Sky.context()
        func shown(_ id: String, in seconds: TimeInterval?) -> AlertDisplayText {
            AlertDisplayText(Alert(id: id, onset: seconds.map { context.now + $0 }, texts: [words]), context)
        }
        let (held, begun) = (shown("1", in: nil), shown("2", in: -60))
        let coming = [shown("3", in: 60), shown("4", in: 7200)]
        #expect(WarningList([held, begun], of: "Here").summary == "Here · 2 in force")
        #expect(WarningList([held, begun] + coming, of: "Here").summary == "Here · 2 in force · 2 to come")
        #expect(WarningList(coming, of: "Here").summary == "Here · 2 to come")
    }

    @Test(
        "a row names the areas for which the time leaves room, and counts the others",
        arguments: [
            (nil, "until 04:50 · New York (Manhattan); Kings; Queens and 3 more"),
            (
                "2026-11-22T03:00:00Z",
                "from 21:00 until Monday 06:00 · New York (Manhattan) and 5 more"
            ),
        ] as [(String?, String)])
    func listedAreas(start: String?, line: String) {
        var text = words
        text.area = "New York (Manhattan); Kings; Queens; Bronx; Richmond; Northern Nassau"
        let end = start == nil ? "2026-11-21T10:50:00Z" : "2026-11-23T12:00:00Z"
        #expect(wording(from: start, until: end, [text]).listText == line)
        text.area = "New York (Manhattan); Kings; Queens"
        let few = wording(until: "2026-11-21T10:50:00Z", [text])
        #expect(few.listText == "until 04:50 · New York (Manhattan); Kings; Queens")
    }

    @Test("a screen reader hears of the place, the time and what to expect all that is seen")
    func spokenFacts() {
        var text = words
        text.area = "Kings"
        let alert = wording(until: "2026-11-23T12:00:00Z", [text])
        #expect(alert.placeAndTime.allSatisfy { alert.spokenFacts.contains("\($0.title): \($0.value)") })
        #expect(alert.spokenFacts.hasPrefix(alert.headText ?? "?"))
    }

    @Test(
        "a title in capitals, or an English one with many, is put into sentence case, another one left as it is written",
        arguments: [
            ("Extreme Wind Warning", "en-US", "Extreme wind warning"),
            ("HIGH SURF ADVISORY", "en", "High surf advisory"),
            ("Red Flag Warning", nil, "Red flag warning"), ("Extreme UV Alert", "en", "Extreme UV alert"),
            ("Amtliche WARNUNG vor FROST", nil, "Amtliche WARNUNG vor FROST"),
            (
                "SCHWERES GEWITTER mit ORKANBÖEN und HEFTIGEM STARKREGEN", "de",
                "Schweres Gewitter mit Orkanböen und heftigem Starkregen"
            ),
            ("İSTANBUL KIYI FIRTINASI", "tr-TR", "İstanbul kıyı fırtınası"), ("FIRTINA", "tr", "Fırtına"),
            ("ICE AND WIND", "en", "Ice and wind"), ("ICE AND WIND", nil, "ICE AND WIND"),
            ("ΘΥΕΛΛΑ ΚΑΙ ΚΑΥΣΩΝΑΣ", "el", "ΘΥΕΛΛΑ ΚΑΙ ΚΑΥΣΩΝΑΣ"),
            ("ШТОРМОВОЕ ПРЕДУПРЕЖДЕНИЕ", "ru", "Штормовое предупреждение"),
            ("FROST", "de-DE", "Frost"), ("VENTOS FORTES DE MONÇÃO", "pt", "Ventos fortes de monção"),
            ("Amtliche WARNUNG vor FROST", "de", "Amtliche Warnung vor Frost"), ("大雨警报", "zh", "大雨警报"),
            ("Starkes Gewitter", "de", "Starkes Gewitter"), ("Gale", "en", "Gale"),
            ("Flood Warning issued at 3:00 PM", "en", "Flood Warning issued at 3:00 PM"),
        ] as [(String, String?, String)])
    func sentenceCase(title: String, language: String?, shown: String) {
        #expect(title.titleInSentenceCase(language: language) == shown)
    }

    @Test("what is said beside the description is not said in it again, and metadata come apart")
    func parts() {
        var text = words
        text.description = "* WHAT...Gusts to 45 mph.\n\n* WHERE...Cook County.\n\n* WHEN...Until 6 PM."
        let shown = wording(until: nil, [text])
        #expect(shown.passages.map(\.heading) == ["What", "When"])
        #expect(shown.advice.map(\.text) == ["Tie down loose things."])
        #expect(shown.metadata.map(\.title) == ["Severity", "Issued by"])
        #expect(shown.issueSummary == "issued by NWS Chicago IL")
    }

    @Test("what the sender does not say is left out")
    func missing() {
        #expect(wording(.unknown).severityText == nil)
        #expect(wording(.unknown).spokenText == "Wind advisory, Cook County, NWS Chicago IL")
        #expect(wording().details == "Strong wind.\n\nTie down loose things.")
        #expect(wording(until: nil, [AlertText(event: "Gale")]).details == nil)
        #expect(Set(AlertSeverity.allCases.map(\.words)).count == AlertSeverity.allCases.count)
    }
}
