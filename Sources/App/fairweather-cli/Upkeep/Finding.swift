import ArgumentParser
import Foundation
import WeatherText

/// What one check of `doctor` found.
struct Finding {
    /// Its name in JSON, "secret_store".
    let check: String
    var isFine = true
    /// Whether the program does without it.
    var isOptional = false
    /// What was found, a sentence.
    let message: String
    /// What to do; nil where the message says it, or nothing is to be done.
    var advice: String?
    /// To end with where it is not fine.
    var code = ExitCode.success

    func write(to text: inout JSONText) {
        text.object { text in
            text.member("check")
            text.value(check)
            text.member("ok")
            text.value(isFine)
            text.member("message")
            text.value(message)
            text.member("advice")
            text.value(advice)
        }
    }

    func lines(on screen: Screen) -> [String] {
        let (mark, ink): (String, Ink) =
            isFine ? (tr("fine"), .green) : isOptional ? (tr("note"), .yellow) : (tr("trouble"), .red)
        let title = check.replacing("_", with: " ")
        let text = ["\(title): \(mark).", message, advice].compactMap { $0 }.joined(separator: " ")
        var lines = text.wrapped(to: screen.width)
        if let first = lines.first, let range = first.range(of: mark) {
            lines[0] = first.replacingCharacters(in: range, with: screen.text(mark, ink))
        }
        return lines
    }
}
