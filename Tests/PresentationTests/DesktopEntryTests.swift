import Foundation
import Testing
import WeatherModel

@testable import Presentation

/// What the desktop is told of the program.
struct DesktopEntryTests {
    private func resource(_ name: String) throws -> String {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Resources")
        return try String(contentsOf: folder.appending(path: name).standardized, encoding: .utf8)
    }

    @Test("the desktop entry opens links to points, and names the icon there is")
    func entry() throws {
        let lines = try resource("io.github.fairweather.Fairweather.desktop").split(separator: "\n")
        #expect(lines.first == "[Desktop Entry]")
        for line in [
            "Type=Application", "Name=Fairweather", "Exec=fairweather %u", "Terminal=false",
            "MimeType=x-scheme-handler/geo;", "Icon=" + AboutText.icon, "Categories=GTK;Utility;",
        ] {
            #expect(lines.contains { $0 == line }, "\(line)")
        }
        #expect(lines.dropFirst().allSatisfy { $0.contains("=") })
        _ = try resource("icons/shared/hicolor/scalable/apps/\(AboutText.icon).svg")
    }

    @Test("the metainfo names the same program, version and licences")
    func metainfo() throws {
        let text = try resource("io.github.fairweather.Fairweather.metainfo.xml")
        for part in [
            "<id>\(AboutText.icon)</id>", "<metadata_license>CC0-1.0</metadata_license>",
            "<project_license>MIT</project_license>", "<name>\(Program.name)</name>",
            "io.github.fairweather.Fairweather.desktop</launchable>", "<mediatype>x-scheme-handler/geo</mediatype>",
            "<release version=\"\(Program.version)\"",
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test("all whose data are shown are named, each with its address")
    func credits() {
        let people = AboutText.sections.flatMap(\.people)
        for name in [
            "Open-Meteo.com", "Copernicus", "MET Norway", "NOAA", "Deutscher Wetterdienst", "MeteoAlarm", "OpenWeather",
            "Weather Underground", "GeoNames", "OpenStreetMap",
        ] {
            #expect(people.contains { $0.contains(name) && $0.contains("https://") }, "\(name)")
        }
    }
}
