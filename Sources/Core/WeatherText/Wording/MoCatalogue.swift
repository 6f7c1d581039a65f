internal import Gazetteer
package import Foundation

/// A compiled catalogue of translations: a `.mo` file as the GNU gettext manual defines it, searched where it lies in memory.
///
/// A text that the file lacks, or whose translation is empty, is the English one.
package struct MoCatalogue: TextCatalogue {
    /// The gettext name of the language, such as "de" or "pt_BR".
    package let language: String
    private let file: MappedFile
    private let plurals: PluralRule
    /// The digits from 0 to 9; nil for those of ASCII.
    private let digits: [String]?

    private static let magic = 0x9504_12DE

    /// Opens the file; nil if it cannot be read or is no catalogue in little-endian order, in which msgfmt writes.
    ///
    /// - Parameter digits: The digits from 0 to 9 in which counts are written; nil for those of ASCII.
    package init?(_ url: URL, language: String, digits: [String]? = nil) {
        guard let file = try? MappedFile(url), file.bytes.u32(0) == Self.magic, file.bytes.u32(4) >> 16 <= 1 else {
            return nil
        }
        (self.language, self.file) = (language, file)
        self.digits = digits?.count == 10 ? digits : nil
        let header = Self.find(("" as StaticString).bytes, in: file.bytes).map { $0.text(0, $0.count) } ?? ""
        let rule = header.split(separator: "\n").first { $0.hasPrefix("Plural-Forms:") }
        plurals = rule.flatMap { PluralRule($0.dropFirst("Plural-Forms:".count)) } ?? .germanic
    }

    /// Returns the translated text.
    package func text(_ english: StaticString, context: StaticString?) -> String {
        found(english, context).map { $0.text(0, $0.count) } ?? "\(english)"
    }

    /// Returns the translated form for the number.
    package func text(one: StaticString, other: StaticString, count: Int, context: StaticString?) -> String {
        guard let forms = found(one, context) else { return "\(CountedNumber.isOne(count, context) ? one : other)" }
        return forms.withBytes { bytes in
            let texts = bytes.split(separator: 0, omittingEmptySubsequences: false)
            let form = plurals.form(for: count)
            return String(decoding: texts.indices.contains(form) ? texts[form] : bytes[...], as: UTF8.self)
        }
    }

    /// Returns the number in the digits of the language.
    package func number(_ count: Int) -> String {
        guard let digits else { return String(count) }
        return String(count).map { digit in digit.wholeNumberValue.map { digits[$0] } ?? "\u{2212}" }.joined()
    }

    /// Returns the name, which stands among the texts as `scripts/build/catalogues` puts it there.
    package func geographicName(_ key: String) -> String? {
        var key = key
        let found = key.withUTF8 { Self.find($0, Self.geography.bytes, in: file.bytes) }
        return found.map { $0.text(0, $0.count) }
    }

    /// The context of the names of places; short, as it stands before each of ninety thousand.
    private static let geography: StaticString = "geo"

    private func found(_ english: StaticString, _ context: StaticString?) -> Bytes? {
        // The entry of the empty text is the header of the file.
        guard english.utf8CodeUnitCount > 0 else { return nil }
        let found = Self.find(english.bytes, context?.bytes, in: file.bytes)
        return found?.count == 0 ? nil : found
    }

    /// Returns the translation of the text, which is looked for by halves, as the texts of a file are in order.
    private static func find(
        _ text: UnsafeBufferPointer<UInt8>, _ context: UnsafeBufferPointer<UInt8>? = nil, in file: Bytes
    ) -> Bytes? {
        let (originals, translations) = (file.u32(12), file.u32(16))
        var range = 0..<file.u32(8)
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            switch order(of: entry(middle, originals, in: file), beside: text, context) {
            case 0: return entry(middle, translations, in: file)
            case ..<0: range = middle + 1..<range.upperBound
            default: range = range.lowerBound..<middle
            }
        }
        return nil
    }

    private static func entry(_ number: Int, _ table: Int, in file: Bytes) -> Bytes {
        let place = table + 8 * number
        return file.slice(file.u32(place + 4), file.u32(place))
    }

    /// Returns less than 0, 0 or more than 0, as a file's text stands before, at or behind the one looked for.
    private static func order(
        of entry: Bytes, beside text: UnsafeBufferPointer<UInt8>, _ context: UnsafeBufferPointer<UInt8>?
    ) -> Int {
        entry.withBytes { bytes in
            // Behind a zero stands the plural, by which nothing is looked for.
            var rest = bytes[...]
            func compare(_ wanted: UnsafeBufferPointer<UInt8>) -> Int {
                for byte in wanted {
                    guard let own = rest.popFirst() else { return -1 }
                    if own != byte { return Int(own) - Int(byte) }
                }
                return 0
            }
            if let context {
                let found = compare(context)
                if found != 0 { return found }
                guard let own = rest.popFirst() else { return -1 }
                if own != separator { return Int(own) - Int(separator) }
            }
            let found = compare(text)
            if found != 0 { return found }
            return rest.first.map { $0 == 0 ? 0 : 1 } ?? 0
        }
    }

    /// The byte between a context and its text.
    private static let separator: UInt8 = 4
}

extension StaticString {
    fileprivate var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}
