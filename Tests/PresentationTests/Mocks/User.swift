struct User: Sendable, Hashable {
    let name: String
}
