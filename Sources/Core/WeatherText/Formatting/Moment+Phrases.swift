extension Moment {
    /// The phrase, such as "until 03:00 tomorrow".
    ///
    /// Every phrase is a message of its own, since the day is inflected with its preposition in many languages. A relation that
    /// is only used of near times tells farther ones by their date.
    func phrase(_ relation: MomentRelation) -> String {
        ArticleOfTime.agreed(message(relation))
    }

    private func message(_ relation: MomentRelation) -> String {
        switch relation {
        case .plain: plain
        case .at: at
        case .until: until
        case .from: from
        case .fromWithEnd: fromWithEnd
        case .since: since
        case .atLeastUntil, .aboutUntil, .about, .by, .before, .after, .beyond, .holdingAt: near(relation)
        }
    }

    private var plain: String {
        switch day {
        case .clock: values["time"] ?? ""
        case .noon: tr("noon")
        case .midnight: tr("midnight")
        case .tomorrow: tr("{time} tomorrow", values)
        case .yesterday: tr("{time} yesterday", values)
        case .weekday: tr("{weekday} {time}", values)
        case .date: tr("{date}, {time}", values)
        }
    }

    private var at: String {
        switch day {
        case .clock: tr("at {clock}", values)
        case .noon: tr("at noon")
        case .midnight: tr("at midnight")
        case .tomorrow: tr("at {clock} tomorrow", values)
        case .yesterday: tr("at {clock} yesterday", values)
        case .weekday(0): tr("on Sunday at {clock}", values)
        case .weekday(1): tr("on Monday at {clock}", values)
        case .weekday(2): tr("on Tuesday at {clock}", values)
        case .weekday(3): tr("on Wednesday at {clock}", values)
        case .weekday(4): tr("on Thursday at {clock}", values)
        case .weekday(5): tr("on Friday at {clock}", values)
        case .weekday(6): tr("on Saturday at {clock}", values)
        default: tr("on {date} at {clock}", values)
        }
    }

    private var until: String {
        switch day {
        case .clock: tr("until {clock}", values)
        case .noon: tr("until noon")
        case .midnight: tr("until midnight")
        case .tomorrow: tr("until {clock} tomorrow", values)
        case .weekday(0): tr("until Sunday {clock}", values)
        case .weekday(1): tr("until Monday {clock}", values)
        case .weekday(2): tr("until Tuesday {clock}", values)
        case .weekday(3): tr("until Wednesday {clock}", values)
        case .weekday(4): tr("until Thursday {clock}", values)
        case .weekday(5): tr("until Friday {clock}", values)
        case .weekday(6): tr("until Saturday {clock}", values)
        default: tr("until {date}, {clock}", values)
        }
    }

    private var from: String {
        switch day {
        case .clock: tr("from {clock}", values)
        case .noon: tr("from noon")
        case .midnight: tr("from midnight")
        case .tomorrow: tr("from {clock} tomorrow", values)
        case .weekday(0): tr("from Sunday {clock}", values)
        case .weekday(1): tr("from Monday {clock}", values)
        case .weekday(2): tr("from Tuesday {clock}", values)
        case .weekday(3): tr("from Wednesday {clock}", values)
        case .weekday(4): tr("from Thursday {clock}", values)
        case .weekday(5): tr("from Friday {clock}", values)
        case .weekday(6): tr("from Saturday {clock}", values)
        default: tr("from {date}, {clock}", values)
        }
    }

    private var fromWithEnd: String {
        switch day {
        case .clock: tr("from {clock}", context: "start of a span", values)
        case .noon: tr("from noon", context: "start of a span")
        case .midnight: tr("from midnight", context: "start of a span")
        case .tomorrow: tr("from {clock} tomorrow", context: "start of a span", values)
        case .weekday(0): tr("from Sunday {clock}", context: "start of a span", values)
        case .weekday(1): tr("from Monday {clock}", context: "start of a span", values)
        case .weekday(2): tr("from Tuesday {clock}", context: "start of a span", values)
        case .weekday(3): tr("from Wednesday {clock}", context: "start of a span", values)
        case .weekday(4): tr("from Thursday {clock}", context: "start of a span", values)
        case .weekday(5): tr("from Friday {clock}", context: "start of a span", values)
        case .weekday(6): tr("from Saturday {clock}", context: "start of a span", values)
        default: tr("from {date}, {clock}", context: "start of a span", values)
        }
    }

    private var since: String {
        switch day {
        case .clock: tr("since {clock}", values)
        case .noon: tr("since noon")
        case .midnight: tr("since midnight")
        case .yesterday: tr("since {clock} yesterday", values)
        case .weekday(0): tr("since Sunday {clock}", values)
        case .weekday(1): tr("since Monday {clock}", values)
        case .weekday(2): tr("since Tuesday {clock}", values)
        case .weekday(3): tr("since Wednesday {clock}", values)
        case .weekday(4): tr("since Thursday {clock}", values)
        case .weekday(5): tr("since Friday {clock}", values)
        case .weekday(6): tr("since Saturday {clock}", values)
        default: tr("since {date}, {clock}", values)
        }
    }
}
