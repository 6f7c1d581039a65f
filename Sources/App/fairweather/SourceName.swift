import ArgumentParser

/// Where the weather comes from, as named on the command line.
enum SourceName: String, ExpressibleByArgument, CaseIterable {
    /// The service, over the network.
    case openMeteo = "open-meteo"
    /// Answers that come with the program, moved in time so that they begin today; no network.
    case sample
}
