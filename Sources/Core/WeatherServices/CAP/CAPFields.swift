/// The members of a CAP object, whether they are written in XML or in JSON.
protocol CAPFields {
    /// The first value of that name, without white space around it; nil for an empty one.
    func text(_ name: String) -> String?
    /// All values of that name that are not empty.
    func texts(_ name: String) -> [String]
    /// The objects of that name.
    func parts(_ name: String) -> [Self]
}

extension CAPFields {
    /// The `value` of each `valueName` in the pairs of that name, in either order of the two.
    func pairs(_ name: String) -> [(name: String, value: String)] {
        parts(name).flatMap { pair in
            zip(pair.texts("valueName"), pair.texts("value")).map { (name: $0, value: $1) }
        }
    }
}
