import ArgumentParser
import Foundation
import Trips
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// The weather that `trip show` prints, and what failed while it was asked for.
struct TripAnswer {
    let trip: Trip
    let text: TripText
    /// The place of each stay as its owner calls it.
    let places: [SavedPlace]
    /// The weather of each stay's place; nil where none is known.
    private let reports: [SettledReport?]
    /// What is to be told beside what is printed.
    let messages: [String]
    /// Success, that nothing is known, or that something old is printed or could not be stored.
    let code: ExitCode
    let session: Session

    /// Asks for the weather of each place once, as every other command does; not for that of stays that are over.
    init(_ trip: Trip, in session: Session) async throws {
        places = trip.places(in: session.stored.contents.places)
        var (answers, quality) = ([Location.ID: WeatherAnswer](), ComparedAnswer.Quality(session))
        for (leg, place) in zip(trip.legs, places) where answers[place.id] == nil {
            guard CivilDate(session.now, in: session.zone(of: place)) <= leg.last else { continue }
            let answer = try await session.weather([.current, .hours, .days], of: place)
            quality.note(answer)
            answers[place.id] = answer
        }
        var usual: [Location.ID: [CivilDate: UsualDay]] = [:]
        for place in places where usual[place.id] == nil {
            let zone = answers[place.id].map(session.pageZone) ?? session.zone(of: place)
            let years = await session.pastYears.stored(of: place.id, before: CivilDate(session.now, in: zone))
            usual[place.id] = UsualDay.all(of: trip, at: place.id, years, in: zone)
        }
        let weather = places.map { place in
            TripLegWeather(
                place, zone: answers[place.id].map(session.pageZone) ?? session.zone(of: place),
                report: answers[place.id]?.settled(at: session.now), usual: usual[place.id] ?? [:])
        }
        let home = session.stored.contents.places.first(where: \.isHome).map(session.zone)
        reports = weather.map(\.report)
        text = TripText(trip, weather, home: home, at: session.now, session.formatter)
        (self.trip, self.session) = (trip, session)
        let isSilent = !answers.isEmpty && answers.values.allSatisfy { $0.report?.days == nil }
        let missing = answers.values.filter { $0.report == nil && $0.failures.isEmpty }.map(\.place.localName).sorted()
        messages = quality.messages + missing.map { tr("No weather is stored for {place}.", ["place": $0]) }
        code = isSilent ? .nothingToShow : quality.code
    }

    /// The sentences, each stay with its days, and what to pack.
    var lines: [String] {
        let screen = session.surroundings.screen
        func wrapped(_ text: String?, _ ink: Ink = .plain) -> [String] {
            (text ?? "").isEmpty ? [] : (text ?? "").wrapped(to: screen.width).map { screen.text($0, ink) }
        }
        let stays = text.legs.flatMap { leg -> [String] in
            var table = TextTable([
                TextTable.Column(alignment: .left), TextTable.Column(alignment: .left),
                TextTable.Column(alignment: .right), TextTable.Column(alignment: .right),
                TextTable.Column(alignment: .left),
            ])
            for tile in leg.tiles {
                table.add([
                    TextTable.Cell(text: tile.dayText, ink: .bold), TextTable.Cell(text: tile.dateText, ink: .dim),
                    TextTable.Cell(text: tile.highText ?? ""), TextTable.Cell(text: tile.lowText ?? "", ink: .dim),
                    TextTable.Cell(text: tile.footText, ink: tile.isForecast ? .plain : .dim),
                ])
            }
            let head = PhraseList.text([leg.name, leg.datesText, leg.clockText])
            return [""] + wrapped(head, .bold) + wrapped(leg.sentence) + table.lines(on: screen)
                + (leg.provenance?.split(separator: "\n") ?? []).flatMap { wrapped(String($0), .dim) }
        }
        let packing = text.packing
        let pack = packing.rows.flatMap { row in
            wrapped(tr("{name}: {text}", ["name": row.name, "text": row.reason]))
        }
        let notes = wrapped(packing.needless, .dim) + wrapped(packing.basis, .dim)
        return wrapped(text.title, .bold) + wrapped(text.datesText, .dim) + wrapped(text.sentence)
            + wrapped(text.detail) + stays
            + (pack.isEmpty && notes.isEmpty ? [] : [""] + wrapped(tr("Packing list"), .bold) + pack + notes)
    }

