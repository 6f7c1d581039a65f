public import WeatherModel

extension AlertCertainty {
    /// The word for the certainty, such as "Likely"; nil if it is unknown.
    public var words: String? {
        switch self {
        case .unknown: nil
        case .unlikely: tr("Unlikely", context: "certainty of a warning")
        case .possible: tr("Possible", context: "certainty of a warning")
        case .likely: tr("Likely", context: "certainty of a warning")
        case .observed: tr("Observed", context: "certainty of a warning")
        }
    }

    /// The same for use within a line, such as "likely".
    var phrase: String? {
        switch self {
        case .unknown: nil
        case .unlikely: tr("unlikely", context: "certainty of a warning")
        case .possible: tr("possible", context: "certainty of a warning")
        case .likely: tr("likely", context: "certainty of a warning")
        case .observed: tr("observed", context: "certainty of a warning")
        }
    }
}

extension AlertCoverage {
    /// The words for how certain it is that the warning applies here; nil if it is certain.
    var words: String? {
        switch self {
        case .place: nil
        case .named: tr("Applies here, judging by the area’s name.")
        case .country: tr("Applies somewhere in the country, perhaps not here.")
        }
    }
}

extension AlertSeverity {
    /// The word for the severity, such as "Severe"; nil if it is unknown.
    public var words: String? {
        switch self {
        case .unknown: nil
        case .minor: tr("Minor", context: "severity of a warning")
        case .moderate: tr("Moderate", context: "severity of a warning")
        case .severe: tr("Severe", context: "severity of a warning")
        case .extreme: tr("Extreme", context: "severity of a warning")
        }
    }

    /// The same for use within a line, such as "severe".
    var phrase: String? {
        switch self {
        case .unknown: nil
        case .minor: tr("minor", context: "severity of a warning")
        case .moderate: tr("moderate", context: "severity of a warning")
        case .severe: tr("severe", context: "severity of a warning")
        case .extreme: tr("extreme", context: "severity of a warning")
        }
    }
}

extension AlertUrgency {
    /// The words for how soon people have to act, such as "At once"; nil if it is unknown.
    public var words: String? {
        switch self {
        case .unknown: nil
        case .past: tr("No longer necessary", context: "urgency of a warning")
        case .future: tr("Later", context: "urgency of a warning")
        case .expected: tr("Within the hour", context: "urgency of a warning")
        case .immediate: tr("At once", context: "urgency of a warning")
        }
    }

    /// The same for use within a line, such as "at once".
    var phrase: String? {
        switch self {
        case .unknown: nil
        case .past: tr("no longer necessary", context: "urgency of a warning")
        case .future: tr("later", context: "urgency of a warning")
        case .expected: tr("within the hour", context: "urgency of a warning")
        case .immediate: tr("at once", context: "urgency of a warning")
        }
    }
}

extension AlertSeverity {
    /// The name of the choice of the warnings that are at least as severe, such as "Severe and extreme".
    package var floorWords: String {
        switch self {
        case .unknown, .minor: tr("All")
        case .moderate: tr("Moderate and above")
        case .severe: tr("Severe and extreme")
        case .extreme: tr("Extreme only")
        }
    }
}
