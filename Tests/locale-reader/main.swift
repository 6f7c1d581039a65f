// Prints what the programs ask Foundation for, in every locale that ICU knows: numbers, dates, times, names of zones and
// countries, lists, relative times, letters. scripts/check/compare-locales compares two programs that are made of this.

import Foundation

let instants = [0, 1_709_164_800, 1_720_000_000, 1_735_687_799, 1_761_440_400].map {
    Date(timeIntervalSince1970: $0)
}
let zones = ["Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Africa/Casablanca", "GMT"]
    .compactMap { TimeZone(identifier: $0) }
let countries = Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 }.sorted()
let words = ["Straße", "İstanbul", "ΣΊΣΥΦΟΣ", "ǅungla", "ＡＢＣ", "Zürich", "łódź", "ｶﾞ", "Ångström"]

func numbers(_ locale: Locale) -> [String] {
    let whole = IntegerFormatStyle<Int>(locale: locale)
    let decimal = FloatingPointFormatStyle<Double>(locale: locale)
    let counts = [-1_234_567, -1, 0, 1, 2, 5, 11, 21, 101, 12_345].flatMap {
        [$0.formatted(whole), $0.formatted(whole.grouping(.never)), $0.formatted(whole.notation(.compactName))]
    }
    let shares = [0, 1, 55, 100].map { $0.formatted(IntegerFormatStyle<Int>.Percent(locale: locale)) }
    let parts = [-0.04, 0.5, 1.25, 1013.25].flatMap { value in
        (0...2).map { value.formatted(decimal.precision(.fractionLength($0))) }
    }
    return counts + shares + parts
}

func dates(_ locale: Locale) -> [String] {
    zones.flatMap { zone in
        instants.flatMap { instant -> [String] in
            var style = Date.FormatStyle(locale: locale, calendar: locale.calendar)
            style.timeZone = zone
            return [
                style.hour().minute(), style.hour(), style.hour(.defaultDigits(amPM: .narrow)).minute().second(),
                style.weekday(.wide), style.weekday(.abbreviated), style.weekday(.narrow), style.day().month(.wide),
                style.day().month(.abbreviated), style.day().month(.abbreviated).year(), style.era().quarter().week(),
                style.timeZone(.genericName(.short)), style.timeZone(.specificName(.long)),
                style.timeZone(.exemplarLocation), style.timeZone(.localizedGMT(.short)),
            ].map { instant.formatted($0) }
        }
    }
}

func names(_ locale: Locale) -> [String] {
    let offsets: [Double] = [-259_200, -86_400, -3600, -60, 60, 7200, 18_000, 86_400, 1_814_400]
    let relative = offsets.flatMap { (offset: Double) -> [String] in
        [Date.RelativeFormatStyle.Presentation.named, .numeric].map { (presentation) -> String in
            let style = Date.RelativeFormatStyle(
                presentation: presentation, unitsStyle: .wide, locale: locale, calendar: locale.calendar)
            // A little more, as the program's own clock runs meanwhile.
            return style.format(Date(timeIntervalSinceNow: offset + (offset < 0 ? -5 : 5)))
        }
    }
    let lists = [["a", "b", "c"], ["a", "b"]].flatMap { items in
        [items.formatted(.list(type: .and).locale(locale)), items.formatted(.list(type: .or).locale(locale))]
    }
    return countries.map { locale.localizedString(forRegionCode: $0) ?? "-" } + relative + lists
}

func letters(_ locale: Locale) -> [String] {
    words.flatMap {
        [
            $0.uppercased(with: locale), $0.lowercased(with: locale), $0.capitalized(with: locale),
            $0.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale),
        ]
    } + words.sorted()
}

for identifier in Locale.availableIdentifiers.sorted() {
    let locale = Locale(identifier: identifier)
    let calendar = locale.calendar
    let facts = [
        "\(calendar.identifier) \(calendar.firstWeekday) \(calendar.minimumDaysInFirstWeek)",
        "\(locale.measurementSystem.identifier) \(locale.hourCycle) \(locale.region?.identifier ?? "-")",
        "\(locale.language.characterDirection) \(locale.numberingSystem.identifier)",
    ]
    for (kind, texts) in [
        ("facts", facts), ("numbers", numbers(locale)), ("dates", dates(locale)), ("names", names(locale)),
        ("letters", letters(locale)),
    ] {
        print(identifier, kind, texts.joined(separator: "|"), separator: "\t")
    }
}
let bytes = Data((0x20...0xFF).map { UInt8($0) })
for encoding in [String.Encoding.windowsCP1252, .isoLatin1, .utf16] {
    print("root", "bytes", String(data: bytes, encoding: encoding) ?? "-", separator: "\t")
}
print("root", "hosts", URL(string: "https://bücher.example/ä")?.absoluteString ?? "-", separator: "\t")
