public import WeatherModel

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

extension WeatherSource {
    /// Open-Meteo, with the attribution that its licence (CC BY 4.0) requires.
    public static let openMeteo = WeatherSource(
        id: "open-meteo", name: "Open-Meteo", attribution: "Weather data by Open-Meteo.com",
        homepage: "https://open-meteo.com/")

    /// Open-Meteo's air quality, with the attributions that Open-Meteo and Copernicus require.
    public static let openMeteoAirQuality = WeatherSource(
        id: "open-meteo-air-quality", name: "Open-Meteo",
        attribution: "Air quality by Open-Meteo.com, from the CAMS ENSEMBLE data provider (Copernicus)",
        homepage: "https://open-meteo.com/en/docs/air-quality-api")
}

extension WeatherSource {
    /// Open-Meteo's means of an ensemble, with the attributions that Open-Meteo and the model's makers require.
    public static let openMeteoEnsemble = WeatherSource(
        id: "open-meteo-ensemble", name: "Open-Meteo",
        attribution: "Spread of the temperatures by Open-Meteo.com, from ECMWF's ensemble of 51 runs",
        homepage: "https://open-meteo.com/en/docs/ensemble-api")
}

extension WeatherSource {
    /// Open-Meteo's archive, with the attributions that Open-Meteo and Copernicus require.
    public static let openMeteoArchive = WeatherSource(
        id: "open-meteo-archive", name: "Open-Meteo",
        attribution: "Earlier years by Open-Meteo.com, from ERA5 (Copernicus Climate Change Service)",
        homepage: "https://open-meteo.com/en/docs/historical-weather-api")
}

extension OpenMeteoVariables {
    /// The variables of `/v1/archive`.
    static let archive = OpenMeteoVariables(
        current: [],
        hourly: [
            "temperature_2m", "relative_humidity_2m", "apparent_temperature", "precipitation", "pressure_msl",
            "wind_speed_10m",
        ], continuations: [])

    /// The variables of `/v1/ensemble`.
    static let ensemble = OpenMeteoVariables(
        current: [], hourly: ["temperature_2m", "temperature_2m_spread"], continuations: [])

    /// The variables of `/v1/air-quality`.
    static let airQuality = OpenMeteoVariables(current: air, hourly: air)

    /// The variable of each pollutant; there is none for nitrogen monoxide.
    static let pollutants: KeyValuePairs<Pollutant, String> = [
        .pm2_5: "pm2_5", .pm10: "pm10", .ozone: "ozone", .nitrogenDioxide: "nitrogen_dioxide",
        .sulphurDioxide: "sulphur_dioxide", .carbonMonoxide: "carbon_monoxide", .ammonia: "ammonia", .dust: "dust",
    ]

    private static let air =
        ["european_aqi", "us_aqi"] + pollutants.map(\.value) + Pollen.allCases.map(\.openMeteoVariable)
}

extension Pollen {
    /// The variable of the plant, such as "birch_pollen".
    var openMeteoVariable: String { "\(rawValue)_pollen" }
}

extension OpenMeteoVariables {
    /// The variables of `/v1/forecast`.
    static let forecast = OpenMeteoVariables(
        current: instantaneous,
        minutely: ["precipitation", "weather_code"],
        hourly: instantaneous + ["precipitation_probability", "sunshine_duration"],
        daily: [
            "weather_code", "temperature_2m_max", "temperature_2m_min", "apparent_temperature_max",
            "apparent_temperature_min", "sunrise", "sunset", "sunshine_duration", "uv_index_max", "precipitation_sum",
            "snowfall_sum", "precipitation_probability_max", "wind_speed_10m_max", "wind_gusts_10m_max",
            "wind_direction_10m_dominant",
        ],
        unlabelledUnits: ["snow_depth": "m"],
        spellings: [
            "temperature": "temperature_2m", "windspeed": "wind_speed_10m", "winddirection": "wind_direction_10m",
        ],
        continuations: [
            "max", "mean", "min", "sum", "hours", "probability", "low", "mid", "high", "clear_sky", "height", "water",
            "2m", "spread", "type", "previous",
        ])

    private static let instantaneous = [
        "temperature_2m", "relative_humidity_2m", "dew_point_2m", "apparent_temperature", "wet_bulb_temperature_2m",
        "is_day", "precipitation", "snowfall", "snow_depth", "weather_code", "cloud_cover", "cloud_cover_low",
        "cloud_cover_mid", "cloud_cover_high", "pressure_msl", "surface_pressure", "visibility", "wind_speed_10m",
        "wind_direction_10m", "wind_gusts_10m", "uv_index", "uv_index_clear_sky",
    ]
}
