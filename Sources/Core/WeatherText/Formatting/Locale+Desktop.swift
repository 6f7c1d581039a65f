public import Foundation

extension Locale {
    /// Makes the locale of all texts: English, with the formats of the desktop's region and the units of the region
    /// that `LC_MEASUREMENT` names.
    ///
    /// Foundation's own `Locale.current` does not read the environment on Linux.
    ///
    /// - Parameter environment: The variables; `LC_ALL`, then `LC_TIME` or, for units, `LC_MEASUREMENT`, then `LANG`
    ///   are read, as POSIX specifies.
    public init(desktop environment: [String: String]) {
        let region = Self.region(of: "LC_TIME", in: environment)
        let measuring = Self.region(of: "LC_MEASUREMENT", in: environment)
        var components = Components(identifier: "en_" + (region ?? "001"))
        // A locale has no separate region for units; a subdivision does not affect how numbers and times are written.
        if let measuring, measuring != region { components.subdivision = Subdivision(measuring.lowercased() + "zzzz") }
        self.init(components: components)
    }

    private static func region(of category: String, in environment: [String: String]) -> String? {
        let name = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let region = name.prefix { $0 != "." && $0 != "@" }.split(separator: "_").dropFirst().first ?? ""
        let isRegion = region.count == 2 && region.allSatisfy { $0.isASCII && $0.isLetter }
        return isRegion ? region.uppercased() : nil
    }
}
