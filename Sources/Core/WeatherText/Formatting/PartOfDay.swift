/// A part of a day: "Sunday morning".
struct PartOfDay {
    /// A quarter of a day.
    enum Part {
        /// The hours before 06:00.
        case night
        case morning, afternoon, evening
    }

    /// The day, without a time: `clock` stands for today.
    let day: Moment.Day
    let part: Part
    /// The date, such as "12 Dec".
    let date: String

    /// - Parameter hour: The hour of the day, 0 to 23.
    init(_ day: Moment.Day, hour: Int, date: String) {
        (self.day, self.date) = (day, date)
        part =
            switch hour {
            case ..<6: .night
            case ..<12: .morning
            case ..<18: .afternoon
            default: .evening
            }
    }
}

extension PartOfDay {
    /// The phrase with "until", such as "until Sunday morning", for a part of a coming day within a week.
    var until: String {
        switch (day, part) {
        case (.tomorrow, .night): tr("until early tomorrow")
        case (.tomorrow, .morning): tr("until tomorrow morning")
        case (.tomorrow, .afternoon): tr("until tomorrow afternoon")
        case (.tomorrow, .evening): tr("until tomorrow evening")
        case (.weekday(0), .night): tr("until early on Sunday")
        case (.weekday(0), .morning): tr("until Sunday morning")
        case (.weekday(0), .afternoon): tr("until Sunday afternoon")
        case (.weekday(0), .evening): tr("until Sunday evening")
        case (.weekday(1), .night): tr("until early on Monday")
        case (.weekday(1), .morning): tr("until Monday morning")
        case (.weekday(1), .afternoon): tr("until Monday afternoon")
        case (.weekday(1), .evening): tr("until Monday evening")
        case (.weekday(2), .night): tr("until early on Tuesday")
        case (.weekday(2), .morning): tr("until Tuesday morning")
        case (.weekday(2), .afternoon): tr("until Tuesday afternoon")
        case (.weekday(2), .evening): tr("until Tuesday evening")
        case (.weekday(3), .night): tr("until early on Wednesday")
        case (.weekday(3), .morning): tr("until Wednesday morning")
        case (.weekday(3), .afternoon): tr("until Wednesday afternoon")
        case (.weekday(3), .evening): tr("until Wednesday evening")
        case (.weekday(4), .night): tr("until early on Thursday")
        case (.weekday(4), .morning): tr("until Thursday morning")
        case (.weekday(4), .afternoon): tr("until Thursday afternoon")
        case (.weekday(4), .evening): tr("until Thursday evening")
        case (.weekday(5), .night): tr("until early on Friday")
        case (.weekday(5), .morning): tr("until Friday morning")
        case (.weekday(5), .afternoon): tr("until Friday afternoon")
        case (.weekday(5), .evening): tr("until Friday evening")
        case (.weekday(6), .night): tr("until early on Saturday")
        case (.weekday(6), .morning): tr("until Saturday morning")
        case (.weekday(6), .afternoon): tr("until Saturday afternoon")
        case (.weekday(6), .evening): tr("until Saturday evening")
        default: tr("until {date}", ["date": date])
        }
    }

    /// The phrase with "since", such as "since Sunday morning", for a part of a day that is over, at most six days ago.
    var since: String {
        switch (day, part) {
        case (.clock, .night): tr("since early today")
        case (.clock, .morning): tr("since this morning")
        case (.clock, .afternoon): tr("since this afternoon")
        case (.clock, .evening): tr("since this evening")
        case (.yesterday, .night): tr("since early yesterday")
        case (.yesterday, .morning): tr("since yesterday morning")
        case (.yesterday, .afternoon): tr("since yesterday afternoon")
        case (.yesterday, .evening): tr("since yesterday evening")
        case (.weekday(0), .night): tr("since early on Sunday")
        case (.weekday(0), .morning): tr("since Sunday morning")
        case (.weekday(0), .afternoon): tr("since Sunday afternoon")
        case (.weekday(0), .evening): tr("since Sunday evening")
        case (.weekday(1), .night): tr("since early on Monday")
        case (.weekday(1), .morning): tr("since Monday morning")
        case (.weekday(1), .afternoon): tr("since Monday afternoon")
        case (.weekday(1), .evening): tr("since Monday evening")
        case (.weekday(2), .night): tr("since early on Tuesday")
        case (.weekday(2), .morning): tr("since Tuesday morning")
        case (.weekday(2), .afternoon): tr("since Tuesday afternoon")
        case (.weekday(2), .evening): tr("since Tuesday evening")
        case (.weekday(3), .night): tr("since early on Wednesday")
        case (.weekday(3), .morning): tr("since Wednesday morning")
        case (.weekday(3), .afternoon): tr("since Wednesday afternoon")
        case (.weekday(3), .evening): tr("since Wednesday evening")
        case (.weekday(4), .night): tr("since early on Thursday")
        case (.weekday(4), .morning): tr("since Thursday morning")
        case (.weekday(4), .afternoon): tr("since Thursday afternoon")
        case (.weekday(4), .evening): tr("since Thursday evening")
        case (.weekday(5), .night): tr("since early on Friday")
        case (.weekday(5), .morning): tr("since Friday morning")
        case (.weekday(5), .afternoon): tr("since Friday afternoon")
        case (.weekday(5), .evening): tr("since Friday evening")
        case (.weekday(6), .night): tr("since early on Saturday")
        case (.weekday(6), .morning): tr("since Saturday morning")
        case (.weekday(6), .afternoon): tr("since Saturday afternoon")
        case (.weekday(6), .evening): tr("since Saturday evening")
        default: tr("since {date}", ["date": date])
        }
    }
}
