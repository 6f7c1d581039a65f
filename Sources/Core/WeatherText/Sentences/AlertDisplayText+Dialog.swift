extension AlertDisplayText {
    /// The line below the title in a list: doubt about the place, the time and those areas for which a line has room,
    /// such as "until 20:15 · Kings; Queens and 4 more"; nil if all are missing.
    public var listText: String? {
        line([doubt, timePhrase, listArea])
    }

    /// The line below the title in its dialog: how long it holds, how certain it is and how urgent, such as "Until 20:15, in
    /// 7 hours · likely, within the hour"; nil if all are missing.
    public var headText: String? {
        line([remainingText, expectation.isEmpty ? nil : PhraseList.text(expectation)])
    }

    /// Where and when it holds, and whether that is here.
    public var placeAndTime: [WeatherFact] {
        [
            shortArea.map { WeatherFact(title: tr("Where"), value: $0) },
            coverageText.map { WeatherFact(title: tr("Here"), value: $0) },
            spanText.map { WeatherFact(title: tr("When"), value: $0) },
        ].compactMap { $0 }
    }

    /// What to expect and `placeAndTime` for a screen reader, a line each.
    public var spokenFacts: String {
        ([headText] + placeAndTime.map { "\($0.label) \($0.value)" }).compactMap(\.self).joined(separator: "\n")
    }

    /// The paragraphs of the description, without those that say no more than `placeAndTime`; in lines short enough for a
    /// view to lay out separately.
    public var passages: [AlertPassage] {
        let known = placeAndTime.map(\.value)
        return Self.lines(description.map { AlertPassage.all(in: $0, language: language, besides: known) })
    }

    /// The paragraphs of what the sender advises, in lines as those of the description.
    public var advice: [AlertPassage] {
        Self.lines(instruction.map { AlertPassage.all(in: $0, language: language) })
    }

    /// What the sender and Fairweather noted about the warning: how grave it is, who issued it when, and how it changed.
    public var metadata: [WeatherFact] {
        [
            changeText.map { WeatherFact(title: tr("Last change"), value: $0) },
            PhraseList.sentences(formerChanges).map { WeatherFact(title: tr("Earlier changes"), value: $0) },
            severityText.map { WeatherFact(title: tr("Severity"), value: $0) },
            certaintyText.map { WeatherFact(title: tr("Certainty"), value: $0) },
            urgencyText.map { WeatherFact(title: tr("Urgency"), value: $0) },
            issueText.map { WeatherFact(title: tr("Issued"), value: $0) },
            sender.map { WeatherFact(title: tr("Issued by"), value: $0) },
            source.map { WeatherFact(title: tr("Source"), value: $0) },
            area == shortArea ? nil : area.map { WeatherFact(title: tr("All areas"), value: $0) },
        ].compactMap { $0 }.map { WeatherFact(title: $0.title, value: $0.value.broken(intoLinesOf: lineLength)) }
    }

    /// When and by whom it was issued, such as "issued 11:15 by NWS Upton NY"; nil if neither is known.
    public var issueSummary: String? {
        switch (issueText, sender) {
        case (let time?, let sender?): tr("issued {time} by {sender}", ["time": time, "sender": sender])
        case (let time?, nil): tr("issued {time}", ["time": time])
        case (nil, let sender?): tr("issued by {sender}", ["sender": sender])
        case (nil, nil): nil
        }
    }

    private static func lines(_ passages: [AlertPassage]?) -> [AlertPassage] {
        (passages ?? []).map { AlertPassage(heading: $0.heading, text: $0.text.broken(intoLinesOf: lineLength)) }
    }
}

/// Longer than almost every paragraph, and short enough to be laid out at once.
private let lineLength = 1200
