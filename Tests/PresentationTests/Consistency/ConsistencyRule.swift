/// One line of docs/consistency.md: what must not contradict what on a page.
struct ConsistencyRule: Sendable {
    /// The name on the page of rules.
    let name: String
    /// What contradicts; nil where nothing does.
    let broken: @Sendable (GeneratedPage) -> String?

    init(_ name: String, _ broken: @escaping @Sendable (GeneratedPage) -> String?) {
        (self.name, self.broken) = (name, broken)
    }

    static let all: [ConsistencyRule] = present + rows + days + tiles + details + spread
}
