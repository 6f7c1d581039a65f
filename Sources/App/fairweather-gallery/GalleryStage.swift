import Assembly
import DesktopAssembly
import DesktopKeys
import Foundation
import Gazetteer
import Gtk
import Presentation
import Refreshing
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText
import WeatherUI

/// The whole program in one scene: a store, services without a network, a fixed clock, and the window.
@MainActor
final class GalleryStage {
    let model: MainViewModel
    let main: MainWindow<MainViewModel>
    private let picture: GalleryPicture
    private let folder: URL

    /// - Parameters:
    ///   - application: The application the window belongs to; nil for none.
    ///   - height: The height of the window in pixels; nil for that of the picture.
    ///   - clock: The clock; by default one that stands at the scene's time.
    ///   - weather: Changes what Open-Meteo answers; nil for the scene's own weather.
    init(
        _ picture: GalleryPicture, shipped: ShippedFiles, application: Application? = nil, height: Int? = nil,
        clock: (any WallClock & RefreshClock)? = nil, weather: ((any HTTPTransport) -> any HTTPTransport)? = nil
    ) async throws {
        self.picture = picture
        folder = FileManager.default.temporaryDirectory.appending(path: "fairweather-gallery-\(UUID().uuidString)")
        let environment = ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path]
        try await Self.fillStore(picture.scene, environment, shipped, weather)
        let now = picture.scene.now
        let services = Self.services(picture.scene.answers, picture.scene, at: now, shipped, weather)
        let clock = clock ?? StandingClock(at: now)
        model = try Composition(
            source: .openMeteo, environment: environment, shipped: shipped, services: services,
            wallClock: clock, refreshClock: clock, locale: picture.locale, zone: .gmt,
            keyStore: LayeredKeyStore(secrets: nil, environment: [:]),
            radar: picture.scene.radar.map { [age = picture.scene.radarAge] scene in
                PlayedRain(scene) { now - age }
            },
            comparing: picture.scene.comparison.map { PlayedComparison(scene: $0, now: now) },
            archive: picture.scene.isPlayed ? PlayedPastYears(now: now) : nil,
            // A picture is the same whether translations have been compiled or not.
            offersLanguages: false
        ).model
        TextDirection.isRightToLeft = picture.language.isRightToLeft
        DateWords.months = model.settings.formatter.monthWords
        main = MainWindow(model, application: application, width: picture.width, height: height ?? picture.height)
        // The picture is as large as it is named, on every desktop.
        main.window.styled("frameless")
    }

    /// Brings the window into the state of the scene; it must be painted before and after.
    func play() async {
        model.start()
        guard picture.scene != .loading else { return }
        await model.settled()
        switch picture.scene {
        case .openDay: if let day = model.page?.days.dropFirst().first { model.page?.toggleDay(day.id) }
        case .drawnDay: if let day = model.page?.days.dropFirst(3).first { model.page?.toggleDay(day.id) }
        case .table: model.page?.showTable(true)
        case .matches: model.adding.type("Lond")
        case .noMatch: model.adding.type("Xqzvbk")
        case .emptySearch: model.adding.submit()
        case .stale, .error: model.page?.refresh()
        case .activity: model.openActivity("run")
        case .goodTimes: model.openGoodTimes()
        default: break
        }
        if picture.scene.isOfSidebar { main.findPlace() }
        if picture.scene.isMap { model.openRainMap(isNarrow: picture.width < 860) }
        if picture.scene.comparison != nil {
            model.openComparison(isNarrow: picture.width < 860)
            if picture.scene == .comparePlaces { model.comparison?.choose(.places) }
        }
        if let quantity = picture.scene.quantity {
            model.openQuantity(quantity, isNarrow: picture.width < 860)
            await model.settled()
            model.quantity?.compareYears()
        }
        if picture.scene == .tripNew { model.openNewTrip() } else if picture.scene.isTrip { model.openTrip("trip") }
        if picture.scene == .tripForm { model.trips?.page?.edit(true) }
        guard picture.scene != .mapLoading, picture.scene != .compareLoading else { return }
        await model.settled()
    }

    /// Closes the window and deletes its data.
    func strike() {
        main.window.destroy()
        try? FileManager.default.removeItem(at: folder)
    }

    private static func services(
        _ answers: GalleryTransport.Answers, _ scene: GalleryScene, at now: Date, _ shipped: ShippedFiles,
        _ weather: ((any HTTPTransport) -> any HTTPTransport)?
    ) -> Services {
        let own: any HTTPTransport =
            scene.isDrawn
            ? DrawnTransport(isNight: scene == .drawnNight, payload: shipped.fixture)
            : SampleTransport(payload: { shipped.fixture("open-meteo/" + $0) }, now: { now })
        let transport = GalleryTransport(sample: weather?(own) ?? own, answers: answers)
        let alerts: [Alert] =
            switch scene {
            case .alerts: .ofEachSeverity(at: now)
            case .drawnAlerts: .drawn(at: scene.now)
            default: []
            }
        let minutes: [PrecipitationStep]? = scene.isDrawn && scene != .drawnNight ? .drawn(at: scene.now) : nil
        let reports = ReportService.online(
            over: transport, only: WeatherSource.openMeteo.id, access: { SourceAccess() },
            preferences: { SourcePreferences() }, now: { now })
        let played = GalleryReports(
            weather: reports, alerts: alerts, minutes: minutes, isCold: scene == .mapSnow, now: now)
        let shown: any ReportFetching =
            if scene.isPlayed {
                PlayedWeeks(now: now)
            } else if scene.comparison == nil, !scene.isTrip {
                played
            } else {
                ComparedReports(now: now)
            }
        return Services(
            reports: shown,
            geocoder: OpenMeteoGeocodingService(transport: transport, now: { now }),
            parts: Set(WeatherPart.allCases))
    }

    /// Saves the places of the scene, with weather of the scene's age.
    private static func fillStore(
        _ scene: GalleryScene, _ environment: [String: String], _ shipped: ShippedFiles,
        _ weather: ((any HTTPTransport) -> any HTTPTransport)?
    ) async throws {
        guard let file = shipped.resource("places.fwi") else { throw PlaceIndexError.missing("places.fwi") }
        let index = try PlaceIndex(file: file, hemispheres: .ofLanguage)
        let store = try SQLiteStore.open(at: DataFolders(environment: environment).databaseFile).store
        let earlier = scene.now - (scene.storedAge ?? 60)
        let services = services(.all, scene, at: earlier, shipped, weather)
        for name in scene.places {
            guard let place = index.matches(for: name, limit: 1, preferredCountry: nil).first?.location else {
                continue
            }
            try await store.add(place)
            if scene.isPlayed, name == scene.places.first {
                let weeks = PlayedWeeks(now: scene.now)
                for report in [weeks.earlier(in: place.zone)] + weeks.measured(in: place.zone) {
                    try await store.save(report, for: place.id)
                }
            }
            if scene.storedAge == nil, name == scene.places.first { continue }
            let fetched = await services.reports.report(of: services.parts, for: place)
            if let report = fetched.report { try await store.save(report, for: place.id) }
        }
        guard scene.isTrip || scene == .entries, scene != .tripNew else { return }
        let places = try store.contents(at: scene.now).places.map(\.location)
        let stays = [(2, 25, 27), (1, 27, 30), (0, 30, 37)].map { place, first, last in
            let november = CivilDate("2026-11-01").map(\.dayNumber) ?? 0
            return TripLeg(
                at: places[place], from: CivilDate(dayNumber: november + first - 1),
                to: CivilDate(dayNumber: november + last - 1))
        }
        let autumn = Trip(id: "trip", name: "Autumn", legs: stays, packed: [.rainJacket])
        try await store.save(autumn, replacing: nil, ifOnlyOfItsName: false)
    }
}

