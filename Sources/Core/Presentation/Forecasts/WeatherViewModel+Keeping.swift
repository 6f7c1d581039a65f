import Charts
import ForecastHistory
import WeatherModel
import WeatherStore
import WeatherText

/// What the texts and charts of a page are made of, without its warnings.
struct PageBasis: Equatable {
    let weather: WeatherVersion
    let place: SavedPlace
    let name: String
    let formatter: WeatherFormatter
}

/// A part of a page that is made once for what it is made of.
@MainActor
final class KeptPart<Choice: Equatable, Part> {
    private var kept: (basis: PageBasis, choice: Choice, part: Part)?

    /// Returns the part, made anew only if what it is made of has changed.
    func part(of basis: PageBasis, _ choice: Choice, make: () -> Part) -> Part {
        if let kept, kept.basis == basis, kept.choice == choice { return kept.part }
        let part = make()
        kept = (basis, choice, part)
        return part
    }
}

/// The parts of a page that take long to make, and that warnings leave as they are.
@MainActor
final class KeptParts {
    let summary = KeptPart<Bool, String?>()
    let tiles = KeptPart<Bool, [ForecastTile]>()
    let chart = KeptPart<ChartMetric, HoursChart?>()
    /// The rows of that chart, most of which hold for the next minute, too.
    let hours = ChartMemory()
    let days = KeptPart<DayChoice, [DayRow]>()
    let details = KeptPart<Bool, [DetailCard]>()

    /// What of the days is chosen, or told of them.
    struct DayChoice: Equatable {
        let open: String?
        let revisions: ForecastRevisions
        let openings: [String: Int]
    }
}

extension WeatherViewModel {
    /// Returns a part of the page, made anew only if the weather, the formats or the choice have changed since.
    ///
    /// All that is observed is read for the basis, so that a part that is kept is followed as one that is made.
    func kept<Choice: Equatable, Part>(
        _ part: KeyPath<KeptParts, KeptPart<Choice, Part>>, _ choice: Choice, in report: SettledReport,
        make: () -> Part
    ) -> Part {
        let basis = PageBasis(weather: report.version, place: place, name: distinctName, formatter: formatter)
        return keptParts[keyPath: part].part(of: basis, choice, make: make)
    }
}
