import Foundation

extension HTTPResponse {
    /// Where the answer points to, if it is a redirect; one to another host or away from https is refused.
    func redirectTarget(from origin: URL) throws(FetchError) -> URL? {
        guard [301, 302, 303, 307, 308].contains(status), let location = headers["location"] else { return nil }
        guard let target = URL(string: location, relativeTo: origin)?.absoluteURL,
            let host = target.host()?.lowercased(), host == origin.host()?.lowercased(),
            target.scheme?.lowercased() == "https" || target.scheme?.lowercased() == origin.scheme?.lowercased()
        else { throw .redirectRefused }
        return target
    }
}
