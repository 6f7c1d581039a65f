import Foundation
import Testing
import WeatherModel

@testable import RainMap
@testable import WeatherText

struct RainSentenceTests {
    private static let place = Location(
        name: "Hamburg", countryCode: "DE", coordinates: RainField.hamburg, timeZoneIdentifier: "UTC")

    private func sentence(_ field: RainField, temperature: Double? = nil, units: UnitsPreset = .metric) throws
        -> RainSentence
    {
        let frames = try field.frames()
        let outlook = try #require(RainOutlook(frames, at: RainField.hamburg, now: RainField.now))
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), units: units.units, ownZone: .gmt)
        return try #require(
            RainSentence(
                outlook, of: frames, at: Self.place, temperature: { _ in temperature.map { Temperature($0) } },
                SentenceContext(formatter, in: .gmt, at: RainField.now)))
    }

    /// The time so many minutes from the present.
    private func time(_ minutes: Double) -> String {
        WeatherFormatter(locale: Locale(identifier: "en_GB"), ownZone: .gmt)
            .time(RainField.now.addingTimeInterval(minutes * 60), in: .gmt)
    }

    @Test("rain on its way has distance and direction, arrival and end, and the time of more of it")
    func arriving() throws {
        let field = RainField(pieces: [
            .init(east: -60, south: 0, radius: 20, rate: 1.6, eastward: 60),
            .init(east: -60, south: 0, radius: 8, rate: 6, eastward: 60),
        ])
        let told = try sentence(field)
        #expect(told.first == "Rain 40 km to the west is moving towards you.")
        #expect(
            told.second
                == "It arrives about \(time(40)) and lasts until about \(time(80)), moderate from \(time(50)).")
        #expect(told.edge == nil)
    }

    @Test("rain that falls now has its strength, and its end where the frames hold it")
    func falling() throws {
        let ending = try sentence(RainField(pieces: [.init(east: 0, south: 0, radius: 12, rate: 4, eastward: 30)]))
        #expect(ending.text == "Moderate rain now. It ends about \(time(25)).")
        let lasting = try sentence(RainField(pieces: [.init(east: 0, south: 0, radius: 40, rate: 1)]))
        #expect(lasting.text == "Light rain now. It lasts beyond \(time(120)).")
        let stronger = try sentence(
            RainField(pieces: [
                .init(east: 0, south: 0, radius: 60, rate: 1),
                .init(east: -30, south: 0, radius: 10, rate: 12, eastward: 40),
            ]))
        #expect(stronger.second?.contains(" from \(time(30))") == true, "\(stronger.text)")
    }

    @Test("of more rain after a dry time the strongest is told, also where it is the third, and has its steps")
    func third() throws {
        let field = RainField(pieces: [
            .init(east: 0, south: 0, radius: 6, rate: 1, eastward: 30),
            .init(east: -25, south: 0, radius: 5, rate: 1.5, eastward: 30),
            .init(east: -48, south: 0, radius: 6, rate: 14, eastward: 30),
        ])
        let second = try #require(try sentence(field).second)
        #expect(second.contains("Light rain follows"), "\(second)")
        #expect(second.contains("Heavy rain follows"), "\(second)")
        let outlook = try #require(RainOutlook(try field.frames(), at: RainField.hamburg, now: RainField.now))
        let told = outlook.steps.compactMap { $0.precipitation?.value }.max() ?? 0
        #expect(told * 12 > 7, "the heaviest step is \(told * 12) mm/h")
    }

    @Test("rain that is heading here, but arrives after the last frame, does not pass by")
    func late() throws {
        let told = try sentence(RainField(pieces: [.init(east: -95, south: 0, radius: 15, eastward: 30)]))
        #expect(told.first == "Rain 80 km to the west is moving towards you.")
        #expect(told.second?.contains("about") != true, "\(told.text)")
    }

    @Test("rain that grows until it is here, and hardly moves, comes from nowhere")
    func growing() throws {
        let told = try sentence(RainField(pieces: [.init(east: -18, south: 0, radius: 15, eastward: 3, growth: 3)]))
        #expect(told.first == "Rain is on its way." && told.approach == nil, "\(told.text)")
    }

    @Test("rain whose way leads here does not pass by, where its field is wide or the pictures have it end before")
    func heading() throws {
        // Its nearest edge goes by in the north, and its middle comes here after the last picture.
        let wide = try sentence(
            RainField(pieces: [
                .init(east: -95, south: 0, radius: 14, eastward: 30),
                .init(east: -80, south: -16, radius: 10, eastward: 30),
            ]))
        #expect(wide.first.hasSuffix(" is moving towards you."), "\(wide.text)")
        #expect(wide.approach != nil && wide.second == "None is expected here in the next two hours.")
        // It would be here in an hour and a half, and is gone in less.
        let ending = try sentence(
            RainField(pieces: [.init(east: -60, south: 0, radius: 15, eastward: 30, growth: -12)]))
        #expect(ending.first == "Rain 45 km to the west is moving towards you.")
        #expect(ending.second == "None is expected here in the next two hours.", "\(ending.text)")
    }

    @Test("rain that has gone by is not coming back")
    func gone() throws {
        let told = try sentence(RainField(pieces: [.init(east: 40, south: 0, radius: 15, eastward: 30)]))
        #expect(told.first.hasSuffix(" km to the east is passing by."), "\(told.text)")
    }

    @Test("rain that passes is told so, and when it stays dry")
    func passing() throws {
        let told = try sentence(RainField(pieces: [.init(east: -30, south: -40, radius: 15, eastward: 40)]))
        #expect(told.first.hasSuffix("km to the northwest is passing by."), "\(told.first)")
        #expect(told.second == "None is expected here in the next two hours.")
    }

    @Test("rain near by that stands has no times, nor has rain whose motion cannot be told")
    func standing() throws {
        let standing = try sentence(RainField(pieces: [.init(east: 25, south: 0, radius: 12)]))
        #expect(standing.text == "Rain within 30 km, hardly moving. It may reach you.")
        let parting = RainField(pieces: [
            .init(east: 45, south: -2, radius: 12, eastward: 60), .init(east: -35, south: 0, radius: 12, eastward: -60),
        ])
        let unknown = try sentence(parting)
        #expect(unknown.text == "Rain 20 km to the west. It may reach you.")
        let far = try sentence(RainField(pieces: [.init(east: 75, south: 0, radius: 12)]))
        #expect(far.text == "Rain 60 km to the east. None is expected here in the next two hours.")
    }

    @Test("without rain within reach that is said, and what the radar does not see is not called dry")
    func nothing() throws {
        let dry = try sentence(RainField(pieces: []))
        #expect(dry.text == "No rain within 100 km. None is expected here in the next two hours.")
        var field = RainField(pieces: [])
        field.edge = 54
        #expect(
            try sentence(field).text
                == "No rain within 100 km, as far as the radar sees. None is expected here in the next two hours. "
                + "The radar ends 55 km to the east: rain beyond it is not seen.")
        field.edge = 80
        #expect(try sentence(field).edge == nil)
        #expect(try sentence(field).first.hasSuffix("as far as the radar sees."))
        #expect(try sentence(RainField(pieces: []), units: .us).first == "No rain within 60 mi.")
    }

    @Test("snow is told by its name where it is cold enough")
    func snow() throws {
        let field = RainField(pieces: [.init(east: -60, south: 0, radius: 20, eastward: 40)])
        #expect(try sentence(field, temperature: -3).first == "Snow 40 km to the west is moving towards you.")
        #expect(try sentence(RainField(pieces: []), temperature: -3).first == "No snow within 100 km.")
        let falling = RainField(pieces: [.init(east: 0, south: 0, radius: 30, rate: 0.4)])
        #expect(try sentence(falling, temperature: 0).first == "Light snow now.")
    }

    @Test("missing frames are told: the latest time of arrival, and no dry two hours")
    func missing() throws {
        var field = RainField(pieces: [.init(east: -40, south: 0, radius: 10, eastward: 60)])
        field.missing = [25, 30]
        #expect(try sentence(field).second?.hasPrefix("It arrives by \(time(35)) and ") == true)
        field.pieces = []
        #expect(try sentence(field).second == "Some radar pictures of the next two hours are missing.")
        let small = RainField(pieces: [.init(east: -43.5, south: 0, radius: 2.4, eastward: 80)])
        #expect(try sentence(small).second == "A short spell of rain is possible here.")
    }

    @Test("a short rain hides none that follows, and a time after missing frames is the latest there too")
    func following() throws {
        let field = RainField(pieces: [
            .init(east: 0, south: 0, radius: 5, rate: 0.6, eastward: 30),
            .init(east: -60, south: 0, radius: 30, rate: 16, eastward: 60),
        ])
        let told = try sentence(field).text
        #expect(told == "Light rain now. It ends about \(time(10)). Heavy rain follows about \(time(30)).")
        var gap = RainField(pieces: [.init(east: -40, south: 0, radius: 10, rate: 1, eastward: 60)])
        gap.missing = [50, 55, 60]
        #expect(try sentence(gap).second == "It arrives about \(time(30)) and ends by \(time(60)).")
    }

    @Test("rain whose last pictures are dry is not said to last beyond them")
    func fading() throws {
        let field = RainField(pieces: [.init(east: 0, south: 0, radius: 56, rate: 2, eastward: 30)])
        #expect(try sentence(field).text == "Light rain now. It lasts until at least \(time(115)).")
    }

    @Test("of a picture alone, whose others were not asked for, no times are told, nor that it stays dry")
    func presentAlone() throws {
        let later = RainField.now.addingTimeInterval(600)
        let skies = [(0.0, "Light rain now."), (-60, "Rain 40 km to the west."), (600, "No rain within 100 km.")]
        let formatter = WeatherFormatter(
            locale: Locale(identifier: "en_GB"), units: UnitsPreset.metric.units, ownZone: .gmt)
        for (east, first) in skies {
            let whole = try RainField(pieces: [.init(east: east, south: 0, radius: 20, rate: 1)]).frames()
            let present = try #require(whole.frames.last { $0.time <= RainField.now })
            let listing = RadarFrames.Listing(time: later, measuredAt: present.time, path: "/a")
            let alone = RadarFrames(
                source: whole.source, grid: whole.grid, frames: [present], awaited: [listing], isEstimated: true)
            // The newest picture is a while old before there is another.
            for age in [0.0, 1500] {
                let now = RainField.now.addingTimeInterval(age)
                let outlook = try #require(RainOutlook(alone, at: RainField.hamburg, now: now))
                let told = try #require(
                    RainSentence(
                        outlook, of: alone, at: Self.place, temperature: { _ in nil },
                        SentenceContext(formatter, in: .gmt, at: now)))
                #expect(told.first == (age > 0 && east == 0 ? "Light rain at \(time(0))." : first))
                #expect(told.second == "Move the time to see what is expected.")
                #expect(told.estimate == "Estimated from radar, satellites and models.")
            }
        }
    }

    @Test("pictures that end with the present or before it tell no time that has passed", arguments: [0.0, 120, 240])
    func measuredAlone(age: Double) throws {
        let now = RainField.now.addingTimeInterval(age)
        let formatter = WeatherFormatter(
            locale: Locale(identifier: "en_GB"), units: UnitsPreset.metric.units, ownZone: .gmt)
        let skies = [(0.0, "Light rain now."), (-75, "Rain 55 km to the west."), (600, "No rain within 100 km.")]
        for (east, first) in skies {
            var field = RainField(pieces: [.init(east: east, south: 0, radius: 20, rate: 1)])
            func told() throws -> String? {
                let frames = try field.frames()
                let outlook = try #require(RainOutlook(frames, at: RainField.hamburg, now: now))
                let told = try #require(
                    RainSentence(
                        outlook, of: frames, at: Self.place, temperature: { _ in nil },
                        SentenceContext(formatter, in: .gmt, at: now)))
                #expect(told.first == first)
                return told.second
            }
            field.missing = Set(stride(from: 5, through: 120, by: 5))
            #expect(try told() == "The radar pictures do not tell what comes.")
            // What reaches a little farther is told as far as it does.
            field.missing = Set(stride(from: 15, through: 120, by: 5))
            let last = east == 0 ? "It lasts beyond \(time(10))." : "None is expected here until \(time(10))."
            #expect(try told() == last)
        }
    }

    @Test("without pictures of now, nothing is said to fall now")
    func unknownPresent() throws {
        var field = RainField(pieces: [.init(east: 0, south: 0, radius: 60, rate: 1)])
        field.missing = [-10, -5, 0, 5, 10]
        #expect(try sentence(field).first == "Light rain at \(time(-15)).")
    }

    @Test("each frame has a sentence, with units in words")
    func frames() {
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), ownZone: .gmt)
        let context = SentenceContext(formatter, in: .gmt, at: RainField.now)
        func text(_ rate: Double, _ isMeasured: Bool, isEstimated: Bool = false) -> RadarFrameText {
            let sample = RainOutlook.Sample(time: RainField.now, isMeasured: isMeasured, rate: rate)
            return RadarFrameText(sample, in: Self.place.localized.name, nil, isEstimated: isEstimated, context)
        }
        #expect(text(0.05, true).sentence.hasSuffix(", measured: dry in Hamburg."))
        #expect(text(0.05, true, isEstimated: true).sentence.hasSuffix(", estimated: dry in Hamburg."))
        #expect(text(0.05, true).rateText == nil && text(0.05, true).weather == "dry")
        #expect(text(1, false).sentence.hasSuffix(", expected: light rain in Hamburg, 1.0 millimetres an hour."))
        #expect(text(8, false).rateText == "8.0 mm/h" && text(8, false).weather == "heavy rain")
        #expect(text(1, false).timeText == "until \(time(0))", "it tells what falls up to its time")
        #expect(text(1, false).spokenRow.hasPrefix("Until \(time(0)), expected: light rain in Hamburg"))
    }

    @Test("a speed has the steps of a distance and its unit an hour, and a limit of rain is no more exact than it is")
    func numbers() {
        func formatter(_ units: UnitsPreset) -> WeatherFormatter {
            WeatherFormatter(locale: Locale(identifier: "en_GB"), units: units.units, ownZone: .gmt)
        }
        #expect(formatter(.metric).roughSpeed(36_400) == "35 km/h" && formatter(.us).roughSpeed(36_400) == "25 mph")
        #expect(formatter(.metric).roughSpeed(6_400) == "6 km/h")
        #expect(RainRaster.Step.limits.map(formatter(.metric).rainLimit) == ["0.1", "0.5", "2.5", "7.6", "30"])
        #expect(RainRaster.Step.limits.map(formatter(.us).rainLimit) == ["0.004", "0.02", "0.1", "0.3", "1.2"])
    }
}
