import Foundation

extension HTTPResponse {
    /// Returns the target of a redirect, nil for other answers; throws for another host or port or a change from https
    /// to http.
    ///
    /// From http to https the port may change from 80 to 443 only.
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
    /// The port, or the default of the scheme if none is given.
    fileprivate var effectivePort: Int? { port ?? (scheme?.lowercased() == "https" ? 443 : 80) }
}
