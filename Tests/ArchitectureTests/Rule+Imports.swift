extension Rule {
    /// All but `Waiting`, which knows as little of weather as of GTK: the secret service waits with it, too.
    private static let core: Set = [
        "WeatherModel", "Gazetteer", "BaseMap", "Astronomy", "WeatherServices", "RainMap", "WeatherStore",
        "ForecastHistory", "ForecastComparison", "GoodTimes", "Trips", "WeatherRules", "SourceSettings", "Refreshing",
        "Places", "Notices", "WeatherText", "Charts", "Presentation",
    ]
    private static let gtk: Set = ["Gtk", "CGtk", "CGtkShims"]

    static let imports = [
        Rule(
            name: "the core knows no GTK and no view",
            bad: [
                SourceFile("Sources/Core/Presentation/A.swift", "import Gtk"),
                SourceFile("Sources/Core/Presentation/A.swift", "public import struct CGtk.GtkWidget"),
                SourceFile("Sources/Core/WeatherModel/A.swift", "import WeatherUI"),
            ],
            good: [
                SourceFile("Sources/Core/Presentation/A.swift", "// import Gtk\nimport Foundation"),
                SourceFile("Sources/App/WeatherUI/A.swift", "import Gtk"),
            ],
            faults: { file in
                file.isIn("Sources/Core") ? file.imports.filter { gtk.contains($0) || $0 == "WeatherUI" } : []
            }),
        Rule(
            name: "nothing imports FoundationNetworking",
            bad: [
                SourceFile("Sources/Core/WeatherServices/A.swift", "import FoundationNetworking"),
                SourceFile(
                    "Sources/App/fairweather/main.swift",
                    "#if canImport(FoundationNetworking)\n    import FoundationNetworking\n#endif"),
            ],
            faults: { $0.imports.filter { $0 == "FoundationNetworking" } }),
        Rule(
            name: "only the module Gtk imports the C library",
            bad: [
                SourceFile("Sources/App/WeatherUI/A.swift", "import CGtk"),
                SourceFile("Sources/App/fairweather/main.swift", "internal import CGtkShims"),
            ],
            good: [
                SourceFile("Sources/Toolkit/Gtk/A.swift", "internal import CGtk"),
                SourceFile("Tests/GtkTests/A.swift", "import CGtk"),
                SourceFile("Sources/App/WeatherUI/A.swift", "import Gtk"),
            ],
            faults: { file in
                guard file.isIn("Sources"), !file.isIn("Sources/Toolkit/Gtk") else { return [] }
                return file.imports.filter { ["CGtk", "CGtkShims"].contains($0) }
            }),
        Rule(
            name: "only the module SecretService imports libsecret",
            bad: [
                SourceFile("Sources/App/DesktopKeys/A.swift", "import CSecret"),
                SourceFile("Sources/Toolkit/Gtk/A.swift", "internal import CSecret"),
                SourceFile("Sources/Core/WeatherServices/A.swift", "import SecretService"),
            ],
            good: [
                SourceFile("Sources/Toolkit/SecretService/A.swift", "internal import CSecret"),
                SourceFile("Sources/App/DesktopKeys/A.swift", "import SecretService"),
            ],
            faults: { file in
                guard file.isIn("Sources"), !file.isIn("Sources/Toolkit/SecretService") else { return [] }
                return file.imports.filter {
                    $0 == "CSecret" || ($0 == "SecretService" && !file.isIn("Sources/App"))
                }
            }),
        Rule(
            name: "the toolkit knows no weather",
            bad: [
                SourceFile("Sources/Toolkit/Gtk/A.swift", "import Presentation"),
                SourceFile("Sources/Toolkit/Gtk/A.swift", "@testable import WeatherModel"),
            ],
            good: [SourceFile("Sources/App/WeatherUI/A.swift", "import Presentation")],
            faults: { file in
                file.isIn("Sources/Toolkit") ? file.imports.filter { core.contains($0) || $0 == "WeatherUI" } : []
            }),
        Rule(
            name: "views get what they show as view models, texts and charts",
            bad: [
                SourceFile("Sources/App/WeatherUI/A.swift", "import WeatherModel"),
                SourceFile("Sources/App/WeatherUI/Cells/A.swift", "import Presentation\nimport WeatherStore"),
                SourceFile("Sources/App/WeatherUI/Cells/A.swift", "import Refreshing"),
            ],
            good: [
                SourceFile("Sources/App/WeatherUI/A.swift", "import Charts\nimport Presentation\nimport WeatherText"),
                SourceFile("Sources/App/fairweather/main.swift", "import WeatherStore"),
            ],
            faults: { file in
                guard file.isIn("Sources/App/WeatherUI") else { return [] }
                return file.imports.filter {
                    core.contains($0) && !["Presentation", "Charts", "WeatherText"].contains($0)
                }
            }),
        Rule(
            name:
                "when to ask, a place and what to tell know no words, words know no picture, and none of them a view model",
            bad: [
                SourceFile("Sources/Core/Refreshing/A.swift", "import WeatherText"),
                SourceFile("Sources/Core/Refreshing/A.swift", "import Places"),
                SourceFile("Sources/Core/ForecastHistory/A.swift", "import WeatherText"),
                SourceFile("Sources/Core/Places/A.swift", "import WeatherText"),
                SourceFile("Sources/Core/ForecastComparison/A.swift", "import WeatherText"),
                SourceFile("Sources/Core/GoodTimes/A.swift", "import WeatherText"),
                SourceFile("Sources/Core/GoodTimes/A.swift", "import WeatherRules"),
                SourceFile("Sources/Core/WeatherRules/A.swift", "import WeatherText"),
                SourceFile("Sources/Core/Trips/A.swift", "import WeatherText"),
                SourceFile("Sources/Core/Notices/A.swift", "import WeatherText"),
                SourceFile("Sources/Core/WeatherText/A.swift", "public import Charts"),
                SourceFile("Sources/Core/Charts/A.swift", "import Presentation"),
            ],
            good: [
                SourceFile("Sources/Core/WeatherText/A.swift", "import Refreshing"),
                SourceFile("Sources/Core/Charts/A.swift", "import WeatherText"),
            ],
            faults: { file in
                let rooms = [
                    "ForecastComparison", "ForecastHistory", "GoodTimes", "Trips", "WeatherRules", "Refreshing",
                    "Places", "Notices", "WeatherText", "Charts", "Presentation",
                ]
                guard let room = rooms.firstIndex(where: { file.isIn("Sources/Core/\($0)") }) else { return [] }
                return file.imports.filter { rooms[(room + 1)...].contains($0) }
            }),
        Rule(
            name: "the command line has words and no view models",
            bad: [
                SourceFile("Sources/App/fairweather-cli/A.swift", "import Presentation"),
                SourceFile("Sources/App/Assembly/A.swift", "public import Presentation"),
            ],
            good: [
                SourceFile("Sources/App/fairweather-cli/A.swift", "import WeatherText"),
                SourceFile("Sources/App/fairweather/A.swift", "import Presentation"),
            ],
            faults: { file in
                guard file.isIn("Sources/App/fairweather-cli") || file.isIn("Sources/App/Assembly") else { return [] }
                return file.imports.filter { $0 == "Presentation" }
            }),
        Rule(
            name: "only WeatherServices speaks HTTP",
            bad: [
                SourceFile("Sources/Core/WeatherStore/A.swift", "import AsyncHTTPClient"),
                SourceFile("Sources/App/fairweather/main.swift", "import NIOPosix"),
            ],
            good: [
                SourceFile("Sources/Core/WeatherServices/HTTP/A.swift", "import NIOCore\nimport AsyncHTTPClient"),
                SourceFile("Tests/WeatherServicesTests/A.swift", "import NIOCore"),
            ],
            faults: { file in
                guard file.isIn("Sources"), !file.isIn("Sources/Core/WeatherServices") else { return [] }
                return file.imports.filter { $0 == "AsyncHTTPClient" || $0.hasPrefix("NIO") }
            }),
        Rule(
            name: "only WeatherStore knows the database",
            bad: [
                SourceFile("Sources/Core/Presentation/A.swift", "import GRDB"),
                SourceFile("Sources/App/fairweather/main.swift", "import GRDBSQLite"),
            ],
            good: [
                SourceFile("Sources/Core/WeatherStore/A.swift", "import GRDB"),
                SourceFile("Tests/WeatherStoreTests/A.swift", "import GRDB"),
                SourceFile("Sources/Tools/benchmarks/A.swift", "import GRDBSQLite"),
            ],
            faults: { file in
                guard file.isIn("Sources"), !file.isIn("Sources/Core/WeatherStore", "Sources/Tools/benchmarks") else {
                    return []
                }
                return file.imports.filter { $0.hasPrefix("GRDB") }
            }),
    ]
}
