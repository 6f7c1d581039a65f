/// The one function every word a reader sees passes through, with values put in by name.
///
/// - Parameters:
///   - text: English, with a place for each value: "Updated {age}". Always a literal, so that a script can collect them.
///   - context: What tells the text from the same English elsewhere; a literal, too.
///   - values: What stands for each name between braces.
public func tr(_ text: StaticString, context: StaticString? = nil, _ values: [String: String] = [:]) -> String {
    filled(Wording.catalogue.text(text, context: context), values)
}

/// As `tr(_:context:_:)`, for a text that depends on a number; the number itself is put in as "{count}", in ASCII digits unless
/// the values hold it in the reader's own.
public func tr(one: StaticString, other: StaticString, count: Int, _ values: [String: String] = [:]) -> String {
    filled(
        Wording.catalogue.text(one: one, other: other, count: count),
        values.merging(["count": String(count)]) { given, _ in given })
}

/// Each place is filled once, from left to right, so that a value that holds braces is left as it is.
private func filled(_ text: String, _ values: [String: String]) -> String {
    guard !values.isEmpty else { return text }
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        let name = String(rest[rest.index(after: open)..<close])
        result += rest[..<open]
        result += values[name] ?? "{\(name)}"
        rest = rest[rest.index(after: close)...]
    }
    return result + rest
}
