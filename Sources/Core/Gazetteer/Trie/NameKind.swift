/// The kind of name that a key of a `NameTrie` is, which affects the ranking.
package enum NameKind: Int, Sendable {
    /// The displayed name.
    case main = 0
    /// The displayed name without its first words, such as "York" of New York.
    case laterWord = 1
    /// An alternative name in Latin letters, such as "Wien".
    case latin = 2
    /// An alternative name in another script, such as "東京".
    case otherScript = 3
    /// The displayed name, if it has diacritics that the key has not, such as "Malmö".
    case marked = 4
    /// A code of three capital letters, such as that of an airport, for which no typing errors are considered.
    case code = 5

    package var penalty: Int {
        switch self {
        case .main, .marked: 0
        case .laterWord: 60
        case .latin, .code: 28
        case .otherScript: 4
        }
    }

    /// Whether the key is a whole name.
    package var isWhole: Bool { self != .laterWord }
}
