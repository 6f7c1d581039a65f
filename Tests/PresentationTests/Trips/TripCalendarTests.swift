import Charts
import Foundation
import GoodTimes
import Testing
import Trips
import WeatherModel
import WeatherStore

@testable import Presentation
@testable import WeatherText

@Suite("The stays of a trip as a calendar, and on its line of days")
struct TripCalendarTests {
    private static let now = Samples.instant("2026-11-21T15:20:00Z")

    private static func trip(_ legs: (Location, String, String)...) -> Trip {
        Trip(
            id: "t", name: "Autumn",
            legs: legs.compactMap { place, first, last in
                guard let first = CivilDate(first), let last = CivilDate(last) else { return nil }
                return TripLeg(at: place, from: first, to: last)
            })
    }

    private static func weather(_ trip: Trip, isSample: Bool = false) -> [TripLegWeather] {
        var report = Samples.report(
            fetched: "2026-11-21T15:00:00Z",
            days: (21...24).map { Samples.day("2026-11-\($0)", .lightRain, low: 4, high: 11) })
        if isSample {
            report.days?.source = WeatherSource(
                id: "sample", name: "Sample", attribution: "Invented", homepage: Samples.source.homepage)
            (report.hours, report.current) = (nil, nil)
        }
        return trip.legs.map {
            TripLegWeather(SavedPlace($0.place), zone: .gmt, report: report.settled(at: now))
        }
    }

    private static func text(_ trip: Trip) -> TripText {
        TripText(trip, weather(trip), home: nil, at: now, Samples.formatter)
    }

    private static func events(_ trip: Trip) -> [[String]] {
        let text = CalendarFile(trip, text(trip), weather(trip), at: now).text.replacing("\r\n ", with: "")
        return text.components(separatedBy: "BEGIN:VEVENT").dropFirst().map { $0.components(separatedBy: "\r\n") }
    }

    @Test("each stay is an event of its days with its weather and who gave it")
    func stays() throws {
        let events = Self.events(
            Self.trip((Samples.london, "2026-11-21", "2026-11-23"), (Samples.paris, "2026-11-23", "2026-11-25")))
        #expect(events.count == 2)
        #expect(events[0].contains("DTSTART;VALUE=DATE:20261121") && events[0].contains("DTEND;VALUE=DATE:20261124"))
        #expect(events[1].contains("SUMMARY:Paris") && events[1].contains("LOCATION:Paris"))
        let description = try #require(events[0].first { $0.hasPrefix("DESCRIPTION:Autumn\\n") })
        #expect(description.contains("High 11°") && description.contains(Samples.source.homepage), "\(description)")
    }

    @Test("a stay of sample weather says so, and leads to nobody")
    func sample() {
        let trip = Self.trip((Samples.london, "2026-11-21", "2026-11-23"))
        let text = CalendarFile(trip, Self.text(trip), Self.weather(trip, isSample: true), at: Self.now).text
            .replacing("\r\n ", with: "")
        #expect(text.contains("Sample data\\, not real weather") && !text.contains(Samples.source.homepage))
    }

    @Test("a stay is the same event in a later file, wherever it stands, and two at one place are two")
    func identity() throws {
        func ids(_ trip: Trip) -> [String] { Self.events(trip).compactMap { $0.first { $0.hasPrefix("UID:") } } }
        let paris = (Samples.paris, "2026-11-23", "2026-11-25")
        let alone = ids(Self.trip(paris))
        #expect(ids(Self.trip((Samples.london, "2026-11-21", "2026-11-23"), paris)).last == alone.first)
        let twice = ids(Self.trip(paris, (Samples.paris, "2026-11-27", "2026-11-28")))
        #expect(Set(twice).count == 2 && twice.first == alone.first)
    }

    @Test("a day of travel is parted among all of its stays, and no bar lies on another")
    func timeline() throws {
        let two = Self.text(
            Self.trip((Samples.london, "2026-11-21", "2026-11-23"), (Samples.paris, "2026-11-23", "2026-11-25")))
        #expect(TripTimeline(two, Samples.formatter)?.bars.map(\.span) == [0...2.5, 2.5...5])
        let three = Self.text(
            Self.trip(
                (Samples.london, "2026-11-21", "2026-11-23"), (Samples.paris, "2026-11-23", "2026-11-23"),
                (Samples.tokyo, "2026-11-23", "2026-11-25")))
        let bars = try #require(TripTimeline(three, Samples.formatter)).bars.map(\.span)
        for (bar, next) in zip(bars, bars.dropFirst()) {
            #expect(abs(bar.upperBound - next.lowerBound) < 1e-9 && bar.upperBound > bar.lowerBound, "\(bars)")
        }
        #expect(bars.last?.upperBound == 5)
    }

    @Test("each of 18 days has its name at the usual width, and no two touch")
    func dayNames() throws {
        let text = Self.text(Self.trip((Samples.london, "2026-11-27", "2026-12-14")))
        let timeline = try #require(TripTimeline(text, Samples.formatter))
        let measure = WideLetters()
        let labels = TripTimelineDrawing(timeline, width: 658, textScale: 1, palette: Palette(.light), measure: measure)
            .drawing.labels
        #expect(labels.count { $0.place.y == 9 } == 18)
        for line in [9.0, 26] {
            let boxes = labels.filter { $0.place.y == line }.map { $0.box(measure) }
            #expect(zip(boxes, boxes.dropFirst()).allSatisfy { $0.right < $1.x } && boxes.allSatisfy { $0.x >= 0 })
        }
    }

    @Test("a day has 28 pixels in a narrow room, fewer in a wide one, and more with larger text")
    func leastWidth() throws {
        let text = Self.text(Self.trip((Samples.london, "2026-11-27", "2026-12-14")))
        let timeline = try #require(TripTimeline(text, Samples.formatter))
        #expect(timeline.leastWidth(in: 306, textScale: 1) == 18 * 28)
        #expect(timeline.leastWidth(in: 306, textScale: 2) == 18 * 56)
        #expect(timeline.leastWidth(in: 664, textScale: 1) == 18 * 12)
    }

    @Test("the end of the forecast is told whole or not at all, at any width and text size", arguments: [1.0, 1.5, 2])
    func forecastEnd(scale: Double) throws {
        let text = Self.text(Self.trip((Samples.london, "2026-11-22", "2026-12-14")))
        let timeline = try #require(TripTimeline(text, Samples.formatter))
        let end = try #require(timeline.forecastEnd)
        let measure = WideLetters(scale: scale)
        for width in stride(from: 120.0, through: 660, by: 20) {
            let drawing = TripTimelineDrawing(
                timeline, width: width, textScale: scale, palette: Palette(.light), measure: measure
            ).drawing
            for label in drawing.labels.filter({ $0.text == end.text }) {
                let box = label.box(measure)
                #expect(box.x >= 0 && box.right <= width && box.bottom <= drawing.height, "\(width) at \(scale)")
            }
        }
    }
}
