public import WeatherText

/// The content of a row in the list of warnings.
public protocol AlertCellItem {
    /// The name of the event.
    var title: String { get }
    /// When and where it holds; nil if that is not known.
    var listText: String? { get }
    /// The style class of the severity.
    var severityStyle: String { get }
    /// The warning as one sentence for a screen reader.
    var spokenText: String { get }
}

extension AlertDisplayText: AlertCellItem {}
