import ArgumentParser
import Assembly
import DesktopKeys
import Foundation
import Gazetteer
import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

/// `doctor`: checks everything the program depends on.
struct Doctor: ContextualCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "doctor",
            abstract: tr("Checks saved data, settings, places, keyring and network, and says how to fix problems."),
            discussion: tr(
                "The network is checked by fetching the weather of the place, or of your home if none is named."))
    }

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: WeatherOptions

    func run(in surroundings: CommandContext) async throws {
        let session = try Session(options, in: surroundings)
        var checks = [
            await store(session), settings(session), gazetteer(surroundings), servers(session),
            choices(session),
        ]
        if let damage = damage(session) { checks.append(damage) }
        checks.append(await secretStore(surroundings))
        if !session.isOffline {
            checks.append(await network(session))
            if let radar = await radar(session) { checks.append(radar) }
        }
        if !options.quiet { try print(checks, in: surroundings) }
        if let worst = checks.lazy.filter({ !$0.isFine && !$0.isOptional }).first { throw worst.code }
    }

    /// Checks whether stored data can be read and changes saved.
    private func store(_ session: Session) async -> Finding {
        if let error = session.stored.storeError {
            return Finding(check: "store", isFine: false, message: error.message, code: .storageTrouble)
        }
        if let damage = session.stored.storeSetAside { return Self.damaged("store", damage) }
        do throws(StoreError) { try await session.stored.store.checkWriting() } catch {
            return Finding(check: "store", isFine: false, message: error.message, code: .storageTrouble)
        }
        let count = Wording.number(session.stored.contents.places.count)
        return Finding(check: "store", message: tr("Saved places: {count}", ["count": count]))
    }

    private static func damaged(_ check: String, _ notice: Banner) -> Finding {
        Finding(check: check, isFine: false, message: notice.text, code: .storageTrouble)
    }

    /// Tells of the damaged files that are kept, whichever program set them aside; nil without one that is not told already.
    private func damage(_ session: Session) -> Finding? {
        guard let folders = try? DataFolders(environment: session.surroundings.environment) else { return nil }
        let sentences = Set([folders.data, folders.configuration, folders.state]).flatMap { SetAsideFiles.kept(in: $0) }
            .filter { session.stored.notice?.text.contains($0.name) != true }
            .sorted { ($0.since, $0.name) < ($1.since, $1.name) }
            .map { StartNotice.kept($0.name, age: session.formatter.age(of: $0.since, at: session.now)) }
        return PhraseList.sentences(sentences).map {
            Finding(
                check: "damaged_files", isFine: false, isOptional: true, message: $0, code: .storageTrouble)
        }
    }

    private func settings(_ session: Session) -> Finding {
        // The session has read them already, and what it set aside is not there to be read again.
        if let damage = session.stored.settingsSetAside { return Self.damaged("settings", damage) }
        do throws(StoreError) {
            let file = try DataFolders(environment: session.surroundings.environment).settingsFile
            let settings = SettingsFile(file)
            _ = try settings.load()
            try settings.checkWriting()
            return Finding(check: "settings", message: tr("Readable and writable."))
        } catch {
            return Finding(
                check: "settings", isFine: false, message: error.settingsMessage, code: .storageTrouble)
        }
    }

    /// Checks whether every entry of the settings can be followed.
    private func choices(_ session: Session) -> Finding {
        let sentences =
            session.stored.settingsProblems.map(\.sentence)
            + SourceContradiction.all(in: session.stored.settings, session.services.catalogue).map(\.sentence)
        guard !sentences.isEmpty else {
            return Finding(check: "choices", message: tr("Every choice in the preferences can be used."))
        }
        return Finding(
            check: "choices", isFine: false, isOptional: true, message: sentences.joined(separator: " "),
            advice: tr("Choose again in the preferences, or mend the settings file."), code: .storageTrouble)
    }

    private func gazetteer(_ surroundings: CommandContext) -> Finding {
        do {
            let index = try PlaceIndex.open(path: nil, shipped: surroundings.shipped)
            return Finding(
                check: "gazetteer",
                message: tr("{count} places", ["count": surroundings.locale(options.locale).grouped(index.placeCount)]))
        } catch {
            let message = (error as? CommandFailure)?.message ?? "\(error)"
            return Finding(
                check: "gazetteer", isFine: false, message: message, advice: tr("Reinstall Fairweather."),
                code: .storageTrouble)
        }
    }

    /// Lists the sources that are asked at another server than their own, which a user might not be aware of.
    private func servers(_ session: Session) -> Finding {
        let access = session.snapshot.access
        let notes = SourceCatalogue.all.compactMap { AskedHost(of: $0, access).note }
        guard !notes.isEmpty else {
            return Finding(check: "servers", message: tr("Every source uses its usual server."))
        }
        return Finding(
            check: "servers", isFine: false, isOptional: true, message: notes.joined(separator: " "),
            advice: tr("Remove any server from the settings that you did not add."), code: .storageTrouble)
    }

    /// Checks the secret store, which is only needed for sources with a key.
    private func secretStore(_ surroundings: CommandContext) async -> Finding {
        let keys: any KeyStore = surroundings.keys ?? LayeredKeyStore.desktop(environment: surroundings.environment)
        let problem = await keys.key(for: .openWeather).problem
        guard let problem else { return Finding(check: "secret_store", message: tr("Working.")) }
        return Finding(
            check: "secret_store", isFine: false, isOptional: true, message: problem.message(for: .openWeather),
            advice: tr("Only sources that need a key use it."), code: .storageTrouble)
    }

    private func network(_ session: Session) async -> Finding {
        let place: Location
        do {
            place = try session.place(self.place).location
        } catch let failure as CommandFailure {
            // Without any place there is nothing to ask for; the store has a check of its own.
            let isNamed = self.place.point != nil || !self.place.name.isEmpty
            return Finding(check: "network", isFine: !isNamed, message: failure.message, code: failure.code)
        } catch {
            return Finding(check: "network", isFine: false, message: "\(error)", code: .nothingToShow)
        }
        let fetched = await session.services.reports.report(of: [.current, .hours], for: place)
        if let source = fetched.report?.current?.source ?? fetched.report?.hours?.source {
            return Finding(check: "network", message: tr("{source} answered.", ["source": source.name]))
        }
        let failure = fetched.failures[.current] ?? fetched.failures[.hours]
        return Finding(
            check: "network", isFine: false,
            message: failure.map { $0.error.message(from: $0.source.name) } ?? tr("No source answered."),
            code: failure?.error == .keyRefused ? .keyTrouble : .nothingToShow)
    }

    /// Checks who has radar pictures of the place, which the weather can do without; nil without a place.
    private func radar(_ session: Session) async -> Finding? {
        guard let saved = try? session.place(self.place) else { return nil }
        let (place, context) = (saved.location, session.surroundings)
        let pictures = RadarPictures(
            options.source, session.snapshot, environment: context.environment, deadline: context.deadline,
            now: { context.clock.now })
        do throws(FetchError) {
            let frames = try await pictures.frames(around: place).told(at: session.now)
            guard frames.newestMeasured != nil else {
                return Finding(
                    check: "rain_radar", isFine: false, isOptional: true, message: frames.silence(at: session.now))
            }
            let answered = tr("{source} answered.", ["source": frames.source.name])
            let picture = frames.ageSentence(
                SentenceContext(session.formatter, in: session.zone(of: saved), at: session.now))
            return Finding(
                check: "rain_radar", message: PhraseList.sentences([answered, picture]) ?? answered)
        } catch {
            let values = ["place": place.localized.name]
            guard error != .notFound else {
                return Finding(check: "rain_radar", message: tr("No source has radar for {place}.", values))
            }
            return Finding(
                check: "rain_radar", isFine: false, isOptional: true,
                message: error.message(from: (try? pictures.source(at: place))?.name ?? ""))
        }
    }

    private func print(_ checks: [Finding], in surroundings: CommandContext) throws {
        var output = StandardOutput(descriptor: surroundings.output)
        if options.json {
            var text = JSONText()
            text.object { text in
                text.member("schema")
                text.value(JSONText.schema)
                text.member("checks")
                text.array { text in for check in checks { check.write(to: &text) } }
            }
            text.endLine()
            try output.print(text.bytes)
        } else {
            for check in checks { try output.print(lines: check.lines(on: surroundings.screen)) }
        }
        try output.flush()
    }
}

/// The result of one check of `doctor`.
struct Finding {
    /// The name of the check in JSON, such as "secret_store".
    let check: String
    var isFine = true
    /// Whether the program can do without what was checked.
    var isOptional = false
    /// The result in a sentence.
    let message: String
    /// The remedy; nil if none is needed or the message contains it.
    var advice: String?
    /// The exit code if the check failed.
    var code = ExitCode.success

    func write(to text: inout JSONText) {
        text.object { text in
            text.member("check")
            text.value(check)
            text.member("ok")
            text.value(isFine)
            text.member("message")
            text.value(message)
            text.member("advice")
            text.value(advice)
        }
    }

    func lines(on screen: Screen) -> [String] {
        let (mark, ink): (String, Ink) =
            isFine ? (tr("OK"), .green) : isOptional ? (tr("note"), .yellow) : (tr("problem"), .red)
        let title = check.replacing("_", with: " ")
        let text = ["\(title): \(mark).", message, advice].compactMap { $0 }.joined(separator: " ")
        var lines = text.wrapped(to: screen.width)
        if let first = lines.first, let range = first.range(of: mark) {
            lines[0] = first.replacingCharacters(in: range, with: screen.text(mark, ink))
        }
        return lines
    }
}
