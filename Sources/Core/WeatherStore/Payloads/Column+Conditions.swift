import WeatherModel

extension Column {
    /// Returns the columns of the conditions at the path.
    static func conditions(_ path: Path<Conditions>) -> [Column] {
        ofConditions.map { column in
            switch column.access {
            case .number(let get, let set):
                .number(column.name) {
                    get($0[keyPath: path])
                } set: {
                    set(&$0[keyPath: path], $1)
                }
            case .text(let get, let set):
                .text(column.name) {
                    get($0[keyPath: path])
                } set: {
                    set(&$0[keyPath: path], $1)
                }
            }
        }
    }

    private static var ofConditions: [Column<Conditions>] {
        [
            .condition("code", \.condition), .text("words", \.sourceDescription), .flag("isDay", \.isDay),
            .quantity("temp", \.temperature), .quantity("felt", \.apparentTemperature), .quantity("dew", \.dewPoint),
            .quantity("humid", \.relativeHumidity), .quantity("sea", \.seaLevelPressure),
            .quantity("surface", \.surfacePressure), .quantity("wind", \.windSpeed), .quantity("gust", \.windGust),
            .quantity("from", \.windDirection), .quantity("cloud", \.cloudCover), .quantity("sight", \.visibility),
            .quantity("rain", \.precipitation), .quantity("snow", \.snowfall), .quantity("uv", \.uvIndex),
            .quantity("uvClear", \.uvIndexClearSky), .quantity("low", \.cloudCoverLow),
            .quantity("mid", \.cloudCoverMid), .quantity("high", \.cloudCoverHigh), .quantity("lying", \.snowDepth),
            .number("sun", \.sunshineDuration), .quantity("thunder", \.thunderProbability),
            .quantity("wet", \.wetBulbTemperature),
        ]
    }
}
