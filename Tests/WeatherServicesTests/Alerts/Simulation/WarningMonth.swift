import FlyingFox
import Foundation
import LoopbackServing
import SeededRandom
import WeatherModel
import WeatherStore

@testable import WeatherServices

/// Days of fifty places on six continents that ask for their warnings every hour, over loopback, beside the hidden truth.
struct WarningMonth {
    /// What was shown or asked otherwise than it should have been, in words.
    private(set) var faults: [String] = []
    private(set) var comparisons = 0
    private(set) var lists = 0
    private(set) var documents = 0
    /// Documents that were confirmed, and of them those that the server had to send again.
    private(set) var confirmations = 0

    let clock = MovableClock(WarningMonth.begin)
    let places: [Location]
    let server: SimulatedWarningServer
    private let days: Int
    private let store: SQLiteStore
    private var lastList: [Location.ID: Date] = [:]
    /// When each document was asked for, since the program started.
    private var readAt: [String: Date] = [:]
    private var startedAt = WarningMonth.begin
    private var told: [String: Int] = [:]
    private var lastChange: Int64 = 0

    /// 2026-02-10T00:00:00Z.
    private static let begin = Date(timeIntervalSince1970: 1_770_681_600)
    /// Boxes of land, and the code of a country in which no national source of ours warns; the first is the United States.
    private static let lands: [(country: String, latitudes: ClosedRange<Double>, longitudes: ClosedRange<Double>)] = [
        ("US", 35...44, -100...(-85)), ("CA", 48...54, -115...(-100)), ("BR", -22...(-8), -52...(-44)),
        ("KE", -4...4, 34...39), ("JP", 34...39, 136...140), ("FJ", -19...(-16), 179.2...180.8),
        ("UA", 47...51, 26...36),
    ]

    init(days: Int, seed: UInt64) throws {
        self.days = days
        var random = SeededGenerator(seed: seed)
        places = Self.drawnPlaces(&random)
        var warnings: [SimulatedWarning] = []
        for day in 0..<days {
            for place in places where random.chance(40) {
                let start = Self.begin + Double(day) * 86400 + (Double.random(in: 0..<86400, using: &random)).rounded()
                warnings.append(
                    SimulatedWarning(
                        warnings.count, at: place.coordinates, isAmerican: place.countryCode == "US", start: start,
                        random: &random))
            }
        }
        // The collecting server is down for a day, the national one for a part of every third.
        let begin = Self.begin
        server = SimulatedWarningServer(warnings, clock: clock) { moment in
            (86400 * 0.8..<86400 * 1.8).contains(moment.timeIntervalSince(begin))
        } isNationDown: { moment in
            moment.timeIntervalSince(begin).truncatingRemainder(dividingBy: 3 * 86400) > 2.3 * 86400
        }
        store = try SQLiteStore.empty()
    }

    private static func drawnPlaces(_ random: inout SeededGenerator) -> [Location] {
        var places: [Location] = []
        for number in 0..<50 {
            let land = lands[number % lands.count]
            var latitude = Double.random(in: land.latitudes, using: &random)
            var longitude = Double.random(in: land.longitudes, using: &random)
            // Every fifth lies near the last one of its land.
            if number >= 10, number.isMultiple(of: 5) {
                let near = places[number - lands.count].coordinates
                (latitude, longitude) = (near.latitude + 0.004, near.longitude + 0.004)
            }
            let point = Coordinates(clampingLatitude: latitude, longitude: SimulatedWarning.wrapped(longitude))
            places.append(
                Location(
                    id: "place:\(number)", name: "Place \(number)", countryCode: land.country, coordinates: point))
        }
        return places
    }

