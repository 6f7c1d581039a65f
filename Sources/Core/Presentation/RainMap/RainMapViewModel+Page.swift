public import Charts
import BaseMap
import Foundation
import RainMap
import Refreshing
import WeatherModel
import WeatherServices
import WeatherText

extension RainMapViewModel {
    /// The line at the top: "Rain map", "Hamburg · Tuesday 13:05 · Radar from 13:00".
    public var heading: PageHeading {
        let context = context
        let now = tr(
            "{weekday} {time}",
            [
                "weekday": context.formatter.weekday(CivilDate(context.now, in: context.zone)),
                "time": context.formatter.time(context.now, in: context.zone),
            ])
        let measured = reading.map { reading in
            let time = ["time": context.moment(reading.measured)]
            return reading.isEstimated ? tr("Estimated {time}", time) : tr("Radar {time}", time)
        }
        let offline = page.format.staysOffline ? RefreshDelay.offlineByChoice.sentence : nil
        let parts = [page.location, offline, now, measured].compactMap { $0.map(context.formatter.isolated(phrase:)) }
        let lines = parts.indices.reversed().map { parts[...$0].inOneLine() }
        let (detail, shorter) = (lines.first ?? "", Array(lines.dropFirst()) + [""])
        return PageHeading(
            place: tr("Rain map"), detail: detail, brief: detail, narrowBrief: page.location,
            clock: offline ?? page.location,
            trouble: offline, actionLabel: actionLabel == nil ? page.format.onlineOffer : nil,
            shorterDetails: shorter, shorterBriefs: shorter, shorterClocks: [""])
    }

    /// The sentence that answers whether rain comes, or why that is not known.
    public var answer: String {
        let context = context
        if let reading {
            let age = reading.oldness == nil ? nil : pictures.frames?.told(at: context.now).ageSentence(context)
            return age ?? reading.sentence.first
        }
        switch failure {
        case .notFound: return tr("No source has radar for {place}.", ["place": page.location])
        case .some(let error): return message(of: error)
        case nil:
            guard !isLoading, let frames = pictures.frames else { return tr("Loading radar…") }
            return frames.silence(at: context.now)
        }
    }

    /// The sentence with times; of old pictures what they said, and without any what the forecast expects.
    public var detail: String? {
        if let reading {
            let (context, sentence) = (context, reading.sentence)
            guard reading.oldness != nil else {
                return PhraseList.sentences([sentence.second, sentence.edge, sentence.estimate])
            }
            let then = tr(
                "{time}: {sentence}", ["time": context.moment(reading.measured), "sentence": sentence.text])
            let reason = failure.map(message)
            return PhraseList.sentences([then, reason])
        }
        if failure == nil, isLoading || source == nil { return tr("The map shows rain within seconds.") }
        return page.rainStrip?.text ?? page.summary
    }

    /// The map of the frame that is shown.
    public var picture: RainMapPicture {
        let reading = reading
        return picture(of: reading.flatMap { rain(in: $0, index(in: $0)) }, motion: reading.flatMap(motion))
    }

    /// The map of the frame that is shown next while frames follow each other; nil while they stand still.
    public var nextPicture: RainMapPicture? {
        guard isPlaying, let reading else { return nil }
        let next = index(in: reading) + 1
        return next < reading.frames.count ? picture(of: rain(in: reading, next), motion: nil) : nil
    }

    private func picture(of rain: RainMapPicture.Rain?, motion: MapLabels.Motion?) -> RainMapPicture {
        RainMapPicture(
            around: page.place.location.coordinates, map, zoom, rain: rain,
            isAwaited: reading == nil && actionLabel == nil,
            labels: MapLabels(
                place: page.location, towns: towns, rings: rings, motion: motion, unseen: tr("no radar here"),
                credit: credit, briefCredit: briefCredit))
    }

    /// The frames in time; nil while there are none.
    public var track: RainTrack? {
        reading.map { $0.track(showing: index(in: $0), context) }
    }

    /// The steps of the rain in the chosen unit.
    public var legend: RainLegend {
        let formatter = page.formatter
        return RainLegend(
            limits: RainRaster.Step.limits.map(formatter.rainLimit),
            unit: tr("{amount}/h", ["amount": formatter.units.precipitation.symbol]),
            words: PrecipitationIntensity.allCases.map(\.words) + [tr("violent", context: "rain")])
    }

    /// The time of the frame, "Now" or "14:25".
    public var timeText: String { moment?.title ?? tr("Now") }

    /// What the time is: "measured at 13:00".
    public var timeDetail: String {
        guard let reading else { return "" }
        if let pointed, let text = rainText(at: pointed, in: reading) { return text }
        if pictures.isLoadingRest { return tr("loading the other pictures") }
        if pictures.restError != nil { return tr("the other pictures failed to load") }
        if let oldness = reading.oldness, index(in: reading) == reading.present {
            return tr("last picture, {age}", ["age": oldness])
        }
        return moment?.detail ?? ""
    }

