import Foundation

extension JSONObject: CAPFields {
    /// Returns all values of that name; a single text counts as a list of one, and rings of numbers are written as in
    /// CAP, "lat,lon lat,lon".
    func texts(_ name: String) -> [String] {
        if let text = text(name) { return [text] }
        guard let values = members[name] as? [Any] else { return [] }
        if let ring = Self.ring(values) { return [ring] }
        return values.compactMap { value in
            if let text = value as? String { return text.trimmingCharacters(in: .whitespacesAndNewlines) }
            return (value as? [Any]).flatMap(Self.ring)
        }
        .filter { !$0.isEmpty }
    }

    func parts(_ name: String) -> [JSONObject] {
        objects(name) ?? object(name).map { [$0] } ?? []
    }

    private static func ring(_ values: [Any]) -> String? {
        guard !values.isEmpty else { return nil }
        var pairs: [String] = []
        for value in values {
            guard let pair = value as? [Any], pair.count == 2, let first = number(pair[0]),
                let second = number(pair[1])
            else { return nil }
            pairs.append("\(first),\(second)")
        }
        return pairs.joined(separator: " ")
    }
}
