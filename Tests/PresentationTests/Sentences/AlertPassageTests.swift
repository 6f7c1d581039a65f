import Testing

@testable import WeatherText

struct AlertPassageTests {
    private func read(_ text: String) -> [String] {
        AlertPassage.all(in: text).map { [$0.heading, $0.text].compactMap(\.self).joined(separator: " | ") }
    }

    @Test("headings in capitals become sentence case, and lines of a paragraph one")
    func headings() {
        #expect(
            read(
                """
                * WHAT...Gusts up to 60 mph
                on exposed shores.
                * ADDITIONAL DETAILS...Travel will be
                difficult.

                HAZARD...Wind damage.

                PRECAUTIONARY/PREPAREDNESS ACTIONS...

                Stay
                indoors.
                """) == [
                    "What | Gusts up to 60 mph on exposed shores.", "Additional details | Travel will be difficult.",
                    "Hazard | Wind damage.", "Precautionary/preparedness actions | ", "Stay indoors.",
                ])
        #expect(read("IMPACTS: Trees fall.") == ["Impacts | Trees fall."])
    }

    @Test(
        "what only looks like a heading stays in its text",
        arguments: [
            "Gusts...up to 60 mph.", "UNTIL 3:45 PM tonight.", "AT 345 PM...RADAR SHOWED HEAVY RAIN...MOVING EAST.",
            "NB: see below.", "ÜBERSCHWEMMUNGEN sind möglich: Vorsicht.", "",
        ])
    func texts(_ text: String) {
        #expect(AlertPassage.all(in: text).allSatisfy { $0.heading == nil })
        #expect(AlertPassage.all(in: text).map(\.text).joined() == text)
    }

    @Test("lists stay lists")
    func lists() {
        #expect(
            read("Take along:\n* water\n* light\n\nStay calm.") == ["Take along:", "• water", "• light", "Stay calm."])
    }

    @Test("a paragraph under a heading that says what stands beside it is left out, one without a heading is not")
    func repeated() {
        let text = "* WHERE...Kings; Queens.\n\n* WHAT...Wind.\n\nKings, Queens"
        #expect(AlertPassage.all(in: text, besides: ["Kings, Queens"]).map(\.text) == ["Wind.", "Kings, Queens"])
    }

    @Test("a heading in capitals is put small as its language writes it")
    func languageOfHeading() {
        func heading(_ language: String?) -> String? {
            AlertPassage.all(in: "RISKLI ALANLAR: Kıyılar.", language: language).first?.heading
        }
        #expect(heading("tr") == "Rısklı alanlar")
        #expect(heading("en") == "Riskli alanlar")
    }

    @Test("a headline in capitals between dots is a sentence, and sentences have a space between them")
    func headlines() {
        #expect(
            read("...WINTER STORM WARNING REMAINS IN EFFECT UNTIL MIDNIGHT TONIGHT ABOVE 3000 FEET...\n\nSnow falls.")
                == ["Winter storm warning remains in effect until midnight tonight above 3000 feet.", "Snow falls."])
        #expect(read(".Large surf expected.") == ["Large surf expected."])
        #expect(read("Beaches are closed.Large surf expected.") == ["Beaches are closed. Large surf expected."])
        #expect(read("See weather.gov or 3.5 in.") == ["See weather.gov or 3.5 in."])
    }
}
