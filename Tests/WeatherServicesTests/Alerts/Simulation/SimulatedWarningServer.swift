import Foundation
import SeededRandom
import Synchronization
import WeatherModel

/// The FOSS Public Alert Server and a national service beside it, which tell of the same world, each down at times.
final class SimulatedWarningServer: Sendable {
    struct Request: Sendable {
        let time: Date
        let path: String
        let isConditional: Bool
        let status: Int
    }

    let warnings: [SimulatedWarning]
    private let clock: MovableClock
    /// When the collecting server, and when the national one, is down.
    let isDown: @Sendable (Date) -> Bool
    let isNationDown: @Sendable (Date) -> Bool
    private let log = Mutex<[Request]>([])
    /// Addresses whose document was just replaced, and is not found the first time.
    private let replaced = Mutex<Set<Int>>([])

    init(
        _ warnings: [SimulatedWarning], clock: MovableClock, isDown: @escaping @Sendable (Date) -> Bool,
        isNationDown: @escaping @Sendable (Date) -> Bool
    ) {
        (self.warnings, self.clock, self.isDown, self.isNationDown) = (warnings, clock, isDown, isNationDown)
    }

    /// The requests since the last call.
    func takeRequests() -> [Request] {
        log.withLock { log in
            defer { log = [] }
            return log
        }
    }

    func reply(to path: String, query: [String: String], validator: String?) -> Reply {
        let now = clock.now
        let reply = answer(path, query, validator, now)
        log.withLock {
            $0.append(Request(time: now, path: path, isConditional: validator != nil, status: reply.status))
        }
        return reply
    }

    private func answer(_ path: String, _ query: [String: String], _ validator: String?, _ now: Date) -> Reply {
        if path == "/alerts/active" {
            return isNationDown(now) ? Reply(status: 500) : nationalList(at: query["point"] ?? "", now)
        }
        if isDown(now) { return Reply(status: 503) }
        switch path {
        case "/alert/area": return list(query, now)
        case "/sources/area_status":
            return Reply(body: Data(#"{"results": [{"name": "Office", "cap_alert_feed_status": "operating"}]}"#.utf8))
        default:
            let name = path.split(separator: "/").last.map(String.init) ?? ""
            if path.hasPrefix("/alert/") { return redirect(name, now) }
            guard let (warning, message) = document(name.replacing(".xml", with: ""), now) else {
                return Reply(status: 404)
            }
            let tag = "\"\(message.name)-\(Int(message.sent.timeIntervalSince1970))\""
            if validator == tag { return Reply(status: 304, headers: ["etag": tag]) }
            return Reply(headers: ["etag": tag, "content-type": "application/xml"], body: warning.cap(message))
        }
    }

    private func list(_ query: [String: String], _ now: Date) -> Reply {
        let box = ["min_lat", "max_lat", "min_lon", "max_lon"].compactMap { query[$0].flatMap { Double($0) } }
        guard box.count == 4, box[0] < box[1], box[2] < box[3] else { return Reply(status: 400) }
        let names = warnings.filter { Self.touches($0, box) }.flatMap { warning in
            warning.messages.filter { $0.sent <= now && now < $0.leaves }.map { "\"\(Self.identifier($0.address))\"" }
        }
        return Reply(body: Data("[\(names.joined(separator: ","))]".utf8))
    }

    private static func touches(_ warning: SimulatedWarning, _ box: [Double]) -> Bool {
        let (north, east) = (
            (box[0] + box[1]) / 2 - warning.centre.latitude,
            SimulatedWarning.wrapped((box[2] + box[3]) / 2 - warning.centre.longitude)
        )
        return abs(north) < warning.reach + 0.025 && abs(east) < warning.reach + 0.025
    }

    /// The address leads on to a file, which is another one once the document was replaced.
    private func redirect(_ name: String, _ now: Date) -> Reply {
        guard let (warning, message) = document(name, now) else { return Reply(status: 404) }
        if warning.course == .replaced, message.type == "Update",
            replaced.withLock({ $0.insert(message.address).inserted })
        {
            return Reply(status: 404)
        }
        return Reply(status: 301, headers: ["location": "/cap/alerts/office/\(name).xml"])
    }

    private func document(_ name: String, _ now: Date) -> (SimulatedWarning, SimulatedWarning.Message)? {
        guard let address = name.split(separator: "-").last.flatMap({ Int($0) }), warnings.indices ~= address / 1000
        else { return nil }
        let warning = warnings[address / 1000]
        return warning.messages.last { $0.address == address && $0.sent <= now && now < $0.leaves }.map {
            (warning, $0)
        }
    }

    /// A national service lists what stands, once, and never what was replaced.
    private func nationalList(at text: String, _ now: Date) -> Reply {
        let numbers = text.split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 2, let point = Coordinates(latitude: numbers[0], longitude: numbers[1]) else {
            return Reply(status: 400)
        }
        let features = warnings.compactMap { warning -> [String: Any]? in
            guard warning.isAmerican, warning.state(at: point, now) != nil || warning.course == .test,
                let message = warning.messages.sorted(by: { $0.sent < $1.sent }).last(where: { $0.sent <= now }),
                now < message.leaves, warning.holds(point)
            else { return nil }
            return warning.feature(message)
        }
        let root: [String: Any] = [
            "@context": [String: Any](), "type": "FeatureCollection", "features": features, "title": "Current",
            "updated": now.formatted(.iso8601),
        ]
        return Reply(body: (try? JSONSerialization.data(withJSONObject: root)) ?? Data())
    }

    static func identifier(_ address: Int) -> String { "00000000-0000-4000-8000-" + String(format: "%012d", address) }
}
