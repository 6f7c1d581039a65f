extension Rule {
    static let words = [
        Rule(
            name: "views format nothing",
            bad: [
                SourceFile("Sources/App/WeatherUI/A.swift", "let a = DateFormatter()"),
                SourceFile("Sources/App/WeatherUI/A.swift", "let a = NumberFormatter()"),
                SourceFile("Sources/App/WeatherUI/A.swift", "let a = date.formatted(.iso8601)"),
                SourceFile("Sources/App/WeatherUI/A.swift", "let a = Date.FormatStyle()"),
                SourceFile("Sources/App/WeatherUI/A.swift", "let a = String(format: \"%.1f\", b)"),
            ],
            good: [
                SourceFile("Sources/App/WeatherUI/A.swift", "label.text = item.temperatureText // formatted("),
                SourceFile("Sources/Core/Presentation/A.swift", "let a = date.formatted(.iso8601)"),
            ],
            faults: { file in
                guard file.isIn("Sources/App/WeatherUI") else { return [] }
                return file.matches(/\w*Formatter\b|\bformatted\(|\w*FormatStyle\b|\bString\(format:/)
            }),
        Rule(
            name: "views bring no words of their own",
            bad: [
                SourceFile("Sources/App/WeatherUI/A.swift", "label.text = \"Try again\""),
                SourceFile("Sources/App/WeatherUI/A.swift", "label.text = \"Updated \\(age)\""),
                SourceFile("Sources/App/WeatherUI/A.swift", "label.text = \"Überall Regen\""),
            ],
            good: [
                SourceFile("Sources/App/WeatherUI/A.swift", "// \"Try again\"\nlabel.addClass(\"title large\")"),
                SourceFile("Sources/App/WeatherUI/A.swift", "shortcut(\"Delete\")"),
                SourceFile("Sources/Core/Presentation/A.swift", "tr(\"Try again\")"),
            ],
            faults: { file in
                guard file.isIn("Sources/App/WeatherUI") else { return [] }
                return file.literals.filter { $0.first?.isUppercase == true && $0.contains(" ") }
            }),
    ]
}
