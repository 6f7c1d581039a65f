public import WeatherModel

/// The countries that have a feed at MeteoAlarm.
enum MeteoAlarmCountry {
    /// Returns the last part of the address of the country's feed; nil for a country that does not take part.
    static func feed(_ countryCode: String) -> String? {
        feeds[countryCode.uppercased()]
    }

    /// Returns the last part of the address of the Atom index of a feed, which the index names as its own.
    static func index(_ feed: String) -> String {
        "meteoalarm-legacy-atom-\(feed)"
    }

    /// The ISO 3166-1 alpha-2 codes of the countries.
    static var codes: Set<String> { Set(feeds.keys) }

    private static let feeds = [
        "AD": "andorra", "AT": "austria", "BA": "bosnia-herzegovina", "BE": "belgium", "BG": "bulgaria",
        "CH": "switzerland", "CY": "cyprus", "CZ": "czechia", "DE": "germany", "DK": "denmark", "EE": "estonia",
        "ES": "spain", "FI": "finland", "FR": "france", "GB": "united-kingdom", "GR": "greece", "HR": "croatia",
        "HU": "hungary", "IE": "ireland", "IL": "israel", "IS": "iceland", "IT": "italy", "KG": "kyrgyzstan",
        "LT": "lithuania", "LU": "luxembourg", "LV": "latvia", "MD": "moldova", "ME": "montenegro",
        "MK": "republic-of-north-macedonia", "MT": "malta", "NL": "netherlands", "NO": "norway", "PL": "poland",
        "PT": "portugal", "RO": "romania", "RS": "serbia", "SE": "sweden", "SI": "slovenia", "SK": "slovakia",
        "TJ": "tajikistan", "UA": "ukraine", "UZ": "uzbekistan",
    ]
}

extension WeatherSource {
    /// MeteoAlarm, with the notice that its terms require.
    public static let meteoAlarm = WeatherSource(
        id: "meteoalarm", name: "MeteoAlarm",
        attribution: "Source: EUMETNET – MeteoAlarm. Time delays are possible; the most recent information is with the "
            + "national weather services.",
        homepage: "https://meteoalarm.org/")
}
