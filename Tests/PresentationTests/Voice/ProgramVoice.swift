import Foundation
import Gazetteer
import Refreshing
import WeatherModel
import WeatherServices

@testable import Presentation
@testable import WeatherStore
@testable import WeatherText

/// What the program says of itself: its troubles, its state, its preferences.
@MainActor
enum ProgramVoice {
    private static let now = Sky.now
    private static let fetch: [FetchError] = [
        .offline, .timedOut(after: 15), .insecure, .keyRefused, .quotaExceeded(retryAfter: nil), .notFound,
        .rejected(status: 400, reason: "Latitude must be in range"), .rejected(status: 400, reason: nil),
        .serverTrouble(status: 503), .emptyAnswer, .webPage, .unreadableAnswer, .answerTooLarge(limit: 1000),
        .redirectRefused, .proxyUnusable, .unknown, .cancelled,
    ]
    private static let store: [StoreError] = [.diskFull, .readOnly, .busy, .damaged, .tooNew, .other("SQLite 10")]

    static var fetchErrors: [String] {
        fetch.map { $0.message(from: "Open-Meteo") }
            + [
                FetchError.quotaExceeded(retryAfter: nil).message(
                    from: "Open-Meteo", retryTime: tr("after {clock}", ["clock": "15:04"])),
                FetchError.offline.message(from: "MET Norway", failedAt: now - 600, at: now, Samples.formatter),
            ]
    }

    static var briefs: [String] { fetch.map(\.brief) }

    static var messages: [String] {
        let index: [PlaceIndexError] = [
            .missing("places.fwi"), .empty("places.fwi"), .foreign("places.fwi"), .truncated("places.fwi"),
            .damaged("places.fwi"), .tooNew("places.fwi"),
        ]
        let exchange: [ExchangeError] = [.missing, .foreign, .newer, .silent, .tooLarge] + store.map { .file($0) }
        let keyring: [KeyStoreError] = [.unavailable, .locked, .timedOut, .refused("no prompt"), .emptyKey]
        let notices = [
            StartNotice.setAside(as: "fairweather.sqlite.damaged", rescued: 3, isWhole: true),
            StartNotice.setAside(as: "fairweather.sqlite.damaged", rescued: 0, isWhole: false),
            StartNotice.settingsSetAside(as: "settings.json.damaged"), StartNotice.cannotReadSettings(.readOnly),
            StartNotice.noIndex(.missing("places.fwi")), StartNotice.isHeld, StartNotice.isHeldNoMore,
        ]
        return store.map(\.message) + store.map { StartNotice.cannotOpen($0).text } + notices.map(\.text)
            + store.map(\.settingsMessage) + exchange.map(\.message) + keyring.map { $0.message(for: .openWeather) }
            + index.map(\.message)
    }

    static var statuses: [String] {
        let delays: [RefreshDelay] = [
            .underWay, .justRefreshed, .justFailed(.offline), .fresh, .validBySource, .forbiddenBySource,
            .failed(.offline), .settling, .fullHour, .takingTurns, .onlyByHand, .unknownPlace,
        ]
        let verdicts: [RefreshVerdict] =
            [
                .fetch([], .byHand), .fetch([], .missing), .fetch([], .allowedAgain), .fetch([], .aged(720)),
                .fetch([], .aged(.infinity)), .wait(.forbiddenBySource, nil),
            ]
            + delays.map { .wait($0, 600) }
        let context = Sky.context()
        let failure = PartFailure(source: Samples.source, error: .offline)
        let gaps = PartGap.Kind.allCases.map { PartGap($0, since: now - 7200, source: Samples.source) }
        let warnings = gaps.flatMap { gap in
            [
                gap.failureOfWarnings(since: now - 3600, failure, context),
                gap.failureOfWarnings(since: nil, nil, context),
            ]
        }
        let notes = gaps.flatMap { gap in
            var report = WeatherReport(timeZone: .gmt)
            report.gaps = Dictionary(uniqueKeysWithValues: WeatherPart.ofPage.map { ($0, gap) })
            return PartNote.all(of: report, context).map(\.explanation)
        }
        let air = gaps.flatMap { gap in
            [gap.wordsOfAirQuality(since: now - 3600, context), gap.wordsOfAirQuality(since: nil, context)]
        }
        let times = [10.0, 720, 7200, 200_000].map { now - $0 }
        let ages =
            times.map { Samples.formatter.age(of: $0, at: now) }
            + times.compactMap { Samples.formatter.oldness(of: $0, at: now) }
        return verdicts.map { $0.sentence(at: now, formatter: Samples.formatter, besideClockOf: context.zone) }
            + warnings.compactMap(\.self)
            + notes + air + ages
    }

