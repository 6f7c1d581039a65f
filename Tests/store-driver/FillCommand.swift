import ArgumentParser
import Foundation
import WeatherStore

/// `fill`: writes until no file may grow any more, as on a full disk, and then uses what is there.
struct FillCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fill", abstract: "Writes until the file may not grow, and reads what is there then.")

    @Option(help: "The database.")
    var database: String

    @Option(help: "Bytes that a file may have.")
    var limit = 200_000

    func run() async throws {
        // Without this the kernel ends the process instead of refusing the write.
        signal(SIGXFSZ, SIG_IGN)
        var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
        guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits) == 0 else { throw POSIXError(.EPERM) }
        let store = try SQLiteStore.open(at: URL(filePath: database), timeout: .seconds(60)).store
        var number = 0
        var before = Model()
        do {
            while true {
                before = try Model(store)
                number += 1
                try await store.add(Sample.place("place-\(number)"))
                try await store.save(Sample.report(number), for: "place-\(number)")
            }
        } catch let error as StoreError {
            let after = try Model(store)
            let kept = after.places.prefix(before.places.count).elementsEqual(before.places)
            guard kept, after.reports.merging(before.reports, uniquingKeysWith: { $1 }) == after.reports else {
                throw WrongContent(what: "something that was there is not any more")
            }
            print("\(error) \(before.places.count)")
        }
    }
}
