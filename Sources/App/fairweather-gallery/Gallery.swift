import DesktopAssembly
import Foundation
import Glibc
import Gtk
import Presentation
import WeatherStore

/// Draws the window in many states to a folder of PNG files.
@MainActor
final class Gallery {
    private let folder: URL?
    private let filter: String?
    private let textScale: Double
    private let languages: [GalleryLanguage]
    private let application: Application
    private let shipped = ShippedFiles()
    private var task: Task<Void, Never>?
    private var hasFailed = false

    /// - Parameters:
    ///   - folder: Nil for what painting costs in place of pictures.
    ///   - only: The text that names of pictures must contain; nil for all pictures.
    ///   - textScale: The size of text relative to the usual one.
    ///   - languages: The languages of the pictures.
    init(into folder: String?, only filter: String?, textScale: Double, languages: [GalleryLanguage]) {
        (self.textScale, self.languages) = (textScale, languages)
        self.folder = folder.map { URL(filePath: $0, directoryHint: .isDirectory) }
        self.filter = filter
        application = Application(id: "io.github.fairweather.Fairweather.Gallery", isUnique: false)
    }

    /// Draws the pictures; returns the exit code.
    func run() -> Int32 {
        application.onStart { [weak self] _ in self?.start() }
        let code = application.run([])
        return hasFailed ? EXIT_FAILURE : code
    }

    private func start() {
        // Each window is closed before the next opens, which would otherwise end the program.
        application.hold()
        shipped.dressProgram()
        Appearance.isAnimated = false
        Appearance.textScale = textScale
        Appearance.blinksCursor = false
        task = Task { [weak self] in
            if let folder = self?.folder { await self?.drawAll(to: folder) } else { await self?.measure() }
            self?.application.quit()
        }
    }

    private func measure() async {
        if filter != "map" { await measure(.rain) { $0.page?.chart.map { PaintingCosts.print(hours: $0.meteogram) } } }
        guard filter != "hours" else { return }
        await measure(.map, MapCosts.print)
        await measure(.mapShowers, MapCosts.printFrames)
    }

    /// Prints what a scene costs; fails where that is too much, or nil.
    private func measure(_ scene: GalleryScene, _ print: (MainViewModel) -> Bool?) async {
        let picture = GalleryPicture(scene: scene, look: .light, width: 1000, language: .english)
        do {
            let stage = try await GalleryStage(picture, shipped: shipped, application: application)
            defer { stage.strike() }
            await stage.play()
            stage.model.rainMap?.isSeen(true)
            await stage.model.settled()
            if print(stage.model) != true { hasFailed = true }
        } catch {
            FileHandle.standardError.write(Data("fairweather-gallery: \(error)\n".utf8))
            hasFailed = true
        }
    }

    private func drawAll(to folder: URL) async {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for picture in GalleryPicture.all(in: languages) where filter.map(picture.name.contains) ?? true {
                try await draw(picture, to: folder)
            }
        } catch {
            FileHandle.standardError.write(Data("fairweather-gallery: \(error)\n".utf8))
            hasFailed = true
        }
    }

    private func draw(_ picture: GalleryPicture, to folder: URL) async throws {
        Appearance.isDark = picture.look == .dark
        Appearance.isHighContrast = picture.look == .highContrast
        shipped.useLook()
        let stage = try await GalleryStage(picture, shipped: shipped, application: application)
        defer { stage.strike() }
        stage.main.present()
        await stage.main.window.painted(count: 2)
        await stage.play()
        await stage.main.window.painted(count: 3)
        // A map asks for its pictures once it is seen.
        if picture.scene.isMap, picture.scene != .mapLoading {
            await stage.model.settled()
            await stage.main.window.painted(count: 2)
        }
        let file = folder.appending(path: picture.name + ".png").path
        let drawn = stage.main.window.pngSnapshot().map { Data($0) }
        if let problem = await ChosenFile.write(drawn, to: file) {
            FileHandle.standardError.write(Data("fairweather-gallery: \(file) could not be written. \(problem)\n".utf8))
            hasFailed = true
        }
    }
}

extension Window {
    /// Returns after the window has been painted that many times.
    fileprivate func painted(count: Int) async {
        await withCheckedContinuation { continuation in
            if !afterPaint(count: count, { continuation.resume() }) { continuation.resume() }
        }
    }
}
