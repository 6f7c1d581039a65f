import Foundation
import RainMap
import Refreshing
import WeatherModel
import WeatherStore
import WeatherText

/// The rain at a place by radar, as text, as a map and as JSON.
struct RadarAnswer {
    private let place: SavedPlace
    private let frames: RadarFrames
    private let outlook: RainOutlook
    private let sentence: RainSentence
    private let texts: [RadarFrameText]
    private let context: SentenceContext
    private let screen: Screen
    private let now: Date
    /// The sentence on how old the pictures are; nil where they tell the present.
    private let age: String?

    /// Whether the pictures are too old to tell the present, so that they are told with their time.
    var isOld: Bool { age != nil }

    /// - Throws: A failure if the pictures are too old or end before the present.
    init(_ frames: RadarFrames, of place: SavedPlace, in session: Session) throws {
        let report = try session.remembered(place).weather.report
        let frames = frames.told(at: session.now)
        let context = SentenceContext(session.formatter, in: session.zone(of: place), at: session.now)
        // As on the map: of old pictures it is told what they said in their own time.
        age = frames.isOld(at: session.now) ? frames.ageSentence(context) : nil
        let moment = (age == nil ? nil : frames.newestMeasured?.time) ?? session.now
        // What is stored tells snow from rain; radar sees no difference.
        let temperature = { (time: Date) in report?.temperature(at: time) }
        let newest = frames.newestMeasured?.time
        guard newest.map({ session.now.timeIntervalSince($0) < RainOutlook.oldest }) ?? false,
            let outlook = RainOutlook(frames, at: place.location.coordinates, now: moment),
            let sentence = RainSentence(
                outlook, of: frames, at: place.location, temperature: temperature,
                SentenceContext(context.formatter, in: context.zone, at: moment))
        else {
            throw CommandFailure(
                message: newest.map {
                    tr(
                        "The newest radar picture was measured {at} and does not tell what comes.",
                        ["at": context.moment($0, .at)])
                } ?? frames.silence(at: session.now),
                code: .nothingToShow)
        }
        (self.place, self.frames, self.outlook, self.sentence) = (place, frames, outlook, sentence)
        (self.context, screen, now) = (context, session.surroundings.screen, session.now)
        texts = outlook.samples.map {
            RadarFrameText(
                $0, in: place.localName, temperature($0.time), isEstimated: frames.isEstimated, context)
        }
    }

    /// The sentence, a row for each picture from now on, and the source.
    var page: [String] {
        var table = TextTable([
            TextTable.Column(alignment: .left), TextTable.Column(alignment: .left, dispensability: 1),
            TextTable.Column(alignment: .left, isElastic: true), TextTable.Column(alignment: .right),
        ])
        for (number, text) in texts.enumerated() {
            table.add([
                TextTable.Cell(text: text.timeText, ink: number == 0 && !isOld ? .bold : .plain),
                TextTable.Cell(text: text.originText, ink: .dim), TextTable.Cell(text: text.weather),
                TextTable.Cell(text: text.rateText ?? "", ink: .blue),
            ])
        }
        return title + sentences + table.lines(on: screen) + credit
    }

    /// The sentence, and a map of the present in no more than 24 lines of 80 columns.
    var map: [String] {
        guard let frame = frames.frames.last(where: { $0.time == outlook.samples[0].time }) else { return page }
        let map = BrailleMap(screen, context.formatter)
        let legend = map.legend
        let lines = title + sentences + legend + credit
        return title + sentences
            + map.lines(frame, frames.grid, around: place.location.coordinates, height: 23 - lines.count)
            + legend + credit
    }

    private var title: [String] {
        place.location.localized.fullName.wrapped(to: screen.width).map { screen.text($0, .bold) }
    }

    private var text: String {
        guard let age, let measured else { return sentence.text }
        let then = tr("{time}: {sentence}", ["time": context.moment(measured), "sentence": sentence.text])
        return PhraseList.sentences([age, then]) ?? age
    }

    private var sentences: [String] { text.wrapped(to: screen.width) }

    /// The time of the newest measurement and the words that the licence asks for.
    private var credit: [String] {
        let time = measured.map { context.moment($0, .at) } ?? ""
        let words = ["at": time, "attribution": frames.source.localAttribution]
        let text =
            frames.isEstimated
            ? tr("Estimated {at}. {attribution}", words) : tr("Measured {at}. {attribution}", words)
        return text.wrapped(to: screen.width).map { screen.text($0, .dim) }
    }

    private var measured: Date? { frames.newestMeasured?.time }

    /// The command's JSON object on a line of its own.
    var json: [UInt8] {
        var text = JSONText()
        text.object { text in
            text.head(place, fetched: now, source: frames.source.id)
            text.member("sentence")
            text.value(self.text)
            text.member("measured")
            text.value(measured)
            text.member("wet_now")
            text.value(outlook.isPresentKnown && !isOld ? outlook.isWetNow : nil)
            text.member("arrival")
            text.value(isOld ? nil : outlook.arrival?.time)
            text.member("end")
            text.value(isOld ? nil : outlook.end?.time)
            text.member("frames")
            text.array { text in
                for (sample, words) in zip(outlook.samples, texts) {
                    text.object { text in
                        text.member("time")
                        text.value(sample.time)
                        text.member("kind")
                        text.value((sample.isMeasured && !frames.isEstimated ? ValueKind.observed : .forecast).rawValue)
                        text.member("precipitation_rate_mmh")
                        text.value(sample.rate)
                        text.member("sentence")
                        text.value(words.sentence)
                    }
                }
            }
        }
        text.endLine()
        return text.bytes
    }
}
