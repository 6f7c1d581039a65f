import Foundation
import SeededRandom
import WeatherModel
import WeatherStore

/// The data of a user with many places, in a folder of their own.
struct StoredPlaces {
    /// The folder, which stands for the user's folders of data, settings, state and cache.
    let folder: URL

    /// Saves the places, each with a forecast of sixteen days.
    ///
    /// - Parameters:
    ///   - age: The age of the forecasts, in seconds.
    ///   - isRefreshed: Whether they are refreshed, and parts that they lack are asked for.
    init(_ count: Int, age: TimeInterval = 60, isRefreshed: Bool = false, in folder: URL) async throws {
        self.folder = folder
        let data = folder.appending(path: "fairweather")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        if !isRefreshed {
            try Data(#"{"refreshAutomatically": false}"#.utf8).write(to: data.appending(path: "settings.json"))
        }
        let store = try SQLiteStore.open(at: data.appending(path: "fairweather.sqlite")).store
        var generator = SeededGenerator(seed: 1)
        let places = (0..<count).map(SampleWeather.place)
        _ = try await store.take(places.map { SavedPlace($0) })
        for place in places {
            let report = SampleWeather.report(
                of: place, fetched: Date(timeIntervalSinceNow: -age), using: &generator)
            try await store.save(report, for: place.id)
        }
    }

    /// The variables that make a program use the folder, draw without OpenGL, and reach nobody.
    ///
    /// - Parameter display: The display, such as ":7".
    func environment(on display: String) -> [String: String] {
        [
            "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
            "XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "XDG_STATE_HOME": folder.path,
            // A cache that all programs share, as that of fonts is made once.
            "XDG_CACHE_HOME": folder.appending(path: "cache").path,
            "DISPLAY": display, "GDK_BACKEND": "x11", "GDK_DEBUG": "gl-disable,vulkan-disable",
            "GDK_DISABLE": "gl,vulkan", "GSETTINGS_BACKEND": "memory", "GTK_A11Y": "none", "LC_ALL": "C.UTF-8",
            "https_proxy": "http://127.0.0.1:1", "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        ]
    }
}
