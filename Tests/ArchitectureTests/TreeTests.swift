import Testing

struct TreeTests {
    @Test("the tree keeps:", arguments: Rule.all)
    func tree(rule: Rule) {
        for file in SourceTree.files {
            for fault in rule.faults(file) { Issue.record("\(file.path): \(fault)") }
        }
    }

    @Test("a breach is noticed of:", arguments: Rule.all)
    func bad(rule: Rule) {
        #expect(!rule.bad.isEmpty)
        for (number, example) in rule.bad.enumerated() {
            #expect(!rule.faults(example).isEmpty, "example \(number + 1) in \(example.path)")
        }
    }

    @Test("what is allowed passes:", arguments: Rule.all)
    func good(rule: Rule) {
        for (number, example) in rule.good.enumerated() {
            #expect(rule.faults(example) == [], "example \(number + 1) in \(example.path)")
        }
    }

    @Test("the middle one of the source files has 45 to 100 lines, and few have 15 or fewer")
    func lengths() {
        let lengths = SourceTree.files.filter { $0.isIn("Sources") && $0.path.hasSuffix(".swift") }.map(\.length)
        #expect(median([120, 99, 300]) == 120)
        #expect(45...100 ~= median(lengths))
        #expect(lengths.count { $0 <= 15 } * 12 < lengths.count)
    }

    @Test("the tree that is looked at is the whole one")
    func whole() {
        let paths = SourceTree.files.map(\.path)
        #expect(paths.count > 60)
        for path in ["Sources/Core/WeatherModel/Places/Location.swift", "Tests/ArchitectureTests/TreeTests.swift"] {
            #expect(paths.contains(path))
        }
    }

    /// The middle one, or the larger of the two in the middle; 0 of none.
    private func median(_ numbers: [Int]) -> Int {
        numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
    }
}
