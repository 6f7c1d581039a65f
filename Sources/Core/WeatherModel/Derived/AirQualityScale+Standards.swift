extension AirQualityScale {
    /// The US AQI: Environmental Protection Agency, *Technical Assistance Document for the Reporting of Daily Air
    /// Quality*, EPA-454/B-24-002, May 2024, table 6, with the PM2.5 breakpoints of that year.
    ///
    /// Particles are averaged over 24 hours, ozone and carbon monoxide over 8, nitrogen and sulphur dioxide over 1. The
    /// document's tables for ozone over 1 hour and sulphur dioxide over 24, meant for very bad air, are not used; above
    /// the last breakpoint the index is extrapolated. Micrograms are converted to parts per million at 25 °C and
    /// 1013.25 hPa.
    public static let us = AirQualityScale(
        .us,
        [
            .pm2_5: AirQualityRungs(
                hours: 24, step: 0.1,
                tops: [(9.0, 50), (35.4, 100), (55.4, 150), (125.4, 200), (225.4, 300), (325.4, 500)]),
            .pm10: AirQualityRungs(
                hours: 24, step: 1, tops: [(54, 50), (154, 100), (254, 150), (354, 200), (424, 300), (604, 500)]),
            .ozone: AirQualityRungs(
                hours: 8, unit: partsPerBillion(48.00), step: 1,
                tops: [(54, 50), (70, 100), (85, 150), (105, 200), (200, 300)]),
            .carbonMonoxide: AirQualityRungs(
                hours: 8, unit: partsPerBillion(28.01) / 1000, step: 0.1,
                tops: [(4.4, 50), (9.4, 100), (12.4, 150), (15.4, 200), (30.4, 300), (50.4, 500)]),
            .nitrogenDioxide: AirQualityRungs(
                hours: 1, unit: partsPerBillion(46.01), step: 1,
                tops: [(53, 50), (100, 100), (360, 150), (649, 200), (1249, 300), (2049, 500)]),
            .sulphurDioxide: AirQualityRungs(
                hours: 1, unit: partsPerBillion(64.07), step: 1,
                tops: [(35, 50), (75, 100), (185, 150), (304, 200), (604, 300), (1004, 500)]),
        ])

    /// The European Air Quality Index of the European Environment Agency, with the bands of 2017 to 2024.
    ///
    /// The agency defines named bands only; 20 points a band with linear interpolation are Open-Meteo's convention, so
    /// that its index and this one can be compared. Particles are averaged over 24 hours, gases over 1.
    public static let european = AirQualityScale(
        .european,
        [
            .pm2_5: AirQualityRungs(hours: 24, tops: [10, 20, 25, 50, 75, 800]),
            .pm10: AirQualityRungs(hours: 24, tops: [20, 40, 50, 100, 150, 1200]),
            .nitrogenDioxide: AirQualityRungs(hours: 1, tops: [40, 90, 120, 230, 340, 1000]),
            .ozone: AirQualityRungs(hours: 1, tops: [50, 100, 130, 240, 380, 800]),
            .sulphurDioxide: AirQualityRungs(hours: 1, tops: [100, 200, 350, 500, 750, 1250]),
        ])

    /// Returns the factor from micrograms per cubic metre to parts per billion for a gas with the molar mass in g/mol;
    /// a mole of air fills 24.45 litres at 25 °C and 1013.25 hPa.
    private static func partsPerBillion(_ molarMass: Double) -> Double {
        24.45 / molarMass
    }
}
