import Foundation
import Trips
import WeatherModel
import WeatherStore
public import WeatherText

/// The content of the list of trips below the places.
@MainActor
public protocol TripListModel: AnyObject {
    /// The type of the page of a trip.
    associatedtype Page: TripPageModel

    /// The rows, the earliest trip first.
    var rows: [TripRow] { get }
    /// The identity of the trip whose page is shown; nil if none is.
    var shownID: String? { get }
    /// The page of the trip that is shown in place of that of a place; nil if none is.
    var page: Page? { get }
    /// The offer to bring back a trip that was removed; nil for none.
    var undoOffer: Banner? { get }
    /// Whether there is a change of a trip that can be taken back.
    var canUndo: Bool { get }

    /// Removes a trip, which can be undone.
    func remove(_ id: String)
    /// Takes back the last change of a trip.
    func undo()
}

/// A trip in the list.
public struct TripRow: BasicCellItem, Sendable, Hashable, Identifiable {
    /// The identity of the trip.
    public let id: String
    /// The name of the trip.
    public let title: String
    /// "Lisbon in 3 days", "Funchal, day 2 of 7" or "over", then the same with less and less of the name, for little room; empty
    /// for nothing.
    public let details: [String]
    /// The day on which it begins, "27 Nov"; nil without a stay.
    public let trailingText: String?
    /// "18 days"; nil without a stay.
    public let trailingDetail: String?
    /// The weather of its first day, or of today once it has begun.
    public let image: CellImage?

    /// The whole of the second line; nil for none.
    public var detail: String? { details.first }

    /// Takes texts as they are shown.
    public init(
        id: String, title: String, details: [String], trailingText: String?, trailingDetail: String?,
        image: CellImage?
    ) {
        (self.id, self.title, self.details, self.image) = (id, title, details, image)
        (self.trailingText, self.trailingDetail) = (trailingText, trailingDetail)
    }

    init(_ trip: Trip, _ weather: [TripLegWeather], at now: Date, _ formatter: WeatherFormatter) {
        var length: String?
        if let dates = trip.dates {
            let count = dates.upperBound.dayNumber - dates.lowerBound.dayNumber + 1
            length = tr(one: "{count} day", other: "{count} days", count: count, ["count": formatter.count(count)])
        }
        self.init(
            id: trip.id, title: trip.title,
            details: trip.stageTexts(weather.map { ($0.place.localName, $0.zone) }, at: now, formatter),
            trailingText: trip.firstDay.map(formatter.dayAndMonth), trailingDetail: length,
            image: .named(trip.artworkName(weather, at: now)))
    }
}
