public import Foundation

extension Locale {
    /// Makes the locale of all texts: English, with the formats of the desktop's region, the units of the region that
    /// `LC_MEASUREMENT` names, and the numbers of the one that `LC_NUMERIC` names.
    ///
    /// Foundation's own `Locale.current` does not read the environment on Linux.
    ///
    /// - Parameter environment: The variables; `LC_ALL`, then `LC_TIME` or, for units, `LC_MEASUREMENT` and, for numbers,
    ///   `LC_NUMERIC`, then `LANG` are read, as POSIX specifies.
    public init(desktop environment: [String: String]) {
        let region = Self.region(of: "LC_TIME", in: environment)
        let measuring = Self.region(of: "LC_MEASUREMENT", in: environment)
        var components = Components(identifier: "en_" + (region ?? "001"))
        // A locale has no separate region for units; a subdivision does not affect how numbers and times are written.
        if let measuring, measuring != region { components.subdivision = Subdivision(measuring.lowercased() + "zzzz") }
        // Nor has it one for numbers; a variant that ICU does not know affects nothing, and `numbers` reads it.
        let counting = Self.region(of: "LC_NUMERIC", in: environment)
        if counting != region { components.variant = Variant(Self.numbersMark + (counting ?? "001").lowercased()) }
        self.init(components: components)
    }

    private static let numbersMark = "num"

    /// The locale by which numbers are written; this one itself unless `LC_NUMERIC` names another region.
    var numbers: Locale {
        guard let name = variant?.identifier.lowercased(), name.hasPrefix(Self.numbersMark) else { return self }
        return Locale(identifier: "en_" + name.dropFirst(Self.numbersMark.count).uppercased())
    }

    private static func region(of category: String, in environment: [String: String]) -> String? {
        let name = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let region = name.prefix { $0 != "." && $0 != "@" }.split(separator: "_").dropFirst().first ?? ""
        let isRegion = region.count == 2 && region.allSatisfy { $0.isASCII && $0.isLetter }
        return isRegion ? region.uppercased() : nil
    }
}
