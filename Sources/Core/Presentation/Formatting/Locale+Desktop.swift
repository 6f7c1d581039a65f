public import Foundation

extension Locale {
    /// English, the language of all words so far, with the numbers, hours and units of the desktop's region.
    ///
    /// Foundation's own `Locale.current` does not read the environment on Linux.
    ///
    /// - Parameter environment: `LC_ALL`, `LC_TIME` and `LANG` are looked up, in this order, as POSIX has it.
    public init(desktop environment: [String: String]) {
        let name = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let region = name.prefix { $0 != "." && $0 != "@" }.split(separator: "_").dropFirst().first ?? ""
        let isRegion = region.count == 2 && region.allSatisfy { $0.isASCII && $0.isLetter }
        self.init(identifier: "en_" + (isRegion ? region.uppercased() : "001"))
    }
}
