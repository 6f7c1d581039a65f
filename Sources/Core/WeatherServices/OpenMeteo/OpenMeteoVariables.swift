/// The variables of an Open-Meteo API that are requested and read, by their names in the API.
struct OpenMeteoVariables: Sendable {
    let current: [String]
    let minutely: [String]
    let hourly: [String]
    let daily: [String]
    /// The units of variables without a label, if they are not the usual ones of their quantities.
    let unlabelledUnits: [String: String]

    private let bySpelling: [String: String]
    private let continuations: [String]?

    /// - Parameters:
    ///   - spellings: Former names that differ from the present ones by more than underscores.
    ///   - continuations: Endings that turn the name of a variable into that of another one, as in "cloud_cover_mean",
    ///     and must not be taken for a model; nil if answers have no models.
    init(
        current: [String], minutely: [String] = [], hourly: [String], daily: [String] = [],
        unlabelledUnits: [String: String] = [:], spellings: [String: String] = [:], continuations: [String]? = nil
    ) {
        self.current = current
        self.minutely = minutely
        self.hourly = hourly
        self.daily = daily
        self.unlabelledUnits = unlabelledUnits
        self.continuations = continuations
        var table = spellings
        for name in ["time"] + current + minutely + hourly + daily {
            table[name] = name
            table[name.replacing("_", with: "")] = name
        }
        bySpelling = table
    }

    /// Returns the variable for a key of an answer in its present spelling; nil if it is not read.
    ///
    /// Former spellings have no underscores ("weathercode"), and those in `current_weather` no height either.
    func variable(spelt key: String) -> String? {
        bySpelling[key] ?? bySpelling[key.replacing("_", with: "")]
    }

    /// Returns the variable for a key with the name of a model, such as "weather_code_gfs_seamless".
    func variable(suffixed key: String) -> String? {
        guard let continuations else { return nil }
        let matches = bySpelling.values.filter { key.hasPrefix($0 + "_") }
        guard let variable = matches.max(by: { $0.count < $1.count }) else { return nil }
        let suffix = key.dropFirst(variable.count + 1)
        return continuations.contains { suffix.hasPrefix($0) } ? nil : variable
    }
}