    /// The command's JSON object on a line of its own.
    var json: [UInt8] {
        var json = JSONText()
        json.object { json in
            json.member("schema")
            json.value(JSONText.schema)
            json.member("name")
            json.value(text.title)
            json.member("sentence")
            json.value(text.sentence)
            json.member("detail")
            json.value(text.detail)
            json.member("stays")
            json.array { json in
                for (number, outlook) in text.outlook.legs.enumerated() {
                    json.object { write(outlook, at: places[number], reports[number], to: &$0) }
                }
            }
            json.member("packing")
            json.array { json in
                let rows = Dictionary(text.packing.rows.map { ($0.id, $0.reason) }) { first, _ in first }
                for advice in text.outlook.packing {
                    json.object { json in
                        json.member("item")
                        json.value(advice.item.rawValue)
                        json.member("needed")
                        json.value(advice.isNeeded)
                        json.member("packed")
                        json.value(trip.packed.contains(advice.item))
                        json.member("reason")
                        json.value(rows[advice.item])
                    }
                }
            }
        }
        json.endLine()
        return json.bytes
    }

    private func write(_ outlook: LegOutlook, at place: SavedPlace, _ report: SettledReport?, to json: inout JSONText) {
        let told = report?.wholeDays(over: outlook.leg.place.coordinates) ?? []
        let days = Dictionary(told.map { ($0.date, $0) }) { first, _ in first }
        let today = CivilDate(session.now, in: outlook.zone)
        let origin = outlook.forecasts.isEmpty ? nil : report?.days
        json.member("place")
        json.place(place)
        json.member("from")
        json.value(outlook.leg.first.description)
        json.member("to")
        json.value(outlook.leg.last.description)
        json.member("time_zone")
        json.value(outlook.zone.identifier)
        json.member("fetched")
        json.value(origin?.fetchedAt)
        json.member("source")
        json.value(origin?.source.id)
        json.member("forecast_until")
        json.value(outlook.forecastEnd?.description)
        json.member("days")
        json.array { json in
            for day in outlook.days { json.object { write(day, days[day.date], isToday: day.date == today, to: &$0) } }
        }
    }

    private func write(_ day: LegOutlook.LegDay, _ whole: Day?, isToday: Bool, to json: inout JSONText) {
        let forecast = day.forecast == nil ? nil : whole ?? day.forecast
        // Of today what falls is what is still to come, as in the words.
        let isRest = isToday && forecast?.precipitation != day.forecast?.precipitation
        let falling = isToday ? day.forecast : forecast
        json.member("date")
        json.value(day.date.description)
        json.member("known")
        json.value(day.knowledge.word)
        json.member("high_c")
        json.value(forecast?.high)
        json.member("low_c")
        json.value(forecast?.low)
        json.member("precipitation_mm")
        json.value(falling?.precipitation)
        json.member("precipitation_probability_percent")
        json.value(falling?.precipitationProbability)
        json.member("partial")
        json.value(isRest || forecast?.isPartial ?? false)
        json.member("usual")
        json.value(day.usual)
    }
}

extension JSONText {
    /// Writes what other years were like; null where that is not known.
    fileprivate mutating func value(_ day: UsualDay?) {
        guard let day else { return value(nil as Int?) }
        object { text in
            text.member("high_c")
            text.value(day.high)
            text.member("low_c")
            text.value(day.low)
            text.member("wet_percent")
            text.value(day.wetShare.map { ($0 * 100).rounded() })
            text.member("years")
            text.array { text in for year in day.years { text.value(year) } }
        }
    }
}

extension LegOutlook.Knowledge {
    fileprivate var word: String {
        switch self {
        case .over: "over"
        case .forecast: "forecast"
        case .beyond, .usual: "beyond"
        case .unknown: "unknown"
        }
    }
}
