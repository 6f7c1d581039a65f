extension AlertText {
    /// The same with every text within its bound.
    var bounded: AlertText {
        var text = self
        text.language = language?.cut(to: Bound.languageTag)
        text.event = event?.cut(to: Bound.alertTitle)
        text.headline = headline?.cut(to: Bound.alertTitle)
        text.description = description?.cut(to: Bound.alertDescription)
        text.instruction = instruction?.cut(to: Bound.alertDescription)
        if let fitting = area?.cut(toNames: Bound.alertArea) {
            text.area = fitting.names
            text.areasLeftOut += fitting.leftOut
        }
        return text
    }
}
