// swift-tools-version: 6.2
import PackageDescription

// With FAIRWEATHER_CORE_ONLY set, the package holds only what needs neither GTK nor a display.
let coreOnly = Context.environment["FAIRWEATHER_CORE_ONLY"] != nil

/// With FAIRWEATHER_FUZZING set, our modules count their branches for libFuzzer, and `decoder-fuzzer` can be built.
let fuzzing = Context.environment["FAIRWEATHER_FUZZING"] != nil

let ours: [SwiftSetting] =
    [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ] + (fuzzing ? [.unsafeFlags(["-sanitize=fuzzer"])] : [])

let package = Package(
    name: "Fairweather",
    dependencies: [
        // The place store: SQLite with migrations and typed rows.
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        // HTTP without FoundationNetworking, whose URLSession wakes an idle process once a second.
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        // What AsyncHTTPClient speaks in: byte buffers, and the errors of its TLS and of its decompression.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.30.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.26.0"),
        // Command-line options.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // Tests only: a small HTTP server on loopback.
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: coreTargets() + (coreOnly ? [] : windowTargets()) + (fuzzing ? fuzzingTargets() : []),
    swiftLanguageModes: [.v6]
)

func coreTargets() -> [Target] {
    [
        .target(name: "WeatherModel", path: "Sources/Core/WeatherModel", swiftSettings: ours),
        .target(
            name: "Astronomy", dependencies: ["WeatherModel"], path: "Sources/Core/Astronomy", swiftSettings: ours),
        .target(
            name: "WeatherServices",
            dependencies: [
                "WeatherModel",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
            ],
            path: "Sources/Core/WeatherServices", swiftSettings: ours),
        .target(
            name: "WeatherStore",
            dependencies: [
                "WeatherModel", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ],
            path: "Sources/Core/WeatherStore", swiftSettings: ours),
        .systemLibrary(name: "CIntl", path: "Sources/Core/CIntl"),
        .target(
            name: "Presentation",
            dependencies: ["CIntl", "WeatherModel", "Astronomy", "Gazetteer", "WeatherServices", "WeatherStore"],
            path: "Sources/Core/Presentation", swiftSettings: ours),
        .target(
            name: "DesktopKeys", dependencies: ["WeatherServices"] + (coreOnly ? [] : ["SecretService"]),
            path: "Sources/App/DesktopKeys",
            // Not `canImport`, which also sees what an earlier build of the whole package left behind.
            swiftSettings: ours + (coreOnly ? [] : [.define("SECRET_SERVICE")])),
        .target(
            name: "Assembly",
            dependencies: [
                "DesktopKeys", "Presentation", "WeatherServices", "WeatherStore", "WeatherModel",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/App/Assembly", swiftSettings: ours),
        .executableTarget(
            name: "fairweather-cli",
            dependencies: [
                "Assembly", "DesktopKeys", "Presentation", "Gazetteer", "Astronomy", "WeatherServices", "WeatherStore",
                "WeatherModel",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/App/fairweather-cli", swiftSettings: ours),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "Gazetteer", "GazetteerBuilding", "WeatherStore", "WeatherModel",
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Tools/benchmarks", swiftSettings: ours),

        .executableTarget(name: "hello", path: "Sources/Tools/hello", swiftSettings: ours),
        .executableTarget(
            name: "store-driver",
            dependencies: [
                "WeatherStore", "WeatherModel", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Tools/store-driver", swiftSettings: ours),

        .testTarget(name: "WeatherModelTests", dependencies: ["WeatherModel"], swiftSettings: ours),
        .target(
            name: "DecoderFuzzing", dependencies: ["WeatherServices", "WeatherModel"],
            path: "Tests/DecoderFuzzing", swiftSettings: ours),
        .executableTarget(
            name: "recording-reader", dependencies: ["WeatherServices", "WeatherModel"],
            path: "Tests/recording-reader", swiftSettings: ours),
        .testTarget(name: "AstronomyTests", dependencies: ["Astronomy", "WeatherModel"], swiftSettings: ours),
        .testTarget(
            name: "WeatherServicesTests",
            dependencies: [
                "WeatherServices", "WeatherModel", "DecoderFuzzing", .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            swiftSettings: ours),
        .testTarget(
            name: "WeatherStoreTests",
            dependencies: [
                "WeatherStore", "WeatherModel", "store-driver", .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: ours),
        .testTarget(
            name: "PresentationTests",
            dependencies: ["Presentation", "WeatherModel", "Gazetteer", "WeatherServices", "WeatherStore"],
            exclude: ["Golden"], swiftSettings: ours),
        .testTarget(
            name: "FairweatherCLITests",
            dependencies: [
                "fairweather-cli", "Presentation", "WeatherStore", "WeatherServices", "WeatherModel",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ],
            path: "Tests/CLITests", exclude: ["Golden"], swiftSettings: ours),
        .target(name: "Gazetteer", dependencies: ["WeatherModel"], path: "Sources/Core/Gazetteer", swiftSettings: ours),
        .target(
            name: "GazetteerBuilding", dependencies: ["Gazetteer", "WeatherModel"],
            path: "Sources/Tools/GazetteerBuilding",
            swiftSettings: ours),
        .executableTarget(
            name: "gazetteer-builder",
            dependencies: [
                "GazetteerBuilding", "Gazetteer", "WeatherModel",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Tools/gazetteer-builder", swiftSettings: ours),
        .testTarget(
            name: "GazetteerTests", dependencies: ["Gazetteer", "GazetteerBuilding", "WeatherModel"],
            swiftSettings: ours),
        .testTarget(name: "ArchitectureTests", swiftSettings: ours),
    ]
}

func windowTargets() -> [Target] {
    [
        .systemLibrary(
            name: "CGtk", path: "Sources/Toolkit/CGtk", pkgConfig: "gtk4",
            providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "CGtkShims", dependencies: ["CGtk"], path: "Sources/Toolkit/CGtkShims"),
        .target(name: "Gtk", dependencies: ["CGtk", "CGtkShims"], path: "Sources/Toolkit/Gtk", swiftSettings: ours),
        .target(
            name: "WeatherUI", dependencies: ["Gtk", "Presentation"],
            path: "Sources/App/WeatherUI", swiftSettings: ours),
        .executableTarget(
            name: "fairweather",
            dependencies: [
                "Assembly", "WeatherUI", "Gtk", "Presentation", "Gazetteer", "WeatherStore", "WeatherServices",
                "WeatherModel", "DesktopKeys", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/App/fairweather", swiftSettings: ours),

        .systemLibrary(
            name: "CSecret", path: "Sources/Toolkit/CSecret", pkgConfig: "libsecret-1",
            providers: [.apt(["libsecret-1-dev"])]),
        .target(
            name: "SecretService", dependencies: ["CSecret"], path: "Sources/Toolkit/SecretService", swiftSettings: ours
        ),
        .executableTarget(
            name: "secret-probe", dependencies: ["DesktopKeys", "SecretService", "WeatherServices"],
            path: "Tests/SecretProbe", swiftSettings: ours),
        .testTarget(name: "SecretServiceTests", dependencies: ["secret-probe"], swiftSettings: ours),
        .target(name: "CGtkTestShims", dependencies: ["CGtk"], path: "Tests/CGtkTestShims"),
        .target(
            name: "GtkTestSupport", dependencies: ["Gtk", "CGtk", "CGtkTestShims"], path: "Tests/GtkTestSupport",
            swiftSettings: ours),
        .testTarget(
            name: "GtkTests", dependencies: ["Gtk", "CGtk", "CGtkShims", "CGtkTestShims", "GtkTestSupport"],
            swiftSettings: ours),
        .testTarget(
            name: "WeatherUITests", dependencies: ["WeatherUI", "Gtk", "Presentation", "GtkTestSupport"],
            swiftSettings: ours),
        .testTarget(
            name: "FairweatherTests",
            dependencies: [
                "fairweather", "Assembly", "WeatherUI", "Gtk", "CGtk", "Presentation", "WeatherStore",
                "WeatherServices", "WeatherModel", "GtkTestSupport",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ],
            exclude: ["Golden"], swiftSettings: ours),
    ]
}

func fuzzingTargets() -> [Target] {
    [
        .executableTarget(
            name: "decoder-fuzzer", dependencies: ["DecoderFuzzing"], path: "Tests/decoder-fuzzer",
            swiftSettings: ours + [.unsafeFlags(["-parse-as-library"])],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
        .executableTarget(
            name: "index-fuzzer", dependencies: ["Gazetteer", "GazetteerBuilding", "WeatherModel"],
            path: "Tests/index-fuzzer", swiftSettings: ours + [.unsafeFlags(["-parse-as-library"])],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
    ]
}
