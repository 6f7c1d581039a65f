extension Rule {
    static let language = [
        Rule(
            name: "nothing is forced",
            bad: [
                SourceFile("Sources/Core/WeatherModel/A.swift", "let a = try! b()"),
                SourceFile("Sources/App/WeatherUI/A.swift", "let a = b as! C"),
            ],
            good: [
                SourceFile("Sources/Core/WeatherModel/A.swift", "let a = \"try! as!\" // try!\nlet b = try? c as? D"),
                SourceFile("Sources/Toolkit/Gtk/A.swift", "let a = b as! C"),
            ],
            faults: { file in
                guard file.isIn("Sources"), !file.isIn("Sources/Toolkit/Gtk") else { return [] }
                return file.matches(/\b(?:try|as)!/)
            }),
        Rule(
            name: "an unchecked promise to the compiler has its reason beside it",
            bad: [
                SourceFile("Sources/Core/WeatherModel/A.swift", "final class A: @unchecked Sendable {}"),
                SourceFile("Tests/GtkTests/A.swift", "// why\n\nnonisolated(unsafe) var a = 1"),
                SourceFile("Sources/Toolkit/Gtk/A.swift", "nonisolated(unsafe) var a = \"// no reason\""),
            ],
            good: [
                SourceFile("Sources/Core/WeatherModel/A.swift", "// why\nfinal class A: @unchecked Sendable {}"),
                SourceFile("Sources/Toolkit/Gtk/A.swift", "nonisolated(unsafe) var a = 1  // why"),
            ],
            faults: { file in
                file.code.enumerated().compactMap { index, line in
                    guard line.contains(/@unchecked\s+Sendable|nonisolated\(unsafe\)/) else { return nil }
                    return file.commentLines.isDisjoint(with: [index - 1, index]) ? "line \(index + 1)" : nil
                }
            }),
        Rule(
            name: "the core writes no log: a key or a place could be in it",
            bad: [
                SourceFile("Sources/Core/WeatherServices/A.swift", "print(url)"),
                SourceFile("Sources/Core/Presentation/A.swift", "let log = Logger(label: \"a\")"),
                SourceFile("Sources/Core/WeatherStore/A.swift", "NSLog(\"a\")\nfputs(a, stderr)"),
            ],
            good: [
                SourceFile("Sources/Core/WeatherServices/A.swift", "// print(url)\nlet blueprint = footprint(a)"),
                SourceFile("Sources/App/fairweather-cli/A.swift", "print(a)"),
            ],
            faults: { file in
                file.isIn("Sources/Core")
                    ? file.matches(/\b(?:print|debugPrint|dump|NSLog|Logger|os_log|fputs|perror)\(/) : []
            }),
        Rule(
            name: "GTK's main loop is the only one",
            bad: [
                SourceFile("Sources/App/fairweather/main.swift", "dispatchMain()"),
                SourceFile("Sources/App/fairweather/main.swift", "RunLoop.main.run()"),
                SourceFile("Sources/Core/Presentation/A.swift", "let timer = Timer(timeInterval: 1)"),
            ],
            good: [
                SourceFile("Sources/Core/Presentation/A.swift", "// not a Timer\nlet timer: any DispatchSourceTimer"),
                SourceFile("Tests/GtkTests/A.swift", "RunLoop.main.run()"),
            ],
            faults: { file in
                file.isIn("Sources") ? file.matches(/\b(?:Timer|RunLoop|dispatchMain)\b/) : []
            }),
        Rule(
            name: "nothing wakes an idle process: no sleep, and no work on libdispatch's shared pool",
            bad: [
                SourceFile("Sources/Core/Presentation/A.swift", "try await Task.sleep(for: .seconds(1))"),
                SourceFile("Sources/App/fairweather/A.swift", "DispatchQueue.global().async {}"),
            ],
            good: [
                SourceFile(
                    "Sources/Core/Presentation/A.swift", "// not Task.sleep\nDispatchQueue(label: \"a\").async {}"),
                SourceFile("Tests/GtkTests/A.swift", "DispatchQueue.global().async {}"),
            ],
            faults: { file in
                file.isIn("Sources") ? file.matches(/\bTask\.sleep\b|\bDispatchQueue\.global\b/) : []
            }),
    ]
}
