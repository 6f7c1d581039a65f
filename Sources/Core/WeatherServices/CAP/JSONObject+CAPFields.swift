import Foundation

extension JSONObject: CAPFields {
    /// Returns all values of that name; a single text counts as a list of one, and rings of numbers are written as in
    /// CAP, "lat,lon lat,lon".
    func texts(_ name: String) -> [String] {
        if let text = text(name) { return [text] }
        guard let values = list(name) else { return [] }
        if let ring = Self.ring(values) { return [ring] }
        return values.compactMap { value in
            if let text = value.text { return text.trimmingCharacters(in: .whitespacesAndNewlines) }
            return value.list.flatMap(Self.ring)
        }
        .filter { !$0.isEmpty }
    }

    func parts(_ name: String) -> [JSONObject] {
        objects(name) ?? object(name).map { [$0] } ?? []
    }

    private static func ring(_ values: [JSONElement]) -> String? {
        guard !values.isEmpty else { return nil }
        var pairs: [String] = []
        for value in values {
            guard let pair = value.list, pair.count == 2, let first = pair[0].number, let second = pair[1].number
            else { return nil }
            pairs.append("\(first),\(second)")
        }
        return pairs.joined(separator: " ")
    }
}
