import ArgumentParser
import Foundation
import WeatherText

/// The result of one check of `doctor`.
struct Finding {
    /// The name of the check in JSON, such as "secret_store".
    let check: String
    var isFine = true
    /// Whether the program can do without what was checked.
    var isOptional = false
    /// The result in a sentence.
    let message: String
    /// The remedy; nil if none is needed or the message contains it.
    var advice: String?
    /// The exit code if the check failed.
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
            isFine ? (tr("OK"), .green) : isOptional ? (tr("note"), .yellow) : (tr("problem"), .red)
        let title = check.replacing("_", with: " ")
        let text = ["\(title): \(mark).", message, advice].compactMap { $0 }.joined(separator: " ")
        var lines = text.wrapped(to: screen.width)
        if let first = lines.first, let range = first.range(of: mark) {
            lines[0] = first.replacingCharacters(in: range, with: screen.text(mark, ink))
        }
        return lines
    }
}
