import Foundation
import WeatherModel

/// Converts an XML document to UTF-8 and removes everything before its root, including document types.
struct MarkupProlog {
    /// The document from its root on, in UTF-8, without the control characters that XML forbids.
    let document: [UInt8]

    /// - Throws: `webPage` for HTML; `unreadableAnswer` for another document type, an unknown encoding or a missing
    ///   root.
    init(_ data: Data) throws(FetchError) {
        var bytes = Array(try Self.text(of: data).utf8)[...]
        while true {
            bytes = bytes.drop { $0 <= UInt8(ascii: " ") }
            if bytes.starts(with: "<?".utf8) {
                bytes = try Self.rest(of: bytes, after: "?>")
            } else if bytes.starts(with: "<!--".utf8) {
                bytes = try Self.rest(of: bytes, after: "-->")
            } else {
                break
            }
        }
        let start = String(decoding: bytes.prefix(20), as: UTF8.self).lowercased()
        if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") { throw .webPage }
        guard bytes.first == UInt8(ascii: "<"), !bytes.starts(with: "<!".utf8) else { throw .unreadableAnswer }
        let spaces = Array("\t\r\n".utf8)
        document = bytes.filter { $0 >= UInt8(ascii: " ") || spaces.contains($0) }
    }

    private static func rest(of bytes: ArraySlice<UInt8>, after end: String) throws(FetchError) -> ArraySlice<UInt8> {
        guard let index = bytes.index(after: end) else { throw .unreadableAnswer }
        return bytes[index...]
    }

    /// Decodes the data by the byte order mark or the XML declaration; invalid UTF-8 becomes U+FFFD.
    private static func text(of data: Data) throws(FetchError) -> String {
        if data.starts(with: [0xfe, 0xff]) || data.starts(with: [0xff, 0xfe]) {
            guard let text = String(data: data, encoding: .utf16) else { throw .unreadableAnswer }
            return text
        }
        let text = data.starts(with: [0xef, 0xbb, 0xbf]) ? data.dropFirst(3) : data
        guard let encoding = declaredEncoding(text) else { return String(decoding: text, as: UTF8.self) }
        switch encoding {
        case "utf-8", "utf8", "us-ascii": return String(decoding: text, as: UTF8.self)
        // Windows-1252 has letters in place of the control characters of ISO 8859-1, which no text uses.
        case "iso-8859-1", "latin1", "windows-1252":
            return String(data: text, encoding: .windowsCP1252) ?? String(decoding: text, as: UTF8.self)
        default: throw .unreadableAnswer
        }
    }

    /// Returns the encoding in lower case, "utf-8" from `<?xml version="1.0" encoding="UTF-8"?>`; nil if none is
    /// declared.
    private static func declaredEncoding(_ data: Data) -> String? {
        let start = String(decoding: data.prefix(200), as: UTF8.self).drop(while: \.isWhitespace)
        guard start.hasPrefix("<?xml"), let end = start.range(of: "?>"),
            let name = start[..<end.lowerBound].range(of: "encoding")
        else { return nil }
        let value = start[name.upperBound..<end.lowerBound].drop { "= \t\r\n".contains($0) }
        guard let quote = value.first, "\"'".contains(quote) else { return nil }
        return value.dropFirst().prefix { $0 != quote }.lowercased()
    }
}

extension ArraySlice<UInt8> {
    /// Returns the index after the first occurrence of the text; nil if there is none.
    fileprivate func index(after text: String) -> Index? {
        let text = Array(text.utf8)
        var index = startIndex
        while index + text.count <= endIndex {
            if self[index..<index + text.count].elementsEqual(text) { return index + text.count }
            index += 1
        }
        return nil
    }
}
