import Foundation

extension JSONObject {
    /// Reads JSON in which the bare words "nan" and "inf", which some servers send for missing numbers, count as null.
    init(allowingNotANumber data: Data) throws(FetchError) {
        do {
            try self.init(data)
        } catch {
            guard let mended = Self.replacingWords(in: data) else { throw error }
            try self.init(mended)
        }
    }

    /// Returns the data with such words replaced by null; nil if there are none outside of texts.
    private static func replacingWords(in data: Data) -> Data? {
        var mended = Data(capacity: data.count)
        var word: [UInt8] = []
        var isText = false
        var isEscaped = false
        var hasWord = false
        func endWord() {
            if ["nan", "inf", "infinity"].contains(String(decoding: word, as: UTF8.self).lowercased()) {
                if let sign = mended.last, "+-".utf8.contains(sign) { mended.removeLast() }
                mended.append(contentsOf: "null".utf8)
                hasWord = true
            } else {
                mended.append(contentsOf: word)
            }
            word = []
        }
        for byte in data {
            if !isText, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF) {
                word.append(byte)
                continue
            }
            if !word.isEmpty { endWord() }
            if byte == UInt8(ascii: "\""), !isEscaped { isText.toggle() }
            isEscaped = isText && byte == UInt8(ascii: "\\") && !isEscaped
            mended.append(byte)
        }
        return hasWord ? mended : nil
    }
}
