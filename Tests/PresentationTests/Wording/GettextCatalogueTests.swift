import Foundation
import Testing

@testable import WeatherText

struct GettextCatalogueTests {
    @Test("without a catalogue every text is its own English")
    func none() {
        #expect(tr("A text of the tests, {name}", ["name": "x"]) == "A text of the tests, x")
        #expect(tr(one: "{count} test", other: "{count} tests", count: 1) == "1 test")
        #expect(tr(one: "{count} test", other: "{count} tests", count: 0) == "0 tests")
        #expect(tr(one: "{count} test", other: "{count} tests", count: 3, ["count": "٣"]) == "٣ tests")
        #expect(tr("Moderate", context: "tests") == "Moderate")
        #expect(tr("") == "")
    }

    @Test("glibc reads a compiled catalogue: texts, contexts and the plurals of its language")
    func catalogue() async {
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory.appending(path: "po-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let messages = folder.appending(path: "pl/LC_MESSAGES")
            try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
            // Polish has three forms: 1, 2 to 4, and the others.
            let file = CompiledCatalogue([
                "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=3; "
                    + "plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n",
                "A text of {name}": "{name}: tekst", "tests\u{4}Moderate": "Umiarkowane",
                "{count} test\0{count} tests": "{count} próba\0{count} próby\0{count} prób",
            ])
            try file.data.write(to: messages.appending(path: "fairweather.mo"))
            // A newer glibc translates nothing in C.UTF-8, the one locale there is everywhere: under another name it does.
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: "pl_PL.utf8"), withDestinationURL: URL(filePath: "/usr/lib/locale/C.utf8"))
            setenv("LOCPATH", folder.path, 1)
            setenv("LC_ALL", "pl_PL.UTF-8", 1)
            setenv("LANGUAGE", "pl", 1)
            GettextCatalogue.open(folder)
            #expect(tr("A text of {name}", ["name": "Łódź"]) == "Łódź: tekst")
            #expect(tr("Moderate", context: "tests") == "Umiarkowane")
            #expect(tr("Moderate") == "Moderate")
            #expect(tr("") == "")
            let counts = [1, 2, 5, 22].map { tr(one: "{count} test", other: "{count} tests", count: $0) }
            #expect(counts == ["1 próba", "2 próby", "5 prób", "22 próby"])
        }
    }
}
