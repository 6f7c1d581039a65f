package import WeatherModel

extension CivilDate {
    /// The day of the week, 0 for Sunday to 6.
    var weekday: Int { ((dayNumber + 4) % 7 + 7) % 7 }

    /// Returns "until Sunday", or "until Sun".
    func untilWeekday(isShort: Bool) -> String {
        switch (weekday, isShort) {
        case (0, false): tr("until Sunday")
        case (1, false): tr("until Monday")
        case (2, false): tr("until Tuesday")
        case (3, false): tr("until Wednesday")
        case (4, false): tr("until Thursday")
        case (5, false): tr("until Friday")
        case (6, false): tr("until Saturday")
        case (0, true): tr("until Sun")
        case (1, true): tr("until Mon")
        case (2, true): tr("until Tue")
        case (3, true): tr("until Wed")
        case (4, true): tr("until Thu")
        case (5, true): tr("until Fri")
        default: tr("until Sat")
        }
    }

    /// The day from which on something holds, as a heading: "From Monday".
    package var fromWeekday: String {
        switch weekday {
        case 0: tr("From Sunday")
        case 1: tr("From Monday")
        case 2: tr("From Tuesday")
        case 3: tr("From Wednesday")
        case 4: tr("From Thursday")
        case 5: tr("From Friday")
        default: tr("From Saturday")
        }
    }
}
