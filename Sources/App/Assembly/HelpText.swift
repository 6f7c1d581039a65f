import WeatherText

/// The help of a program with what ArgumentParser says itself in the reader's language.
public enum HelpText {
    /// Returns the help with its headings, and its sentences about help and version, translated.
    ///
    /// - Parameter help: ArgumentParser's own text, of which lines that are not known stay as they are.
    public static func translated(_ help: String) -> String {
        help.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(separator: "\n")
    }

    private static func line(_ line: Substring) -> String {
        for (english, own) in headings where line.hasPrefix(english) {
            return own + line.dropFirst(english.count)
        }
        for (english, own) in sentences where line.hasSuffix(english) {
            return line.dropLast(english.count) + own
        }
        return String(line)
    }

    private static var headings: [(String, String)] {
        [
            ("OVERVIEW:", tr("OVERVIEW:", context: "heading of the help")),
            ("USAGE:", tr("USAGE:", context: "heading of the help")),
            ("ARGUMENTS:", tr("ARGUMENTS:", context: "heading of the help")),
            ("OPTIONS:", tr("OPTIONS:", context: "heading of the help")),
            ("SUBCOMMANDS:", tr("SUBCOMMANDS:", context: "heading of the help")),
        ]
    }

    private static var sentences: [(String, String)] {
        [
            (" Show help information.", " " + tr("Show help information.")),
            (" Show the version.", " " + tr("Show the version.")),
            (" (default)", " " + tr("(default)", context: "a command that is run where none is named")),
        ]
    }
}