    /// Runs to the end; the program starts anew at the middle of each third day.
    mutating func run() async throws {
        for place in places { try await store.add(place) }
        let (server, clock) = (server, clock)
        let handler = ClosureHTTPHandler { request in
            let query = Dictionary(request.query.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
            let reply = server.reply(
                to: request.path, query: query, validator: request.headers[HTTPHeader("If-None-Match")])
            var fields = HTTPHeaders()
            for (name, value) in reply.headers { fields[HTTPHeader(name)] = value }
            return FlyingFox.HTTPResponse(
                statusCode: HTTPStatusCode(reply.status, phrase: "Status"), headers: fields, body: reply.body)
        }
        try await HTTPServer.serving(handler) { address in
            var service = Self.program(address, clock)
            for hour in 0..<days * 24 {
                if hour % 72 == 60 {
                    service = Self.program(address, clock)
                    (readAt, startedAt) = ([:], clock.now)
                }
                for place in places { try await refresh(place, by: service) }
                clock.advance(by: 2400)
                try checkBetween()
                clock.advance(by: 1200)
            }
        }
    }

    /// The program's sources as they are after a start, with nothing remembered.
    private static func program(_ address: URL, _ clock: MovableClock) -> ReportService {
        let transport = SparingTransport(AsyncHTTPTransport(.free, environment: [:]), cache: ResponseCache()) {
            clock.now
        }
        let catalogue = SourceCatalogue([
            CataloguedSource(
                .nationalWeatherService, parts: [.alerts], area: .unitedStates, server: address,
                alerts: NWSAlertService(transport: transport, server: address) { clock.now }),
            CataloguedSource(
                .publicAlerts, parts: [.alerts], server: URL(string: "http://localhost"),
                alerts: PublicAlertService(transport: transport, server: address) { clock.now }),
        ])
        let health = SourceHealth(now: { clock.now }, random: { $0.lowerBound })
        return ReportService(catalogue: { catalogue }, preferences: { SourcePreferences() }, health: health)
    }

    private mutating func refresh(_ place: Location, by service: ReportService) async throws {
        let fetched = await service.report(of: [.alerts], for: place)
        let now = clock.now
        if let report = fetched.report {
            lastList[place.id] = now
            try await store.save(report, for: place.id, forgetsOldWarnings: true)
        }
        judge(server.takeRequests(), for: place)
        if fetched.report != nil { try compare(place, now) }
        for change in try store.alertChanges(after: lastChange) {
            lastChange = max(lastChange, change.change.number)
            guard let number = Self.number(of: change.change.alert) else { continue }
            guard [.new, .returned].contains(change.change.kind) else { continue }
            told["\(number) at \(change.place)", default: 0] += 1
            if told["\(number) at \(change.place)", default: 0] > 1 {
                faults.append("\(now): \(number) told twice at \(change.place), \(change.change.kind)")
            }
        }
    }

    /// Compares what is shown with the truth just after an answer came.
    private mutating func compare(_ place: Location, _ now: Date) throws {
        comparisons += 1
        let shown = try shown(at: place, now)
        var expected: [Int: SimulatedWarning] = [:]
        for warning in server.warnings where warning.state(at: place.coordinates, now) != nil {
            expected[warning.number] = warning
        }
        for (number, alerts) in shown where expected[number] == nil || alerts.count > 1 {
            faults.append(
                "\(now): \(label(number)) \(alerts.count) times at \(place.id), true: \(expected[number] != nil)")
        }
        for (number, warning) in expected {
            guard let alert = shown[number]?.first else {
                // A document that has no address when the program starts is found at the next look.
                if warning.course == .replaced, now.timeIntervalSince(startedAt) < 3600 { continue }
                faults.append("\(now): \(label(number)) is missing at \(place.id)")
                continue
            }
            // What takes the address of another document is found out within the hour, and at the next look.
            let moments =
                warning.course == .replaced ? stride(from: 0.0, through: 7500, by: 300).map { now - $0 } : [now]
            let states = moments.map { warning.state(at: place.coordinates, $0) }
            guard states.contains(SimulatedWarning.State(severity: alert.severity, ends: alert.ends ?? .distantFuture))
            else {
                faults.append(
                    "\(now): \(label(number)) at \(place.id) is \(alert.severity) until \(alert.ends as Any)")
                continue
            }
        }
    }

    /// Nothing is shown past its end, whoever is down.
    private mutating func checkBetween() throws {
        let now = clock.now
        for place in places {
            for (number, _) in try shown(at: place, now) where server.warnings.indices.contains(number) {
                let last = server.warnings[number].truth.compactMap { $0.state?.ends }.max() ?? .distantPast
                if last <= now { faults.append("\(now): \(label(number)) past its end at \(place.id)") }
            }
            // Whoever failed is asked again within three hours of being well.
            let isWell = [0, 3600, 7200, 10800].allSatisfy { !server.isDown(now - $0) }
            if isWell, let last = lastList[place.id], now.timeIntervalSince(last) > 3 * 3600 {
                faults.append("\(now): \(place.id) was last asked for at \(last)")
            }
        }
    }

    private func label(_ number: Int) -> String {
        "\(number) " + (server.warnings.indices.contains(number) ? "\(server.warnings[number].course)" : "of nobody")
    }

    /// The requests of one refresh against the stated rules.
    private mutating func judge(_ requests: [SimulatedWarningServer.Request], for place: Location) {
        let asked = requests.filter { $0.path == "/alert/area" }
        let read = requests.filter { $0.path.hasPrefix("/alert/") && $0.path != "/alert/area" }
        lists += asked.count
        documents += read.count
        if asked.count > 1 { faults.append("\(clock.now): \(asked.count) boxes for \(place.id)") }
        if read.count > 40 { faults.append("\(clock.now): \(read.count) documents for \(place.id)") }
        if place.countryCode == "US", !asked.isEmpty, !server.isNationDown(clock.now),
            requests.allSatisfy({ $0.path != "/alerts/active" || $0.status == 200 }),
            !server.isNationDown(clock.now - 7200)
        {
            faults.append("\(clock.now): asked for \(place.id) beside its national source")
        }
        for request in read {
            if let before = readAt[request.path], request.status != 404 {
                confirmations += 1
                if request.time.timeIntervalSince(before) < 3600 {
                    faults.append("\(request.time): \(request.path) again")
                }
                if !request.isConditional { faults.append("\(request.time): \(request.path) without its mark") }
            }
            if request.status != 404 { readAt[request.path] = request.time }
        }
    }

    /// What the program shows as warned of here, by the numbers of the truth.
    private func shown(at place: Location, _ now: Date) throws -> [Int: [Alert]] {
        let standing = try store.report(for: place.id)?.alerts?.standing(at: now) ?? []
        return Dictionary(grouping: standing.filter { $0.isHere && AlertChoice().includes($0) }) {
            Self.number(of: $0) ?? -1
        }
    }

    private static func number(of alert: Alert) -> Int? {
        alert.texts.first?.event.flatMap { $0.split(separator: " ").last }.flatMap { Int($0) }
    }
}
