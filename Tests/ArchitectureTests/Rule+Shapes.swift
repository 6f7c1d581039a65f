extension Rule {
    static let shapes = [
        Rule(
            name: "no file is longer than 300 lines",
            bad: [SourceFile("Tests/GtkTests/A.swift", String(repeating: "\n", count: 301))],
            good: [
                SourceFile("Sources/Toolkit/Gtk/A.swift", String(repeating: "\n", count: 300)),
                SourceFile("Sources/Toolkit/Gtk/A.swift", String(repeating: "\n", count: 299) + "}"),
            ],
            faults: { $0.length > 300 ? ["\($0.length) lines"] : [] }),
        Rule(
            name: "a file with one type that others see bears its name",
            bad: [
                SourceFile("Sources/Core/WeatherModel/A.swift", "struct B {}"),
                SourceFile("Sources/Core/WeatherModel/A.swift", "@MainActor @Observable\npublic final class B {\n}"),
                SourceFile("Sources/Core/WeatherModel/A+B.swift", "indirect enum C { case d }"),
                SourceFile("Sources/Core/WeatherModel/A.swift", "actor B {}\nextension A {}"),
            ],
            good: [
                SourceFile(
                    "Sources/Core/WeatherModel/A.swift",
                    "import struct Foundation.Date\npublic struct A {\n    struct B {}\n}\nprivate enum C {}\nextension B {\n}"
                ),
                SourceFile("Sources/Core/WeatherModel/A.swift", "struct A {\n}\n\npublic protocol B {}"),
                SourceFile("Sources/Core/WeatherModel/Quantities.swift", "public struct A {}\npublic struct B {}"),
                SourceFile("Sources/Core/WeatherModel/Translation.swift", "public func tr() {\n    struct Inner {}\n}"),
                SourceFile("Sources/Core/WeatherModel/A+Coding.swift", "extension A {\n    enum CodingKeys {}\n}"),
                SourceFile("Sources/Core/WeatherModel/A+Cell.swift", "@MainActor final class A<B> where B: C {}"),
                SourceFile("Sources/App/fairweather/main.swift", "@available(*, unavailable) struct Options {}"),
                SourceFile("Sources/Core/WeatherModel/A.swift", "@dynamicMemberLookup(a: \"b\") public class A {}"),
                SourceFile("Tests/WeatherModelTests/A.swift", "struct B {}"),
            ],
            faults: { file in
                guard file.isIn("Sources"), file.path.hasSuffix(".swift"), file.stem != "main" else { return [] }
                let types = topLevelTypes(file.code)
                let name = file.stem.split(separator: "+").first.map(String.init)
                return types.count == 1 ? types.filter { $0 != name } : []
            }),
        Rule(
            name: "a file's name says what it holds",
            bad: ["StringUtils", "Helpers", "WindowManager", "GtkExtras"].map {
                SourceFile("Sources/Toolkit/Gtk/\($0).swift", "")
            } + [SourceFile("Tests/GtkTests/Helpers/A.swift", "")],
            good: [SourceFile("Sources/Toolkit/Gtk/Widget.swift", "")],
            faults: { file in ["Util", "Helper", "Manager", "Extras"].filter { file.path.contains($0) } }),
    ]

    /// Names of the types that are declared outside of any braces and are neither private nor fileprivate.
    private static func topLevelTypes(_ code: [String]) -> [String] {
        var depth = 0
        var outside = ""
        for character in code.joined(separator: "\n") {
            if character == "{" { depth += 1 }
            if depth == 0 { outside.append(character) }
            if character == "}" {
                depth -= 1
                outside.append(";")
            }
        }
        let declaration =
            /(?:^|[;\n])[ \t]*(?:@\w+(?:\([^)]*\))?\s+)*((?:[a-z]+(?:\([a-z]+\))?\s+)*)(?:class|struct|enum|actor|protocol)\s+(\w+)/
        return outside.matches(of: declaration).compactMap { match in
            match.1.contains("private") || match.1.contains("import") ? nil : String(match.2)
        }
    }
}
