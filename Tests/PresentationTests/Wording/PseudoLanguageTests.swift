import Foundation
import Testing
import WeatherModel
import WeatherServices

@testable import WeatherText

/// Every text in a language that does not exist: a plain letter in one of them has not passed through `tr`.
struct PseudoLanguageTests {
    @Test("a text is longer, in brackets and without a plain letter; its values are kept")
    func pseudo() {
        let text = Wording.$catalogue.withValue(PseudoCatalogue()) { tr("Updated {age}", ["age": "x"]) }
        #expect(text == "⟦Úþđáţéđ x····⟧")
        let right = Wording.$catalogue.withValue(PseudoCatalogue(rightToLeft: true)) { tr("No") }
        #expect(right == "\u{200F}⟦Ñó·⟧\u{200F}")
        #expect(tr("No") == "No")
    }

    @Test("nothing escaped: no text has a plain letter, and none is glued from two")
    func escaped() {
        Wording.$catalogue.withValue(PseudoCatalogue()) {
            let texts = Said.all
            #expect(texts.count > 400)
            for text in texts {
                #expect(text.firstMatch(of: /[A-Za-z]/) == nil, "\(text)")
                #expect(Self.isOne(text), "\(text)")
            }
        }
    }

    @Test("what escapes is noticed")
    func noticed() {
        #expect(!Self.isOne("⟦á⟧, ⟦ƀ⟧"))
        #expect(!Self.isOne("15:00 ⟦á⟧"))
        #expect(Self.isOne("⟦á ⟦ƀ⟧⟧"))
        #expect(Self.isOne("15:00"))
    }

    @Test("right to left, every text begins and ends with its mark")
    func rightToLeft() {
        Wording.$catalogue.withValue(PseudoCatalogue(rightToLeft: true)) {
            for text in Said.all where text.contains("⟦") {
                #expect(text.hasPrefix("\u{200F}⟦") && text.hasSuffix("⟧\u{200F}"), "\(text)")
            }
        }
    }

    /// Whether the first bracket closes at the very end, or there is none.
    private static func isOne(_ text: String) -> Bool {
        guard text.contains("⟦") else { return true }
        guard text.first == "⟦" else { return false }
        var depth = 0
        for (index, character) in text.enumerated() {
            if character == "⟦" { depth += 1 }
            if character == "⟧" { depth -= 1 }
            if depth == 0 { return index == text.count - 1 }
        }
        return false
    }
}
