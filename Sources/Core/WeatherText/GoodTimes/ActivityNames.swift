import WeatherModel
public import WeatherStore

/// The names that activities have already, and why another one cannot be given.
public struct ActivityNames: Sendable, Hashable {
    private let taken: Set<String>

    /// - Parameters:
    ///   - own: The user's activities.
    ///   - id: One of them that is to get another name; nil for a new one.
    public init(_ own: [Activity], except id: Activity.ID? = nil) {
        let all = own + Activity.starters
        taken = Set(all.filter { $0.id != id }.flatMap { [$0.id.lowercased(), $0.words.lowercased()] })
    }

    /// Returns why a name cannot be given; nil where it can.
    public func refusal(of name: String) -> String? {
        if let refusal = OwnName.refusal(of: name, commands: Activity.commandNames) { return refusal }
        guard !taken.contains(name.lowercased()) else {
            return tr("There is an activity of that name already.")
        }
        return nil
    }

    /// Returns a name like this one that can be given, with the first number that is free: "Run 2".
    public func free(like name: String) -> String {
        for number in 2...(taken.count + 2) {
            let ending = " \(number)"
            let room = Activity.nameLength - ending.unicodeScalars.count
            let base = String(String.UnicodeScalarView(name.unicodeScalars.prefix(room))).trimmed
            if refusal(of: base + ending) == nil { return base + ending }
        }
        return name
    }
}
