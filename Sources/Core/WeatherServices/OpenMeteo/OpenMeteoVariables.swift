/// The variables of one of Open-Meteo's interfaces that are asked for and read, by its own names.
struct OpenMeteoVariables: Sendable {
    let current: [String]
    let minutely: [String]
    let hourly: [String]
    let daily: [String]
    /// The unit of a variable whose numbers come without a label, where it is not the usual one of its quantity.
    let unlabelledUnits: [String: String]

    private let bySpelling: [String: String]
    private let continuations: [String]?

    /// - Parameters:
    ///   - spellings: Names of earlier years that differ from today's by more than underscores.
    ///   - continuations: What continues the name of a variable into that of another one, "cloud_cover_mean", so that
    ///     it is not taken for a model's; nil where answers have no models.
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
        for name in ["time"] + current + minutely + hourly + daily { table[name.replacing("_", with: "")] = name }
        bySpelling = table
    }

    /// The variable an answer's key stands for, in today's spelling; nil for one that is not read.
    ///
    /// Older spellings lack underscores ("weathercode"), and those of `current_weather` lack the height, too.
    func variable(spelt key: String) -> String? {
        bySpelling[key.replacing("_", with: "")]
    }

    /// The variable that a key of an answer with several models stands for: "weather_code_gfs_seamless".
    func variable(suffixed key: String) -> String? {
        guard let continuations else { return nil }
        let matches = bySpelling.values.filter { key.hasPrefix($0 + "_") }
        guard let variable = matches.max(by: { $0.count < $1.count }) else { return nil }
        let suffix = key.dropFirst(variable.count + 1)
        return continuations.contains { suffix.hasPrefix($0) } ? nil : variable
    }
}
