import Foundation

extension HTTPResponse {
    /// Returns the same as `checkedBody`, but throws `notFound` for each of the answers that mean a place outside the
    /// service's area.
    func checkedNWSBody(now: Date) throws(FetchError) -> Data {
        switch status {
        case 301, 302, 307, 308: throw .notFound
        case 400 where ["InvalidParameter", "InvalidPoint"].contains(Self.problem(body)): throw .notFound
        default: break
        }
        let body = try checkedKeylessBody(now: now, reason: Self.reason)
        // Error documents are short; larger bodies need not be parsed twice.
        if body.count < 4096, Self.problem(body) != nil,
            let inner = try JSONObject(body).number("status").flatMap({ Int(exactly: $0) }), inner >= 400
        {
            _ = try HTTPResponse(status: inner, headers: headers, body: body).checkedNWSBody(now: now)
        }
        return body
    }

    /// Returns the last part of a problem type: "InvalidPoint" from "https://api.weather.gov/problems/InvalidPoint".
    private static func problem(_ body: Data) -> String? {
        let type = try? JSONObject(body).text("type")
        return type.flatMap { $0.contains("/problems/") ? $0.split(separator: "/").last.map(String.init) : nil }
    }

    private static func reason(_ body: Data) -> String? {
        let problem = try? JSONObject(body)
        return problem?.text("detail") ?? problem?.text("title")
    }
}
