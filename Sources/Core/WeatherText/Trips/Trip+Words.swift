public import Foundation
public import Trips
import WeatherModel
public import WeatherStore

extension Trip {
    /// The name that its owner gave it, else its places, "Lisbon, Funchal".
    public var title: String {
        if !name.isEmpty { return name }
        let places = legs.map(\.place.localized.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return places.isEmpty ? tr("New trip") : PhraseList.text(Array(places.prefix(3)))
    }

    /// "Friday 27 November to Wednesday 2 December"; nil without a stay.
    public func datesText(_ formatter: WeatherFormatter) -> String? {
        dates.map { TripText.dates(from: $0.lowerBound, to: $0.upperBound, formatter) }
    }
}

extension Trip {
    /// "3 places"; nil without a stay.
    public func placesText(_ formatter: WeatherFormatter) -> String? {
        let count = Set(legs.map(\.place.id)).count
        return count == 0
            ? nil
            : tr(one: "{count} place", other: "{count} places", count: count, ["count": formatter.count(count)])
    }

    private func stageText(_ places: [(name: String, zone: TimeZone)], at now: Date, _ formatter: WeatherFormatter)
        -> String
    {
        for (leg, place) in zip(legs, places) {
            switch LegOutlook.Stage(leg, in: place.zone, at: now) {
            case .coming(days: 1): return tr("{place} tomorrow", ["place": place.name])
            case .coming(let days):
                return tr(
                    one: "{place} in {count} day", other: "{place} in {count} days", count: days,
                    ["place": place.name, "count": formatter.count(days)])
            case .underWay(let day):
                return tr(
                    "{place}, day {day} of {count}",
                    ["place": place.name, "day": formatter.count(day), "count": formatter.count(leg.dayCount)])
            case .over: continue
            }
        }
        return legs.isEmpty ? tr("no place yet") : tr("over", context: "days of a trip")
    }

    /// Returns where the present stands, for a list of trips: "Lisbon in 3 days", "Funchal, day 2 of 7" or "over", and then the same with
    /// less and less of the name, "Lis… in 3 days", for a row that has no room for all of it.
    ///
    /// - Parameter places: The name and the zone of each stay's place, in the order of the stays.
    public func stageTexts(_ places: [(name: String, zone: TimeZone)], at now: Date, _ formatter: WeatherFormatter)
        -> [String]
    {
        let whole = stageText(places, at: now, formatter)
        let longest = places.map(\.name.count).max() ?? 0
        return stride(from: min(longest, Self.longestName) - 1, through: Self.shortestName, by: -1)
            .reduce(into: [whole]) { texts, length in
                let short = places.map { (name: $0.name.shortened(to: length), zone: $0.zone) }
                let text = stageText(short, at: now, formatter)
                if text != texts.last { texts.append(text) }
            }
    }

    /// The letters of a place's name that a row can have room for, and those by which it is known again.
    private static let (longestName, shortestName) = (24, 3)
}

extension String {
    /// Returns no more than so many letters of a name, with an ellipsis for those that are left out.
    fileprivate func shortened(to length: Int) -> String {
        count > length ? String(prefix(length)).trimmed + "…" : self
    }
}

extension Trip {
    /// Returns the name of the picture of its first day, of today once it has begun; that of unknown weather where no forecast is
    /// known of that day.
    ///
    /// - Parameter weather: What is known of each stay's place, in the order of the stays.
    public func artworkName(_ weather: [TripLegWeather], at now: Date) -> String {
        let shown = zip(legs, weather).lazy.compactMap { leg, weather -> (TripLegWeather, CivilDate)? in
            switch LegOutlook.Stage(leg, in: weather.zone, at: now) {
            case .coming: (weather, leg.first)
            case .underWay: (weather, CivilDate(now, in: weather.zone))
            case .over: nil
            }
        }.first
        let day = shown.flatMap { weather, date in
            weather.report.flatMap { report in
                DayOutlooks(of: report, over: weather.place.location.coordinates).all.first { $0.day.date == date }
            }
        }
        return day?.artworkName ?? WeatherCondition.unknown.artworkName(isDay: true)
    }
}

extension TripProblem {
    /// The sentence that tells it.
    ///
    /// - Parameter trip: The trip that has it.
    public func sentence(of trip: Trip, _ formatter: WeatherFormatter) -> String {
        func name(_ leg: Int) -> [String: String] {
            ["place": trip.legs.indices.contains(leg) ? trip.legs[leg].place.localized.name : ""]
        }
        return switch self {
        case .tooManyTrips:
            tr("There are {count} trips already, the most there can be.", ["count": formatter.count(Bound.trips)])
        case .tooManyLegs: tr("A trip has {count} stays at most.", ["count": formatter.count(Bound.tripLegs)])
        case .endsBeforeBeginning(let leg): tr("{place}: the last day is before the first.", name(leg))
        case .tooLong(let leg): tr("{place}: a stay is a year long at most.", name(leg))
        case .skippedDay(let leg): tr("{place}: there never was that day there.", name(leg))
        case .overlaps(let leg): tr("{place}: this stay begins before the last day of the one before it.", name(leg))
        }
    }
}

extension PackingItem {
    /// The name of the thing.
    public var words: String {
        switch self {
        case .rainJacket: tr("Rain jacket", context: "what to pack")
        case .windproof: tr("Windproof jacket, not an umbrella", context: "what to pack")
        case .winterCoat: tr("Winter coat, hat and gloves", context: "what to pack")
        case .warmLayer: tr("A warm layer", context: "what to pack")
        case .snowBoots: tr("Boots for snow", context: "what to pack")
        case .shortSleeves: tr("Short sleeves", context: "what to pack")
        case .sunProtection: tr("Sun cream and a hat", context: "what to pack")
        }
    }

    /// The weather that it is against or for, in few words.
    var needlessWords: String {
        switch self {
        case .rainJacket: tr("no rain worth a jacket")
        case .windproof: tr("no strong gusts")
        case .shortSleeves: tr("too cool for short sleeves")
        case .sunProtection: tr("no strong sun")
        case .winterCoat, .warmLayer, .snowBoots: words
        }
    }
}
