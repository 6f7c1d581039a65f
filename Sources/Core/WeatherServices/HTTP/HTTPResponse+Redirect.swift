import Foundation

extension HTTPResponse {
    /// Where the answer points to, if it is a redirect; one to another host or port or away from https is refused.
    ///
    /// From http to https the port changes from the one's usual to the other's, and to no other.
    func redirectTarget(from origin: URL) throws(FetchError) -> URL? {
        guard [301, 302, 303, 307, 308].contains(status), let location = headers["location"] else { return nil }
        guard let target = URL(string: location, relativeTo: origin)?.absoluteURL,
            let host = target.host()?.lowercased(), host == origin.host()?.lowercased(),
            let scheme = target.scheme?.lowercased(), let originScheme = origin.scheme?.lowercased(),
            scheme == "https" || scheme == originScheme,
            target.effectivePort == origin.effectivePort
                || (scheme != originScheme && target.effectivePort == 443 && origin.effectivePort == 80)
        else { throw .redirectRefused }
        return target
    }
}

extension URL {
    /// The scheme's own where none is given.
    fileprivate var effectivePort: Int? { port ?? (scheme?.lowercased() == "https" ? 443 : 80) }
}
