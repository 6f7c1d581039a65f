import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Messages of the Common Alerting Protocol")
struct CAPReaderTests {
    private let now = AlertSamples.now

    private func alerts(_ name: String, at place: Location) throws -> [Alert] {
        try CAPReader().alerts(from: Fixture.data("cap/\(name)"), for: place, now: now)
    }

    private func failure(_ data: Data) throws -> FetchError? {
        do throws(FetchError) {
            _ = try CAPReader().message(from: data)
            return nil
        } catch {
            return error
        }
    }

    private func failure(_ text: String) throws -> FetchError? { try failure(Data(text.utf8)) }

    @Test("a message with prefixes, two languages, a circle and a polygon is read whole")
    func whole() throws {
        let alerts = try alerts("warning_prefixed.xml", at: AlertSamples.innsbruck)
        let alert = try #require(alerts.first)
        #expect(alerts.count == 1)
        #expect(alert.id == "example.1")
        #expect(alert.sender == "Lawinenwarndienst")
        #expect(alert.severity == .extreme)
        #expect(alert.certainty == .likely)
        #expect(alert.urgency == .immediate)
        #expect(alert.message == .update)
        #expect(alert.references == ["example.0", "example.1"])
        #expect(alert.sent == (try instant("2026-02-10T10:00:00Z")))
        #expect(alert.onset == (try instant("2026-02-10T10:00:00Z")))
        #expect(alert.ends == (try instant("2026-02-11T10:00:00Z")))
        #expect(alert.link == "https://example.org/lawinen")
        #expect(alert.coverage == .place)
        #expect(
            alert.texts == [
                AlertText(
                    language: "de-AT", event: "Lawinengefahr", headline: "Sehr große & großflächige Gefahr",
                    description: "Hänge über <2000 m> meiden.", area: "Umkreis von Innsbruck"),
                AlertText(language: "en-GB", event: "Avalanches", area: "Around Innsbruck"),
            ])
    }

    @Test("elsewhere the same message holds in one of its languages alone, or not at all")
    func elsewhere() throws {
        let bregenz = try alerts("warning_prefixed.xml", at: AlertSamples.place(47.5, 9.75))
        #expect(bregenz.map { $0.texts.map(\.area) } == [["Vorarlberg"]])
        #expect(try alerts("warning_prefixed.xml", at: AlertSamples.place(48.2, 16.4)).isEmpty)
    }

    @Test(
        "all clear, exercises and cancellations are no warnings",
        arguments: [
            "all_clear.xml", "exercise.xml", "cancel_without_info.xml",
        ])
    func none(name: String) throws {
        #expect(try alerts(name, at: AlertSamples.zurich).isEmpty)
    }

    @Test("a cancellation that says no more than what it ends is one")
    func cancellation() throws {
        let notices = try CAPReader().message(from: Fixture.data("cap/cancel_without_info.xml")).notices
        #expect(notices.map(\.message) == [.cancel])
        #expect(notices.map(\.alert.references) == [["example.warning"]])
    }

    @Test("letters of older encodings are read as such, in UTF-16 too")
    func encodings() throws {
        let alert = try #require(alerts("latin1.xml", at: AlertSamples.zurich).first)
        #expect(alert.texts.first?.event == "Forte chaleur d’été")
        #expect(alert.texts.first?.area == "Val-d'Oise")
        #expect(alert.ends == nil)
        let text = "<?xml version='1.0' encoding='UTF-16'?><alert><identifier>é</identifier></alert>"
        let wide = try #require(text.data(using: .utf16))
        #expect(try CAPReader().message(from: wide).identifier == "é")
        #expect(
            try failure("<?xml version='1.0' encoding='EBCDIC-US'?><alert><identifier>a</identifier></alert>")
                == .unreadableAnswer)
    }

    @Test("entities of a document's own are never looked at", arguments: ["entity_bomb.xml", "external_entity.xml"])
    func entities(name: String) throws {
        #expect(try failure(Fixture.data("cap/\(name)")) == .unreadableAnswer)
    }

    @Test("what is cut short, empty, another document or not XML at all is unreadable")
    func unreadable() throws {
        #expect(try failure(Fixture.data("cap/truncated.xml")) == .unreadableAnswer)
        for text in [
            "", " ", "{}", "<", "<alert", "<alert>", "<alert/>", "<alert><info></alert>", "<feed/>", "<?xml", "<!--",
            "<alert><identifier>&unknown;</identifier></alert>", "\u{FEFF}", "<alert><identifier/></alert>",
            "<!DOCTYPE alert><alert><identifier>a</identifier></alert>",
            "<?xml version='1.0'?><!-- --><!DOCTYPE alert [<!ENTITY a 'b'>]><alert><identifier>&a;</identifier></alert>",
        ] {
            #expect(try failure(text) == .unreadableAnswer, "\(text)")
        }
        #expect(try failure("<!DOCTYPE html><html></html>") == .webPage)
        #expect(try failure("\n<HTML><body>Sign in</body></HTML>") == .webPage)
    }

    @Test("an undeclared prefix, a mark before the declaration and a control character do no harm")
    func lenient() throws {
        for text in [
            "<cap:alert><cap:identifier>a</cap:identifier></cap:alert>",
            "\u{FEFF}\n <?xml version='1.0'?><alert><identifier>a</identifier></alert>",
            "<alert><identifier>a\u{0}</identifier></alert>", "<alert><identifier>a</identifier></alert>\n<!-- -->\n",
        ] {
            #expect(try CAPReader().message(from: Data(text.utf8)).identifier == "a")
        }
    }

    @Test(
        "processing instructions are left out wherever they stand; one without a name is no XML",
        arguments: [
            ("<alert><?page?><identifier>a</identifier></alert>", "a"),
            ("<alert><?page break?><identifier><?x?>  a <?y?></identifier></alert><?end?>", "  a "),
            ("<alert><identifier>a<??></identifier></alert>", nil),
            ("<alert><<?x?>?y?><identifier>a</identifier></alert>", nil),
            ("<alert><identifier>a</identifier></alert><?open", "a"),
            ("<alert><identifier><![CDATA[a<?x?>b]]><!-- <?x?> --></identifier></alert>", "a<?x?>b"),
            ("<alert x=\"<![CDATA[<?x?>\"><identifier>a</identifier></alert>", nil),
        ] as [(String, String?)])
    func instructions(text: String, identifier: String?) {
        let read = try? CAPReader().message(from: Data(text.utf8)).identifier
        #expect(read == identifier?.trimmingCharacters(in: .whitespaces))
    }

    @Test("too deep, too many or too large is refused, up to there it is read")
    func bounds() throws {
        func nested(_ depth: Int) -> String {
            "<alert><identifier>a</identifier>" + String(repeating: "<x>", count: depth)
                + String(repeating: "</x>", count: depth) + "</alert>"
        }
        #expect(try failure(nested(31)) == nil)
        #expect(try failure(nested(32)) == .unreadableAnswer)
        #expect(try failure(nested(100_000)) == .unreadableAnswer)
        let many = "<alert><identifier>a</identifier>" + String(repeating: "<x/>", count: 200_000) + "</alert>"
        #expect(try failure(many) == .unreadableAnswer)
        let prefixed = "<alert>" + String(repeating: "<q:x/>", count: 100_000) + "<identifier>a</identifier>"
        #expect(try failure(prefixed + "</alert>") == nil)
        func attributed(_ count: Int) -> String {
            "<alert" + (0..<count).map { " a\($0)='1'" }.joined() + "><identifier>a</identifier></alert>"
        }
        #expect(try failure(attributed(64)) == nil)
        #expect(try failure(attributed(65)) == .unreadableAnswer)
        #expect(try failure(attributed(300_000)) == .unreadableAnswer)
        let large = Data(count: MarkupReader.sizeLimit + 1)
        #expect(try failure(large) == .answerTooLarge(limit: 8_388_608))
    }
}
