/// The words of dates, within which no line ends.
@MainActor
public enum DateWords {
    /// The names of months as they stand beside the number of a day, such as "November"; applies to texts shown afterwards.
    public static var months: Set<String> = []
}
