/// Returns a text in the user's language with its placeholders filled; every text people read passes through this
/// function.
///
/// - Parameters:
///   - text: The English text with placeholders, such as "Updated {age}"; a literal, so that a script can collect it.
///   - context: The context that distinguishes equal English texts; a literal too.
///   - values: The values for the names in braces.
///   - values: What stands for each name between braces.
public func tr(_ text: StaticString, context: StaticString? = nil, _ values: [String: String] = [:]) -> String {
    filled(Wording.catalogue.text(text, context: context), values)
}

/// Returns a text that depends on a number, in the user's language; "{count}" is filled with the number in the language's
/// digits unless the values contain it.
public func tr(one: StaticString, other: StaticString, count: Int, _ values: [String: String] = [:]) -> String {
    let catalogue = Wording.catalogue
    var values = values
    if values["count"] == nil { values["count"] = catalogue.number(count) }
    return filled(catalogue.text(one: one, other: other, count: count, context: nil), values)
}

/// Returns the text with each placeholder filled once from left to right, so that braces within values are kept; a full stop
/// behind a value that ends with one is left out.
func filled(_ text: String, _ values: [String: String]) -> String {
    guard !values.isEmpty else { return text }
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        let name = String(rest[rest.index(after: open)..<close])
        result += rest[..<open]
        result += values[name] ?? "{\(name)}"
        rest = rest[rest.index(after: close)...]
        // "25. Nov." ends a sentence by itself.
        if values[name]?.endsWithStop == true, rest.hasPrefix("."), !rest.hasPrefix("..") { rest = rest.dropFirst() }
    }
    return result + rest
}

extension String {
    /// Whether the last letter that is seen is a full stop.
    fileprivate var endsWithStop: Bool {
        // A phrase that is isolated from the direction of its surroundings ends with a mark of that.
        unicodeScalars.last { $0.properties.generalCategory != .format } == "."
    }
}
