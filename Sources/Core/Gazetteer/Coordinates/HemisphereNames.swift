/// The names of the hemispheres in the reader's language, which typed coordinates may bear beside N, S, E and W.
///
/// "O" is east in German and west in French, so that only a language makes it either.
public struct HemisphereNames: Sendable, Hashable {
    private let tokens: [String: CoordinateToken]

    /// No names but N, S, E and W.
    public static let english = HemisphereNames()

    /// Makes names; case, spaces and full stops in them do not matter, nor does anything but letters.
    public init(north: [String] = [], south: [String] = [], east: [String] = [], west: [String] = []) {
        var tokens: [String: CoordinateToken] = [:]
        for (names, token) in [(north, CoordinateToken.north), (south, .south), (east, .east), (west, .west)] {
            for name in names.map({ Self.letters(of: $0) }) where !name.isEmpty { tokens[name] = token }
        }
        self.tokens = tokens
    }

    /// Returns the hemisphere whose name begins the text, which is dropped from it; nil for none.
    ///
    /// Of "с. ш." and "с" the longer one is meant.
    func take(from rest: inout Substring) -> CoordinateToken? {
        guard !tokens.isEmpty, rest.first?.isLetter == true else { return nil }
        let words = rest.prefix { $0.isLetter || $0.isWhitespace || $0 == "." }
        let ends = words.indices.filter { words[$0].isLetter }.map { words.index(after: $0) }.filter { end in
            end == words.endIndex || !words[end].isLetter
        }
        for end in ends.reversed() {
            guard let token = tokens[Self.letters(of: words[..<end])] else { continue }
            rest = rest[end...]
            // The full stop of an abbreviation, not that of ".5".
            if rest.first == ".", rest.dropFirst().first?.isNumber != true { rest.removeFirst() }
            return token
        }
        return nil
    }

    private static func letters(of text: some StringProtocol) -> String {
        text.lowercased().filter(\.isLetter)
    }
}
