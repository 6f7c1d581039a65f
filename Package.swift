// swift-tools-version: 6.2
import PackageDescription

// With FAIRWEATHER_CORE_ONLY set, the package holds only what needs neither GTK nor a display.
let coreOnly = Context.environment["FAIRWEATHER_CORE_ONLY"] != nil

// With FAIRWEATHER_STRICT set, as .ci/run sets it, a warning stops the build: not at somebody's with another compiler or GTK.
let strict = Context.environment["FAIRWEATHER_STRICT"] != nil

// With FAIRWEATHER_FUZZING set, our modules count their branches for libFuzzer, and the fuzzers can be built.
let fuzzing = Context.environment["FAIRWEATHER_FUZZING"] != nil

let package = Package(
    name: "Fairweather",
    // Exact, since no Package.resolved is committed: its commit ids bind to one host, and a mirror has its own. A newer
    // version comes in by changing a line here, after all tests have passed with it.
    dependencies: [
        // The place store: SQLite with migrations and typed rows.
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        // HTTP without FoundationNetworking, whose URLSession wakes an idle process once a second.
        .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
        // What AsyncHTTPClient speaks in: byte buffers and event loops.
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        // The errors of AsyncHTTPClient's TLS, to tell a bad certificate from a bad network.
        .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
        // The errors of AsyncHTTPClient's decompression, to tell a bomb from a broken answer, and of its SOCKS proxies.
        .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
        // Options of the window, of the command line and of the tools.
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        // Tests only: a small HTTP server on loopback.
        .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
    ],
    targets: core + commandLine + tools + coreTests
        + (coreOnly ? [] : toolkit + window + windowTests)
        + (fuzzing ? fuzzers : []),
    swiftLanguageModes: [.v6]
)

// The layers, from the bottom up: a module uses what stands above it on this page, never what stands below.

