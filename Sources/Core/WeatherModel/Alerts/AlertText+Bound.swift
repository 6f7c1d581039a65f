extension AlertText {
    /// A copy with every text cut to its limit in `Bound`.
    var bounded: AlertText {
        var text = self
        text.language = language?.bounded(to: Bound.languageTag)
        text.event = event?.bounded(to: Bound.alertTitle)
        text.headline = headline?.bounded(to: Bound.alertTitle)
        text.description = description?.bounded(to: Bound.alertDescription)
        text.instruction = instruction?.bounded(to: Bound.alertDescription)
        if let fitting = area?.cut(toNames: Bound.alertArea) {
            text.area = fitting.names
            text.areasLeftOut += fitting.leftOut
        }
        return text
    }
}
