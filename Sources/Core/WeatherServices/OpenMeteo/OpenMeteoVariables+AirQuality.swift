import WeatherModel

extension OpenMeteoVariables {
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
