import Gazetteer

/// The messages for a search without results.
public enum NoPlaceMessage {
    /// The number of letters of airport codes.
    private static let codeLetters = 3...4
    /// The greatest length of a postal code.
    private static let longestPostcode = 10

    /// Returns the message about invalid coordinates; nil for any other text.
    public static func text(forCoordinates query: String) -> String? {
        CoordinateQuery.fault(in: query, .ofLanguage).map(text)
    }

    /// Returns the explanation why an airport code or postal code finds nothing; nil for any other text.
    public static func hint(for query: String) -> String? {
        let isCode = codeLetters.contains(query.utf8.count) && query.utf8.allSatisfy { isLetter($0) }
        let isPostcode =
            query.utf8.count <= longestPostcode && query.utf8.contains { (0x30...0x39).contains($0) }
            && query.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x20 || $0 == 0x2D }
        return isCode || isPostcode
            ? tr("Postal codes and airport codes cannot be searched for. Enter a town instead.") : nil
    }

    /// Returns the message for a search text, with the explanation if there is one.
    public static func text(for query: String) -> String {
        if let text = text(forCoordinates: query) { return text }
        let sentence = tr("No place called “{name}” was found.", ["name": query])
        return PhraseList.sentences([sentence, hint(for: query)]) ?? sentence
    }

    private static func text(_ fault: CoordinateFault) -> String {
        switch fault {
        case .outOfRange:
            tr("These coordinates do not exist: latitude goes up to 90°, longitude up to 180°.")
        case .signAndLetter:
            tr("Use either a minus sign or a letter, not both: −33.9 or 33.9 S.")
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