/// Core, which knows no GTK: values first, then what is computed, fetched and stored, then what a person reads.
var core: [Target] {
    let folder = "Sources/Core"
    return [
        .module("Waiting", in: folder),
        .module("WeatherModel", in: folder),
        .module("Gazetteer", in: folder, uses: ["WeatherModel"]),
        .module("BaseMap", in: folder, uses: ["Gazetteer", "WeatherModel"]),
        .module("Astronomy", in: folder, uses: ["WeatherModel"]),
        .systemLibrary(name: "CExpat", path: "\(folder)/CExpat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(name: "CZlib", path: "\(folder)/CZlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CPng", path: "\(folder)/CPng", providers: [.apt(["libpng-dev"])]),
        .module(
            "WeatherServices", in: folder,
            uses: [
                "CExpat", "CPng", "CZlib", "WeatherModel", .asyncHTTPClient, .nio("NIOCore"), .nio("NIOHTTP1"),
                .nio("NIOPosix"),
                .nioSSL,
                .nioCompression, .nioSOCKS,
            ]),
        .module("RainMap", in: folder, uses: ["WeatherModel"]),
        .module("WeatherStore", in: folder, uses: ["WeatherModel", .grdb, .sqlite]),
        .module("ForecastHistory", in: folder, uses: ["WeatherModel", "WeatherStore"]),
        .module("ForecastComparison", in: folder, uses: ["WeatherModel"]),
        .module("GoodTimes", in: folder, uses: ["WeatherModel", "Astronomy", "WeatherStore"]),
        .module("Trips", in: folder, uses: ["WeatherModel", "WeatherStore"]),
        .module("WeatherRules", in: folder, uses: ["WeatherModel", "WeatherStore", "GoodTimes"]),
        .module("SourceSettings", in: folder, uses: ["WeatherModel", "WeatherServices", "WeatherStore"]),
        .module("Refreshing", in: folder, uses: ["Waiting", "WeatherModel", "WeatherServices"]),
        .module(
            "Places", in: folder,
            uses: ["WeatherModel", "WeatherServices", "WeatherStore", "ForecastHistory", "Refreshing"]),
        .module("Notices", in: folder, uses: ["WeatherModel", "WeatherStore"]),
        .module(
            "WeatherText", in: folder,
            uses: [
                "WeatherModel", "Astronomy", "Gazetteer", "RainMap", "WeatherServices", "WeatherStore",
                "ForecastHistory", "ForecastComparison", "GoodTimes", "Trips", "WeatherRules", "SourceSettings",
                "Refreshing", "Notices",
            ]),
        .module(
            "Charts", in: folder,
            uses: [
                "WeatherModel", "Astronomy", "BaseMap", "RainMap", "ForecastHistory", "ForecastComparison", "GoodTimes",
                "Trips", "WeatherRules", "WeatherServices", "WeatherText",
            ]),
        .module(
            "Presentation", in: folder,
            uses: [
                "Waiting", "WeatherModel", "Astronomy", "Gazetteer", "BaseMap", "RainMap", "WeatherServices",
                "WeatherStore", "ForecastHistory", "ForecastComparison", "GoodTimes", "Trips", "WeatherRules",
                "SourceSettings", "Refreshing", "Places",
                "Notices", "WeatherText", "Charts",
            ]),
    ]
}

/// Toolkit, which knows no weather: C libraries, and a small wrapper over each.
var toolkit: [Target] {
    let folder = "Sources/Toolkit"
    return [
        .systemLibrary(
            name: "CGtk", path: "\(folder)/CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "CGtkShims", dependencies: ["CGtk"], path: "\(folder)/CGtkShims"),
        .module("Gtk", in: folder, uses: ["CGtk", "CGtkShims"], except: ["README.md"]),
        .systemLibrary(
            name: "CSecret", path: "\(folder)/CSecret", pkgConfig: "libsecret-1",
            providers: [.apt(["libsecret-1-dev"])]),
        .module("SecretService", in: folder, uses: ["CSecret", "Waiting"]),
    ]
}

/// App, its half without a window.
var commandLine: [Target] {
    let folder = "Sources/App"
    return [
        .module(
            "DesktopKeys", in: folder, uses: ["WeatherServices"] + (coreOnly ? [] : ["SecretService"]),
            // Not `canImport`, which also sees what an earlier build of the whole package left behind.
            settings: coreOnly ? [] : [.define("SECRET_SERVICE")]),
        .module(
            "Assembly", in: folder,
            uses: [
                "DesktopKeys", "WeatherText", "SourceSettings", "RainMap", "WeatherServices", "WeatherStore",
                "WeatherModel", .argumentParser,
            ]),
        .program(
            "fairweather-cli", in: folder,
            uses: [
                "Assembly", "DesktopKeys", "WeatherText", "SourceSettings", "ForecastHistory", "ForecastComparison",
                "GoodTimes", "Trips", "WeatherRules", "Places", "Refreshing",
                "RainMap", "Gazetteer", "Astronomy", "WeatherServices", "WeatherStore", "WeatherModel", "Waiting",
                .argumentParser,
            ]),
    ]
}

/// App, where Core and Toolkit meet.
var window: [Target] {
    let folder = "Sources/App"
    return [
        .module("WeatherUI", in: folder, uses: ["Gtk", "WeatherText", "Charts", "Presentation"]),
        .module(
            "DesktopAssembly", in: folder,
            uses: [
                "Assembly", "Gtk", "WeatherText", "Charts", "SourceSettings", "Refreshing", "Places", "Presentation",
                "Gazetteer",
                "BaseMap", "WeatherStore", "WeatherServices", "WeatherModel", "DesktopKeys",
            ]),
        .program(
            "fairweather", in: folder,
            uses: [
                "DesktopAssembly", "Assembly", "WeatherUI", "Gtk", "WeatherText", "Refreshing", "Places",
                "Presentation", "Gazetteer", "WeatherStore", "WeatherServices", "WeatherModel", .argumentParser,
            ]),
        // Draws pictures of the window for whoever works on it; no package has it.
        .program(
            "fairweather-gallery", in: folder,
            uses: [
                "DesktopAssembly", "Assembly", "WeatherUI", "Gtk", "WeatherText", "Charts", "Refreshing",
                "Presentation", "Gazetteer", "WeatherStore", "WeatherServices", "WeatherModel", "DesktopKeys",
                .argumentParser,
            ]),
    ]
}

/// What makes the index of places, and what measures.
var tools: [Target] {
    let folder = "Sources/Tools"
    return [
        .module("GazetteerBuilding", in: folder, uses: ["Gazetteer", "WeatherModel"]),
        .program(
            "gazetteer-builder", in: folder, uses: ["GazetteerBuilding", "Gazetteer", "WeatherModel", .argumentParser]),
        .module("SeededRandom", in: folder),
        .program(
            "benchmarks", in: folder,
            uses: [
                "Gazetteer", "GazetteerBuilding", "SeededRandom", "ForecastHistory", "WeatherServices", "WeatherStore",
                "WeatherModel", "CZlib",
                .sqlite,
                .argumentParser,
            ]),
        .program("benchmark-floor", in: folder),
    ]
}

/// Tests of all that needs no GTK, and what only they use.
var coreTests: [Target] {
    [
        .tests("WaitingTests", of: ["Waiting"]),
        .tests("WeatherModelTests", of: ["WeatherModel"]),
        .tests("GazetteerTests", of: ["Gazetteer", "GazetteerBuilding", "WeatherModel"], with: ["SeededRandom"]),
        .tests("BaseMapTests", of: ["BaseMap", "Gazetteer", "WeatherModel"], with: ["SeededRandom"]),
        .tests("AstronomyTests", of: ["Astronomy", "WeatherModel"]),
        .tests(
            "ForecastHistoryTests", of: ["ForecastHistory", "WeatherStore", "WeatherModel"], with: ["SeededRandom"]),
        .tests(
            "ForecastComparisonTests", of: ["ForecastComparison", "WeatherText", "WeatherModel"],
            with: ["SeededRandom"]),
        .tests(
            "GoodTimesTests", of: ["GoodTimes", "WeatherText", "WeatherStore", "WeatherModel"], with: ["SeededRandom"]),
        .tests(
            "TripsTests", of: ["Trips", "WeatherText", "WeatherStore", "WeatherServices", "WeatherModel"],
            with: ["SeededRandom"]),
        .tests(
            "WeatherRulesTests", of: ["WeatherRules", "WeatherText", "WeatherStore", "WeatherModel"],
            with: ["SeededRandom"]),
        .tests(
            "RainMapTests", of: ["RainMap", "WeatherText", "WeatherServices", "WeatherModel"], with: ["SeededRandom"]),
        .module("LoopbackServing", in: "Tests", uses: [.flyingFox]),
        .module("NormalsMaking", in: "Tests"),
        .module("DecoderFuzzing", in: "Tests", uses: ["WeatherServices", "WeatherModel", "SeededRandom"]),
        .tests(
            "WeatherServicesTests", of: ["WeatherServices", "WeatherStore", "WeatherModel"],
            with: ["CPng", "CZlib", "DecoderFuzzing", "LoopbackServing", "SeededRandom", .flyingFox, .nioSSL]),
        .module("HiddenTruth", in: "Tests", uses: ["WeatherServices", "WeatherModel", "SeededRandom"]),
        .program(
            "store-driver", in: "Tests", uses: ["WeatherStore", "WeatherModel", "SeededRandom", .argumentParser]),
        .tests(
            "WeatherStoreTests", of: ["WeatherStore", "WeatherModel"],
            with: ["store-driver", "NormalsMaking", "SeededRandom", .grdb]),
        .module("CatalogueMaking", in: "Tests", uses: ["WeatherText"]),
        .module("DrawingChecks", in: "Tests", uses: ["Charts", "SeededRandom"]),
        .tests(
            "ChartsTests", of: ["Charts", "BaseMap", "RainMap", "WeatherText", "ForecastHistory", "WeatherModel"],
            with: ["SeededRandom", "DrawingChecks"]),
        .tests(
            "PresentationTests",
            of: [
                "Presentation", "Charts", "WeatherText", "Notices", "Places", "Refreshing", "RainMap", "SourceSettings",
                "ForecastHistory", "Trips", "WeatherModel", "Gazetteer", "WeatherServices", "WeatherStore",
            ],
            with: ["CatalogueMaking", "NormalsMaking", "SeededRandom", "HiddenTruth", "DrawingChecks"], golden: true),
        .tests(
            "FairweatherCLITests", folder: "CLITests",
            of: [
                "fairweather-cli", "Presentation", "WeatherText", "Places", "Refreshing", "SourceSettings",
                "WeatherStore", "WeatherServices", "WeatherModel",
            ],
            with: ["CatalogueMaking", "LoopbackServing", "HiddenTruth", .flyingFox], golden: true),
        .program("locale-reader", in: "Tests"),
        .program("recording-reader", in: "Tests", uses: ["WeatherServices", "WeatherStore", "WeatherModel"]),
        .tests("ArchitectureTests", of: []),
    ]
}

/// Tests that need GTK and a display or a session bus, and what only they use.
var windowTests: [Target] {
    [
        .target(
            name: "CGtkTestShims", dependencies: ["CGtk"], path: "Tests/CGtkTestShims",
            // It calls what stands before Xlib's own here, which is why the linker makes that known.
            linkerSettings: [.linkedLibrary("Xi")]),
        .module("GtkTestSupport", in: "Tests", uses: ["Gtk", "CGtk", "CGtkShims", "CGtkTestShims"]),
        .tests("GtkTests", of: ["Gtk", "CGtk", "CGtkShims"], with: ["CGtkTestShims", "GtkTestSupport"]),
        .module("SessionScripts", in: "Tests"),
        .program("secret-probe", in: "Tests", uses: ["DesktopKeys", "SecretService", "WeatherServices"]),
        .tests("SecretServiceTests", of: [], with: ["secret-probe", "SessionScripts"]),
        .tests(
            "WeatherUITests",
            of: ["WeatherUI", "Gtk", "CGtk", "WeatherText", "WeatherStore", "WeatherModel", "Charts", "Presentation"],
            with: ["GtkTestSupport", "CGtkTestShims", "DrawingChecks"]),
        .tests(
            "FairweatherTests",
            of: [
                "fairweather", "fairweather-gallery", "DesktopAssembly", "Assembly", "WeatherUI", "Gtk", "CGtk",
                "WeatherText", "Charts", "Refreshing", "Places", "SourceSettings", "Presentation", "WeatherStore",
                "WeatherServices", "WeatherModel",
            ],
            with: ["CatalogueMaking", "GtkTestSupport", "CGtkTestShims", "SessionScripts", "SeededRandom", .flyingFox],
            golden: true),
    ]
}

/// Programs that libFuzzer drives; see scripts/attacks/fuzz.
var fuzzers: [Target] {
    [
        .fuzzer("decoder-fuzzer", of: ["DecoderFuzzing"]),
        .fuzzer("index-fuzzer", of: ["Gazetteer", "GazetteerBuilding", "WeatherModel"]),
    ]
}

/// What every Swift module of ours is compiled with.
var ours: [SwiftSetting] {
    [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault")]
        + (strict ? [.treatAllWarnings(as: .error)] : [])
        + (fuzzing ? [.unsafeFlags(["-sanitize=fuzzer"])] : [])
}

@MainActor extension Target {
    /// A module lies in the folder of its layer, in a folder of its own name.
    static func module(
        _ name: String, in layer: String, uses: [Dependency] = [], except files: [String] = [],
        settings: [SwiftSetting] = []
    ) -> Target {
        .target(
            name: name, dependencies: uses, path: "\(layer)/\(name)", exclude: files, swiftSettings: ours + settings)
    }

    static func program(_ name: String, in layer: String, uses: [Dependency] = []) -> Target {
        .executableTarget(name: name, dependencies: uses, path: "\(layer)/\(name)", swiftSettings: ours)
    }

    /// - Parameter golden: Whether a folder "Golden" beside the tests holds what they compare with.
    static func tests(
        _ name: String, folder: String? = nil, of tested: [Dependency], with support: [Dependency] = [],
        golden: Bool = false
    ) -> Target {
        .testTarget(
            name: name, dependencies: tested + support, path: "Tests/\(folder ?? name)",
            exclude: golden ? ["Golden"] : [], swiftSettings: ours)
    }

    static func fuzzer(_ name: String, of tested: [Dependency]) -> Target {
        .executableTarget(
            name: name, dependencies: tested, path: "Tests/\(name)",
            swiftSettings: ours + [.unsafeFlags(["-parse-as-library"])],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])])
    }
}

extension Target.Dependency {
    static var asyncHTTPClient: Self { .product(name: "AsyncHTTPClient", package: "async-http-client") }
    static func nio(_ module: String) -> Self { .product(name: module, package: "swift-nio") }
    static var nioSSL: Self { .product(name: "NIOSSL", package: "swift-nio-ssl") }
    static var nioCompression: Self { .product(name: "NIOHTTPCompression", package: "swift-nio-extras") }
    static var nioSOCKS: Self { .product(name: "NIOSOCKS", package: "swift-nio-extras") }
    static var grdb: Self { .product(name: "GRDB", package: "GRDB.swift") }
    static var sqlite: Self { .product(name: "GRDBSQLite", package: "GRDB.swift") }
    static var argumentParser: Self { .product(name: "ArgumentParser", package: "swift-argument-parser") }
    static var flyingFox: Self { .product(name: "FlyingFox", package: "FlyingFox") }
}