/// Answers like Open-Meteo with the weather that the drawings of the look show, whatever the day.
struct DrawnTransport: HTTPTransport {
    /// Whether the present is the evening of the drawings' day instead of its noon.
    let isNight: Bool
    let payload: @Sendable (_ name: String) -> Data?

    /// Returns the file of the place, which is named after its whole degrees; 404 if there is none.
    func response(to request: HTTPRequest) async throws(FetchError) -> HTTPResponse {
        let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
        func degrees(_ name: String) -> String? {
            items.first { $0.name == name }?.value.flatMap(Double.init).map { String(Int($0.rounded())) }
        }
        let kind = request.url.lastPathComponent
        guard let latitude = degrees("latitude"), let longitude = degrees("longitude"),
            let data = payload("drawings/\(kind)_\(latitude)_\(longitude).json"),
            var answer = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        else { return HTTPResponse(status: 404) }
        if isNight, let night = answer["current_night"] { answer["current"] = night }
        answer["current_night"] = nil
        guard let body = try? JSONSerialization.data(withJSONObject: answer) else { return HTTPResponse(status: 500) }
        return HTTPResponse(status: 200, headers: ["content-type": "application/json; charset=utf-8"], body: body)
    }
}

/// The weather of a scene: that of another service, with warnings and minutes added.
struct GalleryReports: ReportFetching {
    let weather: ReportService
    let alerts: [Alert]
    /// The steps that replace the other service's for Vancouver, which then alone has the warnings; nil for neither.
    let minutes: [PrecipitationStep]?
    /// Whether it freezes all day.
    let isCold: Bool
    let now: Date

    func report(of parts: Set<WeatherPart>, for location: Location) async -> FetchedReport {
        // The drawings' minutes and warnings are those of one place.
        let isDrawn = location.timeZoneIdentifier == "America/Vancouver"
        var fetched = await weather.report(of: parts.subtracting([.alerts]), for: location)
        if parts.contains(.alerts) {
            let here = minutes == nil || isDrawn ? alerts : []
            fetched.report?.alerts = Sourced(here, source: .meteoAlarm, fetchedAt: now)
        }
        if let minutes, fetched.report?.minutes != nil, isDrawn {
            fetched.report?.minutes?.value = minutes
        }
        if isCold, let hours = fetched.report?.hours?.value {
            fetched.report?.hours?.value = hours.map { hour in
                var conditions = hour.conditions
                conditions.temperature = Temperature(-3)
                return Hour(time: hour.time, conditions: conditions)
            }
        }
        return fetched
    }

    func firstSource(of part: WeatherPart, for location: Location) -> WeatherSource? {
        weather.firstSource(of: part, for: location)
    }
}
