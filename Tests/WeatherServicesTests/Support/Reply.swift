import Foundation

/// What `LoopbackServer` sends back.
struct Reply: Sendable {
    var status = 200
    var headers: [String: String] = [:]
    var body = Data()

    static func text(_ body: String, status: Int = 200, headers: [String: String] = [:]) -> Reply {
        Reply(status: status, headers: headers, body: Data(body.utf8))
    }

    static func redirect(to location: String) -> Reply {
        Reply(status: 302, headers: ["Location": location])
    }
}
