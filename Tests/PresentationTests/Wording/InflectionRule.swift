/// A pattern that no translator can write right without knowing what fills its blank.
///
/// A blank holds a noun in its dictionary form, a name, a number, a clock time, a date, or a whole phrase. What is inflected
/// by the words around it is a message of its own.
struct InflectionRule: Sendable, CustomStringConvertible {
    let name: String
    /// Texts that the rule has to find.
    let bad: [String]
    /// Texts that it has to leave alone.
    let good: [String]
    let isBroken: @Sendable (String) -> Bool

    var description: String { name }

    static let all = [
        InflectionRule(
            name: "a moment is one phrase with its preposition",
            bad: [
                "Dry until {time}, then {weather}.", "{weather} from {from} to {to}", "It lasts until at least {last}.",
                "{source}, measured at {station} at {time}", "Since {time}: {changes}", "Highest at {time}",
                "{source}, forecast for {time}",
                "Protect your skin until about {end}", "until {new} instead of {former}",
                "The next update is at {at}.",
            ],
            good: [
                "Dry {until}, then {weather}.", "until Saturday {clock}", "from {clock} to {end}", "{title}: {time}",
                "{weather}, {start} to {end}", "hours until {date}", "from {low} to {high}", "snow from {old} to {new}",
                "Fairweather gets the weather from {hosts}.",
            ],
            isBroken: { text in
                text.contains(
                    /(?i)\b(?:until|till|from|since|at|by|for|before|after|about|around|beyond)(?: at least| about)? \{(?:time|start|from|to|last|peak|day|weekday|when|rise|set|moment|until|since|at|by|before|after|about|beyond)\}/
                )
                    || text.contains(/(?i)\b(?:until|till|since|about)(?: at least)? \{(?:end|new|old|former)\}/)
            }),
        InflectionRule(
            name: "no name of a day in a blank after a preposition",
            bad: [
                "dry but for {weather} on {day}", "on {weekday} at {clock}", "early on {weekday}", "{weekday} morning",
                "From {weekday}",
            ],
            good: ["{weekday} {time}", "{weather} {day}, dry {other}", "on {date}"],
            isBroken: { text in
                text.contains(/(?i)\b(?:on|from|until|since|next|this) \{(?:day|weekday|other)\}/)
                    || text.contains(/\{weekday\} (?:morning|afternoon|evening|night)/)
            }),
        InflectionRule(
            name: "weather in a blank is neither governed nor described",
            bad: [
                "{weather} turning to {next} {when}.", "A short spell of {weather} is possible here.",
                "No {weather} within {distance}.", "dry but for {weather}", "thundery {rain}", "{weather} possible",
                "a chance of {weather}", "with {weather}",
            ],
            good: [
                "{weather} now, {next} {when}.", "Dry {until}, then {weather}.", "{weather} and {danger} possible",
                "{weather}, {danger} later", "mostly {weather}", "{sky} after frost",
            ],
            isBroken: { text in
                text.contains(
                    /(?i)\b(?:to|of|for|no|a|an|with|without|into|after|before|thundery|heavy|light) \{(?:weather|next|rain|danger|kind|sky|fog|dry|intensity)\}/
                )
                    || text.contains(/\{(?:weather|rain|next|kind)\} possible/)
            }),
        InflectionRule(
            name: "no other word of the program's own in a blank after a preposition",
            bad: [
                "Rain in {unit} an hour: {values}", "For {part}", "{words} ({number} on the {standard})",
                "Calculated by Fairweather from {quantities}",
            ],
            good: [
                "{source} is in the order for “{part}”, which it does not give.", "No source has this for {place}.",
            ],
            isBroken: { $0.contains(/(?i)\b(?:in|for|from|on|of)(?: the)? \{(?:unit|part|standard|quantities)\}/) }),
    ]
}
