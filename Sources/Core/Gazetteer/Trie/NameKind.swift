/// How a key of a `NameTrie` belongs to what it stands for, and what that costs in rank.
package enum NameKind: Int, Sendable {
    /// The name that is shown.
    case main = 0
    /// The name that is shown, without its first words: "York" of New York.
    case laterWord = 1
    /// Another name in Latin letters, "Wien".
    case latin = 2
    /// A name in another script, "東京".
    case otherScript = 3
    /// The name that is shown, where that has marks which the key has not: "Malmö".
    case marked = 4
    /// A code in three capitals, as of an airport: "XQT". Nothing is taken for a misspelt one.
    case code = 5

    package var penalty: Int {
        switch self {
        case .main, .marked: 0
        case .laterWord: 60
        case .latin, .code: 28
        case .otherScript: 4
        }
    }

    /// True where the key is the whole of a name.
    package var isWhole: Bool { self != .laterWord }
}
