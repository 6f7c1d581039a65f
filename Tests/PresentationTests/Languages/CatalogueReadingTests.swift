import CatalogueMaking
import Foundation
import Glibc
import Testing

@testable import WeatherText

/// What is opened of the folder of the catalogues when a language is looked for.
struct CatalogueReadingTests {
    @Test(
        "one file is opened, whatever else is there and wanted",
        arguments: [
            (["LANGUAGE": "de_AT:fr:en", "LANG": "de_AT.UTF-8"], ["de"]), (["LANG": "pt_BR.UTF-8"], ["pt_BR"]),
            (["LANG": "en_GB.UTF-8"], []), ([:], []),
        ] as [([String: String], [String])])
    func opened(environment: [String: String], languages: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "catalogues-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let codes = ["de", "fr", "pt", "pt_BR", "uk"]
        for code in codes { try CompiledCatalogue(["": "", "Rain": code]).write(for: code, below: folder) }
        let watch = try OpeningWatch(codes.map { ($0, folder.appending(path: "\($0)/LC_MESSAGES")) })
        let order = LanguageOrder(environment: environment)
        let catalogue = CatalogueFolder(folder).catalogue(for: order, environment: environment)
        #expect(catalogue.text("Rain", context: nil) == languages.first ?? "Rain")
        #expect(try watch.opened() == languages)
        #expect(!CatalogueFolder(folder).languages.isEmpty)
        #expect(try Set(watch.opened()) == Set(codes), "the watch sees what is opened")
    }
}

/// Tells which folders' files have been opened.
private final class OpeningWatch {
    private let descriptor: Int32
    private var names: [Int32: String] = [:]

    init(_ folders: [(name: String, url: URL)]) throws {
        descriptor = inotify_init1(Int32(IN_NONBLOCK))
        for (name, url) in folders {
            let watch = inotify_add_watch(descriptor, url.path, UInt32(IN_OPEN))
            guard watch >= 0 else { throw POSIXError(.ENOENT) }
            names[watch] = name
        }
    }

    deinit { close(descriptor) }

    /// Returns the folder of each file that has been opened since the last time, in order; of folders nothing is told.
    func opened() throws -> [String] {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return [] }
        var (found, offset): ([String], Int) = ([], 0)
        buffer.withUnsafeBytes { bytes in
            while offset + MemoryLayout<inotify_event>.size <= count {
                let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                if event.mask & UInt32(IN_ISDIR) == 0, let name = names[event.wd] { found.append(name) }
                offset += MemoryLayout<inotify_event>.size + Int(event.len)
            }
        }
        return found
    }
}
