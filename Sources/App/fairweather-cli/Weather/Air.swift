import ArgumentParser
import Foundation
import WeatherModel
import WeatherText

/// `air`: prints the air quality.
struct Air: WeatherCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "air", abstract: tr("Prints air quality and pollen."))
    }
    static let parts: Set<WeatherPart> = [.airQuality]
    static let mainParts: [WeatherPart] = [.airQuality]

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: WeatherOptions

    func write(_ answer: WeatherAnswer, in session: Session, to text: inout JSONText) {
        text.member("air_quality")
        guard let source = answer.report?.airQuality?.source, let air = Self.present(in: answer, at: session.now) else {
            return text.value(String?.none)
        }
        text.object { text in
            text.member("indices")
            text.object { text in
                for standard in AirQualityStandard.allCases {
                    text.member(standard.memberName)
                    text.value(air.indices.first { $0.standard == standard }?.value)
                }
            }
            text.member("pollutants_ugm3")
            text.object { text in
                for pollutant in Pollutant.allCases {
                    text.member(pollutant.memberName)
                    text.value(air.pollutants[pollutant])
                }
            }
            text.member("pollen_grains_m3")
            text.object { text in
                for plant in Pollen.allCases {
                    text.member(plant.memberName)
                    text.value(air.pollen[plant])
                }
            }
            text.member("time")
            text.value(air.time)
            text.member("kind")
            text.value(ValueKind.forecast.rawValue)
            text.member("source")
            text.value(source.id)
        }
    }

    func lines(_ answer: WeatherAnswer, in session: Session) -> [String] {
        let (formatter, screen) = (session.formatter, session.surroundings.screen)
        guard let air = Self.present(in: answer, at: session.now) else {
            let gap = answer.gap(.airQuality) ?? PartGap(.unoffered, since: session.now)
            let context = SentenceContext(formatter, in: answer.report?.timeZone ?? .gmt, at: session.now)
            let own = session.wantedName.flatMap { name in
                // Another source may have it.
                gap.kind == .unoffered ? tr("{source} has no air quality for this place.", ["source": name]) : nil
            }
            return (own ?? gap.wordsOfAirQuality(since: nil, context)).wrapped(to: screen.width)
        }
        var table = TextTable([
            TextTable.Column(alignment: .left, isElastic: true, wraps: true),
            TextTable.Column(alignment: .left, isElastic: true, wraps: true),
        ])
        for index in air.indices {
            let rank = AirQualityClass(index).rank
            table.add([
                TextTable.Cell(text: tr("Air quality"), ink: .dim),
                TextTable.Cell(
                    text: formatter.airQuality(index), ink: rank < 2 ? .green : rank < 3 ? .yellow : .red),
            ])
        }
        for pollutant in Pollutant.allCases {
            guard let amount = air.pollutants[pollutant] else { continue }
            table.add([
                TextTable.Cell(text: pollutant.words, ink: .dim), TextTable.Cell(text: formatter.concentration(amount)),
            ])
        }
        for plant in Pollen.allCases {
            guard let count = air.pollen[plant] else { continue }
            table.add([
                TextTable.Cell(text: tr("{plant} pollen", ["plant": plant.words]), ink: .dim),
                TextTable.Cell(text: PollenLevel(count, of: plant).words),
            ])
        }
        guard !air.isPresent(at: session.now) else { return table.lines(on: screen) }
        let context = SentenceContext(formatter, in: answer.report?.timeZone ?? .gmt, at: session.now)
        return tr("Last known {at}", ["at": context.moment(air.time, .at)]).wrapped(to: screen.width)
            + table.lines(on: screen)
    }

    /// Returns the present air quality of the source or, if there is none, that of the nearest hour.
    private static func present(in answer: WeatherAnswer, at now: Date) -> AirQuality? {
        guard let air = answer.report?.airQuality?.value else { return nil }
        let candidates = [air.current].compactMap { $0 } + air.hours
        return candidates.min { abs($0.time.timeIntervalSince(now)) < abs($1.time.timeIntervalSince(now)) }
    }
}

extension AirQualityStandard {
    fileprivate var memberName: StaticString {
        switch self {
        case .european: "european"
        case .us: "us"
        case .openWeather: "openweather"
        }
    }
}

extension Pollutant {
    fileprivate var memberName: StaticString {
        switch self {
        case .pm2_5: "pm2_5"
        case .pm10: "pm10"
        case .ozone: "ozone"
        case .nitrogenDioxide: "nitrogen_dioxide"
        case .sulphurDioxide: "sulphur_dioxide"
        case .carbonMonoxide: "carbon_monoxide"
        case .nitrogenMonoxide: "nitrogen_monoxide"
        case .ammonia: "ammonia"
        case .dust: "dust"
        }
    }
}

extension Pollen {
    fileprivate var memberName: StaticString {
        switch self {
        case .alder: "alder"
        case .birch: "birch"
        case .grass: "grass"
        case .mugwort: "mugwort"
        case .olive: "olive"
        case .ragweed: "ragweed"
        }
    }
}
