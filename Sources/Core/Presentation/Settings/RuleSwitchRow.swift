import WeatherText

/// A rule of the user among the notifications, with a switch.
public struct RuleSwitchRow: Sendable, Hashable, Identifiable {
    /// The name that its owner gave it.
    public let id: String
    /// What it is about, when and where: "Gusts over 60 km/h · next 24 hours · Hamburg".
    public let note: String
    /// What it would have told in the last 14 days; nil until that has been read.
    public let trialText: String?
    /// Whether the desktop tells of it.
    public let isOn: Bool
    /// The accessible name of what opens its form.
    public var openingText: String { RuleFormWords.change(id) }
    /// What a screen reader says behind the name, such as “Gusts over 60 kilometres an hour, next 24 hours”.
    public let spokenText: String

    /// Takes texts as they are shown and as they are spoken; nil where they are spoken as they are shown.
    public init(id: String, note: String, trialText: String?, isOn: Bool, spokenText: String? = nil) {
        (self.id, self.note, self.trialText, self.isOn) = (id, note, trialText, isOn)
        self.spokenText = spokenText ?? PhraseList.sentences([tr("{sentence}.", ["sentence": note]), trialText]) ?? ""
    }
}
