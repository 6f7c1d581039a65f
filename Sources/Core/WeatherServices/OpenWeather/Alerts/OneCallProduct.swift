/// The products of OpenWeather that have warnings; each needs a subscription of its own.
public enum OneCallProduct: String, Sendable, Hashable, CaseIterable {
    /// Gives them whole.
    case three = "3.0"
    /// Gives identities, to be asked for one by one.
    case four = "4.0"
}
