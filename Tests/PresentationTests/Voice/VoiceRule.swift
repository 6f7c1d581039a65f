/// A rule of `docs/voice.md` that can be read from a text alone.
struct VoiceRule: Sendable, CustomStringConvertible {
    let name: String
    /// Texts that the rule has to find.
    let bad: [String]
    /// Texts that it has to leave alone.
    let good: [String]
    let isBroken: @Sendable (String) -> Bool

    var description: String { name }

    static let all = [
        VoiceRule(
            name: "nothing stiff, literal or quaint",
            bad: [
                "Renew the weather", "The settings were taken over.", "Take them over only if you know who runs them.",
                "As chosen below", "Not home", "What to do with this place", "Plan of OpenWeather", "Key of {source}",
                "A web page came where data was due.", "Who sends the data of a station gets one.",
                "Rain till {to}", "Computed here from {quantities}", "Nothing is remembered of {place}.",
                "The quality of the air is not known.", "{source} wants a key.", "Everybody asks on the full hour.",
                "The service was asked too often.",
            ],
            good: [
                "{source} needs a key.", "Still raining", "It gets the weather from {hosts}.",
                "How often other places are updated", "What it means",
            ],
            isBroken: { text in
                text.contains(
                    /(?i)\b(renew\w*|t[ao]ken? (them )?over|till|computed|remembered|forg[eo]t\w*|wants?|everybody|nobody)\b/
                )
                    || text.contains(
                        /(?i)quality of the air|secret store|asked too often|chosen below|in all\b|as at the/)
                    || text.contains(/^(?:Not|Who|What(?! it means$))\b|\bwas due\b|\bwhat is shown\b/)
                    || text.contains(/^(?:Plan|Key|Server|Station) of\b/)
            }),
        VoiceRule(
            name: "whoever failed has a name, and the program is Fairweather",
            bad: ["The service did not answer.", "The file is from a newer version of this program."],
            good: [
                "{service} did not answer.", "The service of {source}", "weather sources", "Reinstall Fairweather.",
            ],
            isBroken: { $0.contains(/(?i)\bthe services?\b(?! of \{)|\b(?:this|the) program\b/) }),
        VoiceRule(
            name: "permission and possibility are told apart",
            bad: ["The file may not be written.", "May not apply here"],
            good: ["Writing to this file is not permitted.", "You may need to sign in"],
            isBroken: { $0.contains(/(?i)\bmay not\b/) }),
        VoiceRule(
            name: "no begging, no shouting, nobody but “you”",
            bad: ["Please wait", "Sorry.", "Saved!", "We could not reach {source}.", "My home is set."],
            // A command is what the reader says.
            good: ["Try again later.", "Your places", "No longer my home"],
            isBroken: { $0.contains(/(?i)\b(please|sorry|oops|we|our|my(?! home$))\b|!/) }),
        VoiceRule(
            name: "British spelling", bad: ["Colors", "MIT license", "Gray", "{number} kilometers"],
            good: ["Colour scheme", "MIT licence", "barometer"],
            isBroken: { $0.contains(/(?i)\b(colors?|licenses?|gray|centers?|(?:kilo|milli|centi)?meters?)\b/) }),
        VoiceRule(
            name: "one space, none at the ends or before a mark",
            bad: ["Two  spaces", " One", "One ", "Searching …", "High : 3"],
            good: ["Searching…", "High {high} · Low {low}", "{age}: {reason}"],
            isBroken: { $0.contains(/\ \ |^\ |\ $|\ [….,;:](?![\w.])/) }),
        VoiceRule(
            name: "printers' marks: … and “ ”",
            bad: ["Loading...", "No \"place\"", "a 'place'"], good: ["Loading…", "“{name}”", "the source's limit"],
            isBroken: { $0.contains(/\.\.\.|"|\s'\w/) && $0 != "Enter the name of a city ..." }),
        VoiceRule(
            name: "what begins as a sentence ends as one",
            bad: ["It failed. Try again", "{source} failed. try again.", "it failed."],
            good: ["It failed. Try again.", "{sentence} {reason}", "Failed {age}. {reason}", "{day}: {details}."],
            isBroken: { text in
                text.contains(/\w\. [A-Z].*[\w”]$/) || text.contains(/[a-z]\. [a-z]/) || text.contains(/^[a-z].*\.$/)
            }),
        VoiceRule(
            name: "no text is longer than a reader's breath",
            bad: [String(repeating: "word ", count: 40) + "end."], good: ["Short."],
            isBroken: { $0.count > 190 }),
    ]
}
