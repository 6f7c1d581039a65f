import Foundation
import WeatherModel
import WeatherText

/// The periods of a quantity's chart, and how they are read.
struct QuantityRows {
    /// The periods in order of time.
    let spans: [HourSpan]
    /// How values are read from them.
    let recipe: ChartRecipe
    /// Returns the step of the quantity's scale in a period.
    let scale: @Sendable (HourSpan) -> DetailScale?
    /// The scale whose steps have names beside the chart; nil for one without.
    var named: DetailScale?
    /// The limits between these steps, in the unit that the reader chose.
    var limits: [Double] = []
    /// The times of the rows that were reported.
    var reported: Set<Date> = []
    /// Whether all that was reported was measured at a station; nil where nothing was.
    var isMeasured: Bool?

    /// Returns nil for a quantity of which nothing is known.
    init?(
        _ quantity: PageQuantity, of report: SettledReport, reports: [CurrentConditions], in span: Range<Date>,
        _ formatter: WeatherFormatter
    ) {
        if quantity == .air {
            guard let air = AirHours(of: report, formatter) else { return nil }
            self.init(air, in: span, formatter)
            return
        }
        let hours = QuantityHours(quantity, of: report, reports: reports, in: span)
        let spans = hours.rows.spans
        guard let recipe = ChartRecipe(quantity, spans, formatter) else { return nil }
        self.init(spans: spans, recipe: recipe) { quantity.scale(ofWhole: $0) }
        reported = hours.reported
        isMeasured = reported.isEmpty ? nil : hours.isMeasured
        // Of those whose limits are what the scale is read by.
        if quantity == .wind || quantity == .uvIndex {
            named = spans.lazy.compactMap { quantity.scale(of: $0) }.first
            limits = quantity.limits(in: formatter.units)
        }
    }

    private init(
        spans: [HourSpan], recipe: ChartRecipe, scale: @escaping @Sendable (HourSpan) -> DetailScale?
    ) {
        (self.spans, self.recipe, self.scale) = (spans, recipe, scale)
    }

    private init(_ air: AirHours, in span: Range<Date>, _ formatter: WeatherFormatter) {
        self.init(
            spans: air.spans.filter { span.contains($0.start.time) }, recipe: ChartRecipe(air, formatter)
        ) { air.index(of: $0).map(AirHours.scale(of:)) }
        (named, limits) = (air.scale, air.limits)
    }
}
