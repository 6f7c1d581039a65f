import Charts
import WeatherModel
import WeatherText

extension PreferencesViewModel {
    /// How exactly the sources see the places, shown at the place on screen.
    public var precision: PrecisionSection {
        let (all, precision, formatter) = (
            CoordinatePrecision.allCases, settings.settings.coordinatePrecision, settings.formatter
        )
        let chosen = all.firstIndex(of: precision) ?? 0
        let place = (settings.locations.selectedPage ?? settings.locations.pages.first)?.place.location
        func cell(_ precision: CoordinatePrecision, of place: Location) -> PrecisionMap.Cell {
            PrecisionMap.Cell(
                place.rounded(to: precision).coordinates, side: precision.degrees, label: precision.size(formatter))
        }
        return PrecisionSection(
            stops: all.map { $0.size(formatter) }, chosen: chosen, words: precision.words,
            seen: place.map { place in
                let sent = place.rounded(to: precision).coordinates
                return tr(
                    "Sources see {coordinates}",
                    [
                        "coordinates": formatter.pair(
                            "\(sent.latitude)", "\(sent.longitude)", decimals: precision.decimals)
                    ])
            },
            meaning: precision.meaning(formatter), warning: precision.warning(formatter),
            map: place.map { place in
                // At whose edge the place may lie: the largest cell would not be seen wholly around the place itself.
                let showsLargest = precision == .twoDecimals || precision == .oneDecimal
                return PrecisionMap(
                    around: (showsLargest ? place.rounded(to: .oneDecimal) : place).coordinates, baseMap,
                    chosen: cell(precision, of: place),
                    larger: all.dropFirst(chosen + 1).map { cell($0, of: place) })
            })
    }
}

extension CoordinatePrecision {
    /// The height and width of a cell in degrees, all points of which are told as its middle.
    var degrees: Double {
        switch self {
        case .fourDecimals: 0.0001
        case .threeDecimals: 0.001
        case .twoDecimals: 0.01
        case .oneDecimal: 0.1
        }
    }

    /// The decimals of the degrees that are told.
    fileprivate var decimals: Int {
        switch self {
        case .fourDecimals: 4
        case .threeDecimals: 3
        case .twoDecimals: 2
        case .oneDecimal: 1
        }
    }

    /// The size of a cell in words, such as "1 km".
    func size(_ formatter: WeatherFormatter) -> String {
        switch self {
        case .fourDecimals: tr("{number} m", ["number": formatter.count(10)])
        case .threeDecimals: tr("{number} m", ["number": formatter.count(100)])
        case .twoDecimals: tr("{number} km", ["number": formatter.count(1)])
        case .oneDecimal: tr("{number} km", ["number": formatter.count(10)])
        }
    }

    /// The sentence about what it means for the user and for the weather.
    fileprivate func meaning(_ formatter: WeatherFormatter) -> String {
        switch self {
        case .fourDecimals: tr("Exact to the house. No source uses more.")
        case .threeDecimals, .twoDecimals:
            tr(
                "Anywhere within about {size}; for the weather no worse: its cells are 2 to 11 km wide.",
                ["size": size(formatter)])
        case .oneDecimal: tr("Anywhere within about {size}.", ["size": size(formatter)])
        }
    }

    /// The sentence about what may be wrong with it; nil if nothing is.
    fileprivate func warning(_ formatter: WeatherFormatter) -> String? {
        switch self {
        case .fourDecimals, .threeDecimals, .twoDecimals: nil
        case .oneDecimal: tr("At {size}, warnings and mountains may be wrong.", ["size": size(formatter)])
        }
    }
}
