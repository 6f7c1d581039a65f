import Foundation
import Testing
import WeatherStore

struct ShippedFilesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func files(beside executable: String) -> ShippedFiles {
        ShippedFiles(executable: folder.url.appending(path: executable))
    }

    @Test("in a source tree, the files are found from the build folder upwards")
    func sourceTree() throws {
        try folder.write(Data("style".utf8), to: "tree/Resources/style.css")
        try folder.write(Data("answer".utf8), to: "tree/Fixtures/open-meteo/london.json")
        try folder.write(Data(), to: "tree/.build/debug/fairweather")
        let files = files(beside: "tree/.build/debug/fairweather")
        let style = try #require(files.resource("style.css"))
        #expect(try Data(contentsOf: style) == Data("style".utf8))
        #expect(files.fixture("open-meteo/london.json") == Data("answer".utf8))
    }

    @Test("an installed program takes its share folder before anything above it")
    func installed() throws {
        try folder.write(Data("installed".utf8), to: "usr/share/fairweather/Resources/style.css")
        try folder.write(Data("stranger".utf8), to: "Resources/style.css")
        try folder.write(Data(), to: "usr/bin/fairweather")
        let style = try #require(files(beside: "usr/bin/fairweather").resource("style.css"))
        #expect(try Data(contentsOf: style) == Data("installed".utf8))
    }

    @Test("a link to the program leads to the program's own files")
    func link() throws {
        try folder.write(Data("style".utf8), to: "opt/fairweather/Resources/style.css")
        try folder.write(Data(), to: "opt/fairweather/bin/fairweather")
        try folder.write(Data(), to: "home/bin/other")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "home/bin/fairweather"),
            withDestinationURL: folder.url.appending(path: "opt/fairweather/bin/fairweather"))
        #expect(files(beside: "home/bin/fairweather").resource("style.css") != nil)
    }

    @Test("a folder named Resources without the style sheet is not the program's")
    func stranger() throws {
        try folder.write(Data(), to: "tree/build/Resources/other.css")
        try folder.write(Data("style".utf8), to: "tree/Resources/style.css")
        let files = files(beside: "tree/build/fairweather")
        #expect(files.resource("style.css") != nil)
        #expect(files.resource("other.css") == nil)
    }

    @Test("what is missing of the files that the program needs is named")
    func lacking() throws {
        #expect(files(beside: "bin/fairweather").missing.count == 8)
        for name in ["style.css", "colours/light.css", "colours/dark.css", "icons/shared/a", "icons/light/a"] {
            try folder.write(Data(), to: "share/fairweather/Resources/\(name)")
        }
        #expect(files(beside: "bin/fairweather").missing == ["places.fwi", "base-map.fwm", "icons/dark"])
        #expect(ShippedFiles().missing.isEmpty)
    }

    @Test("what does not exist is nil, also where there are no shipped files at all")
    func missing() throws {
        #expect(files(beside: "bin/fairweather").resource("style.css") == nil)
        #expect(files(beside: "bin/fairweather").fixture("any.json") == nil)
        try folder.write(Data(), to: "Resources/style.css")
        #expect(files(beside: "bin/fairweather").resource("other.css") == nil)
        #expect(files(beside: "bin/fairweather").fixture("any.json") == nil)
    }
}
