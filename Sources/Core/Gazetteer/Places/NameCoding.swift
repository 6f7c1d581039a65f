/// The coding of a name as a `LetterWindow` (u8) and its letters.
package enum NameCoding {
    /// Returns the bytes of a name; one with letters outside the basic plane is written as UTF-8.
    package static func bytes(_ name: String) -> [UInt8] {
        let letters = Array(name.utf16)
        let window = LetterWindow(of: letters)
        return [UInt8(window.number)] + (window.number == 0 ? Array(name.utf8) : window.bytes(letters))
    }

    static func name(_ bytes: [UInt8]) -> String {
        guard let number = bytes.first, number > 0 else { return String(decoding: bytes.dropFirst(), as: UTF8.self) }
        let window = LetterWindow(number: Int(number))
        return bytes.withUnsafeBytes { buffer in
            let bytes = Bytes(buffer)
            var offset = 1
            var letters: [UInt16] = []
            while offset < bytes.count { letters.append(window.letter(bytes, &offset)) }
            return String(decoding: letters, as: UTF16.self)
        }
    }
}
