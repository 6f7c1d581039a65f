extension Rule {
    private static let prepositions: Set = [
        "About", "Above", "Across", "After", "Against", "Along", "Among", "Around", "As", "At", "Before", "Behind",
        "Below", "Beside", "Between", "Beyond", "By", "During", "For", "From", "In", "Inside", "Into", "Like", "Near",
        "Of", "Off", "On", "Onto", "Outside", "Over", "Per", "Since", "Through", "To", "Towards", "Under", "Until",
        "Upon", "With", "Within", "Without",
    ]

    static let docstrings = [
        Rule(
            name: "a docstring says what something is or does, and begins with no preposition",
            bad: [
                SourceFile("Sources/Core/Charts/A.swift", "/// Of its colours.\nlet a = 1"),
                SourceFile("Sources/Core/Charts/A.swift", "struct A {\n    /// At its beginning.\n    let a = 1\n}"),
                SourceFile(
                    "Sources/Core/Charts/A.swift", "/// Draws.\n///\n/// - Parameter a: In pixels.\nfunc b() {}"),
                SourceFile("Tests/ChartsTests/A.swift", "/// - Parameters:\n///   - a: Of it.\nfunc b() {}"),
            ],
            good: [
                SourceFile("Sources/Core/Charts/A.swift", "/// Its width\n/// In pixels.\nlet a = 1 // Of old"),
                SourceFile("Sources/Core/Charts/A.swift", "/// Offers.\n///\n/// - Parameter a: The width.\nlet a = 1"),
                SourceFile("Tests/ChartsTests/A.swift", "let a = \"\"\"\n    /// Of it.\n    \"\"\""),
            ],
            faults: { file in
                file.docstrings.filter { text in
                    prepositions.contains(String(text.prefix { $0.isLetter }))
                }
            })
    ]
}
