import Testing

@testable import WeatherText

/// The rules for plurals, as the headers of catalogues give them, against CLDR's.
struct PluralRuleTests {
    private static let numbers = [0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 101]

    @Test(
        "each language's rule gives the forms that CLDR has for its numbers",
        arguments: [
            ("English", "nplurals=2; plural=(n != 1);", "101111111111"),
            ("French", "nplurals=2; plural=(n > 1);", "001111111111"),
            ("Japanese", "nplurals=1; plural=0;", "000000000000"),
            (
                "Russian",
                "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
                "201112222010"
            ),
            (
                "Polish", "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
                "201112222212"
            ),
            ("Czech", "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;", "201112222222"),
            (
                "Arabic",
                "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
                "012333444445"
            ),
        ])
    func forms(language: String, header: String, forms: String) throws {
        let rule = try #require(PluralRule(header))
        #expect(Self.numbers.map { String(rule.form(for: $0)) }.joined() == forms)
        #expect(rule.form(for: -3) == rule.form(for: 3))
    }

    @Test("operators bind as in C")
    func precedence() throws {
        for (expression, form) in [
            ("1+2*3==7&&!0", 1), ("2*(1+2)-6", 0), ("1||0&&0", 1), ("7/2%2<2>0", 1), ("0?1:0?1:2", 2), ("!n==0", 1),
            ("0 && 1/0", 0), ("1 <= 1", 1), ("2 >= 3", 0),
        ] {
            let rule = try #require(PluralRule("nplurals=3; plural=\(expression);"), "\(expression)")
            #expect(rule.form(for: 5) == form, "\(expression)")
        }
    }

    @Test("a form there is not, and one divided by 0, are the first")
    func outside() throws {
        #expect(try #require(PluralRule("nplurals=2; plural=n;")).form(for: 7) == 0)
        #expect(try #require(PluralRule("nplurals=2; plural=1/(n-n);")).form(for: 7) == 0)
        #expect(try #require(PluralRule("nplurals=2; plural=n-8;")).form(for: 7) == 0)
    }

    @Test(
        "what is no rule is none, however deep it goes",
        arguments: [
            "", "nplurals=2", "plural=n;", "nplurals=0; plural=0;", "nplurals=99; plural=0;", "nplurals=2; plural=(n;",
            "nplurals=2; plural=n=1;", "nplurals=2; plural=n n;", "nplurals=2; plural=n ? 1;", "nplurals=2; plural=;",
            "nplurals=2; plural=m;", "nplurals=2; plural=99999999999999999999;",
            "nplurals=2; plural=" + String(repeating: "(", count: 100_000) + ";",
            "nplurals=2; plural=" + String(repeating: "(", count: 100) + "n" + String(repeating: ")", count: 100),
            "nplurals=2; plural=" + String(repeating: "!", count: 100_000) + "n",
        ])
    func none(header: String) {
        #expect(PluralRule(header) == nil)
    }
}
