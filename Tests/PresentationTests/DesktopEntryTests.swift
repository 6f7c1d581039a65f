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
        let lines = try resource("desktop/\(Program.id).desktop").split(separator: "\n")
        #expect(lines.first == "[Desktop Entry]")
        for line in [
            "Type=Application", "Name=Fairweather", "Exec=fairweather %u", "Terminal=false",
            "MimeType=x-scheme-handler/geo;", "Icon=" + AboutText.icon, "Categories=GTK;Utility;",
            "X-GNOME-UsesNotifications=true",
        ] {
            #expect(lines.contains { $0 == line }, "\(line)")
        }
        #expect(lines.allSatisfy { $0.contains("=") || $0.hasPrefix("[") })
        _ = try resource("icons/shared/hicolor/scalable/apps/\(AboutText.icon).svg")
    }

    @Test("the metainfo names the same program, version and licences")
    func metainfo() throws {
        let text = try resource("desktop/\(Program.id).metainfo.xml")
        for part in [
            "<id>\(AboutText.icon)</id>", "<metadata_license>CC0-1.0</metadata_license>",
            "<project_license>MIT</project_license>", "<name>\(Program.name)</name>",
            "io.github.fairweather.Fairweather.desktop</launchable>", "<mediatype>x-scheme-handler/geo</mediatype>",
            "<release version=\"\(Program.version)\"",
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test("the name on the bus, of the entry, of the icon and of what the desktop searches agree")
    func names() throws {
        let (id, path) = (Program.id, Program.id.replacing(".", with: "/"))
        #expect(AboutText.icon == id)
        let service = try resource("desktop/\(id).service").split(separator: "\n")
        #expect(service == ["[D-BUS Service]", "Name=\(id)", "Exec=@bindir@/fairweather --gapplication-service"])
        let provider = try resource("desktop/\(id).search-provider.ini").split(separator: "\n")
        #expect(
            provider == [
                "[Shell Search Provider]", "DesktopId=\(id).desktop", "BusName=\(id)",
                "ObjectPath=/\(path)/SearchProvider", "Version=2",
            ])
        #expect(try resource("desktop/\(id).desktop").contains("\nDBusActivatable=true\n"))
        #expect(try resource("desktop/\(id).metainfo.xml").contains("<dbus type=\"user\">\(id)</dbus>"))
        _ = try resource("desktop/\(id)-symbolic.svg")
    }

    @Test("each screenshot of the metainfo is one that lies in the documentation, of the size it says")
    func screenshots() throws {
        let text = try resource("desktop/\(Program.id).metainfo.xml")
        let images = text.matches(of: /width="(\d+)" height="(\d+)">https:\/\/[^<]*\/([a-z]+\.png)</)
        #expect(images.count == text.matches(of: /<screenshot[ >]/).count)
        #expect(!images.isEmpty)
        for image in images {
            let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Resources")
            let png = try Data(contentsOf: folder.appending(path: "screenshots/\(image.3)").standardized)
            let size = [16, 20].map { at in png[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
            #expect(size == [Int(image.1), Int(image.2)], "\(image.3)")
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
