import Foundation

/// A paragraph of a warning's text, with the heading its sender gave it.
public struct AlertPassage: Sendable, Hashable {
    /// The heading in sentence case, such as "Impacts"; nil for a paragraph without one.
    public let heading: String?
    /// The paragraph without line breaks; empty below a heading that stands alone.
    public let text: String

    /// The most letters of a heading; what is longer in capitals is a text.
    private static let longestHeading = 60

    /// Returns the paragraphs of a text in order.
    ///
    /// Headings are what the US National Weather Service writes in capitals before "..." or a colon: "* WHAT...Gusts to 45
    /// mph", "HAZARD...Wind", "PREPAREDNESS ACTIONS:".
    ///
    /// - Parameters:
    ///   - language: The BCP 47 tag of its language; nil if that is not known.
    ///   - known: Texts that stand beside it, which a paragraph below a heading need not say again.
    static func all(in text: String, language: String? = nil, besides known: [String] = []) -> [AlertPassage] {
        let known = Set(known.map(letters))
        return paragraphs(of: text).compactMap { paragraph in
            guard let headed = headed(paragraph) else {
                return AlertPassage(heading: nil, text: sentences(of: paragraph, language: language))
            }
            let text = parted(String(headed.text))
            guard text.isEmpty || !known.contains(letters(text)) else { return nil }
            return AlertPassage(heading: headed.heading.sentenceCased(language: language), text: text)
        }
    }

    /// A paragraph without heading: one that dots enclose, as the US National Weather Service does with headlines in
    /// capitals, as a sentence.
    private static func sentences(of paragraph: String, language: String?) -> String {
        guard !paragraph.hasPrefix("* ") else { return "• " + parted(String(paragraph.dropFirst(2))) }
        let words = paragraph.drop { ".… ".contains($0) }
        let isHeadline =
            (paragraph.hasPrefix("..") || paragraph.hasPrefix("…")) && !words.contains(where: \.isLowercase)
        guard isHeadline, !words.isEmpty else { return parted(String(words)) }
        let inner = words.reversed().drop { ".… ".contains($0) }.reversed()
        return String(inner).sentenceCased(language: language) + "."
    }

    /// The text with a space between sentences that have none, such as "closed.Large surf".
    private static func parted(_ text: String) -> String {
        let letters = Array(text)
        return letters.indices.reduce(into: "") { parted, index in
            parted.append(letters[index])
            guard letters[index] == ".", index > 0, index + 2 < letters.count else { return }
            if letters[index - 1].isLowercase, letters[index + 1].isUppercase, letters[index + 2].isLowercase {
                parted.append(" ")
            }
        }
    }

    /// The parts between empty lines, signs of a list and headings, each in one line.
    private static func paragraphs(of text: String) -> [String] {
        var found: [String] = []
        var isOpen = false
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let line = String(line).trimmed
            if line.isEmpty {
                isOpen = false
            } else if isOpen, let last = found.indices.last, !(line.first.map { "*-•".contains($0) } ?? false),
                headed(line) == nil
            {
                found[last] += " " + line
            } else {
                found.append(line)
                isOpen = true
            }
        }
        return found
    }

    /// Returns heading and text of a paragraph; nil if it has no heading.
    private static func headed(_ paragraph: String) -> (heading: Substring, text: Substring)? {
        let body = paragraph.drop { "*•.… ".contains($0) }
        let heading = body.prefix(longestHeading + 1).prefix {
            $0.isUppercase || $0.isNumber || " /,-&'".contains($0)
        }
        let rest = body[heading.endIndex...]
        guard heading.count <= longestHeading, heading.filter(\.isUppercase).count >= 3 else { return nil }
        // A colon also stands in a time.
        guard rest.hasPrefix("...") || rest.hasPrefix("…") || rest == ":" || rest.hasPrefix(": ") else { return nil }
        let text = rest.drop { ".…: ".contains($0) }
        // In a text that is all in capitals dots only part its clauses.
        guard text.isEmpty || text.contains(where: \.isLowercase) || paragraph.hasPrefix("*") else { return nil }
        return (heading, text)
    }

    /// Heading and text in one line, such as "Impacts: Travel will be difficult.".
    var line: String {
        guard let heading else { return text }
        return text.isEmpty
            ? tr("{heading}:", ["heading": heading]) : tr("{heading}: {text}", ["heading": heading, "text": text])
    }

    /// Whether it may say what is expected, and not where, when or what to do.
    var saysWhat: Bool { !text.isEmpty && (heading == nil || ["What", "Hazard", "Hazards"].contains(heading)) }

    /// The text up to the end of its first sentence, without the dots that some senders put around it.
    var firstSentence: String {
        let words = text.drop { ".…• ".contains($0) }
        let ends = words.indices.filter { index in
            let next = words.index(after: index)
            return ".…".contains(words[index]) && (next == words.endIndex || " .\n".contains(words[next]))
        }
        return String(words[..<(ends.first ?? words.endIndex)])
    }

    /// What of a text counts when it is looked for elsewhere.
    private static func letters(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
