/// What a store holds is not what it must hold.
struct WrongContent: Error, CustomStringConvertible {
    let what: String

    var description: String { what }
}
