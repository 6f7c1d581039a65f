import Foundation
import Testing

@Suite("Fifty places on six continents and their warnings")
struct WarningMonthTests {
    /// `FAIRWEATHER_WARNING_DAYS` of each month, in place of 1.
    private static let days = ProcessInfo.processInfo.environment["FAIRWEATHER_WARNING_DAYS"].flatMap(Int.init) ?? 1

    @Test("show what is true, once and to its end, and ask no more than is stated")
    func month() async throws {
        var month = try WarningMonth(days: Self.days, seed: 40)
        try await month.run()
        #expect(month.faults.prefix(12) == [])
        #expect(month.faults.isEmpty)
        #expect(month.comparisons > 20 * Self.days * 24)
        guard Self.days > 1 else { return }
        print(
            "\(month.server.warnings.count) warnings, \(month.comparisons) comparisons, \(month.lists) lists, "
                + "\(month.documents) documents of which \(month.confirmations) confirmed, \(month.faults.count) faults"
        )
    }
}