    private static let catalogue = [
        CataloguedSource(.openMeteo, parts: [.current, .minutes, .hours, .days]),
        CataloguedSource(.openMeteoAirQuality, parts: [.airQuality]),
        CataloguedSource(.metNorway, parts: [.current, .hours, .days, .alerts]),
        CataloguedSource(.meteoAlarm, parts: [.alerts]),
        CataloguedSource(.openWeather, parts: [.current, .days], needsKey: true),
        CataloguedSource(.weatherUnderground, parts: [.current], needsKey: true),
    ]

    static func preferences() throws -> [String] {
        let settings = try PlacesDesk([Samples.london]).settings(in: MockSettingsStore())
        let model = PreferencesViewModel(
            settings, catalogue: catalogue,
            background: BackgroundViewModel(settings, permission: PlayedPermission()),
            searchHosts: { ["nominatim.org"] })
        let rows = model.rows.flatMap { row in
            var texts = [row.title, row.note].compactMap(\.self)
            // The times of notices are all alike.
            if case .choice(let choices, _) = row.control, row.page != .notices { texts += choices }
            return texts
        }
        let sources = model.sources.flatMap { [$0.gives, $0.keyNote, $0.server.title, $0.moveUp].compactMap(\.self) }
        return PreferencesPage.allCases.map(\.title) + PreferencesPage.allCases.compactMap(\.introduction) + rows
            + sources + [
                model.contacts, SettingsWords.sections, SettingsWords.resetOrder, SettingsWords.saveKey,
                SettingsWords.checkKey, SettingsWords.pasteKey,
            ]
    }

    static var keys: [String] {
        KeyedSource.allCases.map { $0.status(nil, at: .default(of: $0), lacksStation: true) }
    }

    static var imports: [String] {
        var summary = ImportSummary()
        summary.added = [SavedPlace(Samples.london)]
        summary.completed = [SavedPlace(Samples.paris)]
        summary.unchanged = [SavedPlace(Samples.tokyo)]
        let question = ServerQuestion([Settings.NamedServer(source: "open-meteo", address: "https://weather.example")])
        return [
            ImportWords.text(summary, unreadable: 2, settings: true),
            ImportWords.text(ImportSummary(), unreadable: 0, settings: false), question?.title, question?.text,
            question?.accept, question?.reject,
        ].compactMap(\.self)
    }

    static var labels: [String] {
        [
            WindowWords.refresh, WindowWords.updating, WindowWords.findPlace, WindowWords.places, WindowWords.matches,
            WindowWords.forecast, WindowWords.hours, WindowWords.details, WindowWords.days, WindowWords.backToPlaces,
            WindowWords.menu, WindowWords.preferences, WindowWords.shortcuts, WindowWords.about, WindowWords.table,
            WindowWords.quantity, WindowWords.earlierHours, WindowWords.laterHours, WindowWords.exportChart,
            WindowWords.copyAsCSV, WindowWords.saveAsSVG, WindowWords.save, WindowWords.alerts, WindowWords.rain,
        ] + KeyHint.all.map { "\($0.keys): \($0.meaning)" }
    }
}
