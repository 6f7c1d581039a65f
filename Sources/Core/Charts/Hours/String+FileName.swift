extension String {
    /// The text without what a file name cannot hold on the systems in use, at most 120 bytes long and never hidden.
    package var inFileName: String {
        let plain = String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    scalar.properties.generalCategory == .control || "/\\:*?\"<>|".unicodeScalars.contains(scalar)
                        ? "-" : scalar
                }))
        var name = plain.drop { $0 == "." || $0 == " " }
        while name.utf8.count > 120 { name.removeLast() }
        return String(name)
    }
}