    /// The frame in one sentence, such as "14:25, expected: light rain in Hamburg, 1 millimetre an hour"; where it is dry, and
    /// while frames do not follow each other, with the nearest rain of the map.
    public var spokenFrame: String {
        guard let reading else { return "" }
        let index = index(in: reading)
        let sentence = text(of: index, in: reading).sentence
        return PhraseList.sentences([sentence, isPlaying ? nil : nearestRain(of: index, in: reading)]) ?? sentence
    }

    /// The frames as a table of time, origin, weather and rate; nil while there are none.
    public var table: ChartTable? {
        guard let reading else { return nil }
        let texts = reading.samples.indices.map { text(of: $0, in: reading) }
        return ChartTable(
            header: [tr("Time"), tr("Radar"), tr("Weather"), tr("Rate")],
            rows: texts.map { [$0.timeText, $0.originText, $0.weather, $0.rateText ?? ""] },
            spokenRows: texts.map(\.spokenRow), present: reading.present)
    }

    /// The row of the table that tells of the frame that is shown; nil while there are none.
    public var shownRow: Int? { reading.map(index) }

    /// The label of the button where there is no map to be read; nil for no button.
    public var actionLabel: String? {
        guard reading == nil, !isLoading else { return nil }
        if leadsBack { return tr("Show the next hours") }
        if page.format.staysOffline { return page.format.onlineOffer }
        // What was fetched and has become too old since is no failure, and there is as little to be seen.
        return failure != nil || source != nil ? tr("Try again") : nil
    }

    /// Whether that button leads back, as no source that may be asked has radar here.
    public var leadsBack: Bool { failure == .notFound || failure == .switchedOff }

    private func text(of index: Int, in reading: RadarReading) -> RadarFrameText {
        let sample = reading.samples[index]
        return RadarFrameText(
            sample, in: page.location, page.report?.temperature(at: sample.time),
            isEstimated: reading.isEstimated, context)
    }

    /// Returns "2.8 mm/h, moderate, 63 km to the west" for rain in the frame that is shown; nil where none falls.
    private func rainText(at shift: SIMD2<Double>, in reading: RadarReading) -> String? {
        guard let grid = pictures.frames?.grid else { return nil }
        let here = page.place.location.coordinates
        let point = here.point(metresEast: shift.x * 1000, north: -shift.y * 1000)
        let frame = reading.frames[index(in: reading)]
        guard let cell = grid.cell(at: point), let rate = frame.rate(grid.index(cell)), rate >= RainOutlook.leastRate
        else { return nil }
        return page.formatter.rain(
            rate, page.report?.temperature(at: frame.time), distance: here.distance(to: point),
            bearing: here.bearing(to: point))
    }

    private func message(of error: FetchError) -> String {
        error.message(from: (try? pictures.source())?.name ?? source?.name ?? "")
    }

    private var moment: RadarMoment? {
        reading.map { reading in
            let index = index(in: reading)
            return RadarMoment(
                reading.samples[index], measuredAt: reading.measured,
                isNow: index == reading.present && reading.isPresentKnown, isEstimated: reading.isEstimated, context)
        }
    }

    /// How large the map is: how far its circles are from the place.
    public var spokenScale: String {
        tr("Circles on the map: {distances}", ["distances": PhraseList.text(radii.map(label(ofRadius:)))])
    }

    private var rings: [MapLabels.Ring] {
        radii.map { MapLabels.Ring(kilometres: $0, label: label(ofRadius: $0)) }
    }

    /// The radii of the circles in kilometres.
    private var radii: [Double] {
        let isInMiles = page.formatter.units.distance == .miles
        return zoom.rings(inMiles: isInMiles).map { isInMiles ? $0 * 1.609344 : $0 }
    }

    private func label(ofRadius kilometres: Double) -> String {
        page.formatter.visibility(Distance(kilometres * 1000))
    }

    /// Where the rain goes, only while the present is shown and the sentence speaks of it.
    private func motion(_ reading: RadarReading) -> MapLabels.Motion? {
        guard reading.oldness == nil, index(in: reading) == reading.present, let approach = reading.sentence.approach
        else { return nil }
        let (rain, motion) = (approach.rain, approach.motion)
        let angle = rain.bearing * .pi / 180
        // Ahead of the rain's edge, where the arrow is told from it.
        let ahead = 6000 / motion.speed
        let point = page.place.location.coordinates.point(
            metresEast: rain.distance * sin(angle) + motion.east * ahead,
            north: rain.distance * cos(angle) + motion.north * ahead)
        let bearing = atan2(motion.east, motion.north) * 180 / .pi
        return MapLabels.Motion(at: point, bearing: bearing, speed: page.formatter.roughSpeed(motion.speed))
    }

    /// Whose pictures and shapes they are.
    public var credit: String {
        let shapes = tr("Map: {source}", ["source": BaseMap.attribution])
        guard let source else { return shapes }
        return [source.localAttribution, shapes].inOneLine()
    }

    /// The same in few words.
    private var briefCredit: String {
        let shapes = tr("Map: {source}", ["source": BaseMap.attribution])
        guard let source else { return shapes }
        return [tr("Radar: {source}", ["source": source.briefAttribution]), shapes].inOneLine()
    }
}
