import WeatherModel

/// What is said of rain or snow that radar sees; a message for each of both, since verbs and adjectives agree with the noun in
/// many languages. Radar tells them apart by the temperature alone.
extension PrecipitationKind {
    private var isSnow: Bool { self == .frozen }

    /// Returns the sentence that none is seen: "No rain within 100 km".
    ///
    /// - Parameter isEdgeNear: Whether the radars see no farther on some side.
    func none(within distance: String, isEdgeNear: Bool) -> String {
        let values = ["distance": distance]
        return switch (isSnow, isEdgeNear) {
        case (false, false): tr("No rain within {distance}.", values)
        case (false, true): tr("No rain within {distance}, as far as the radar sees.", values)
        case (true, false): tr("No snow within {distance}.", values)
        case (true, true): tr("No snow within {distance}, as far as the radar sees.", values)
        }
    }

    /// Returns the sentence that it will reach the place: "Rain 45 km to the west is moving towards you".
    ///
    /// - Parameter whereabouts: Where it is, "45 km to the west"; nil if that is not known.
    func approaching(from whereabouts: String?) -> String {
        guard let whereabouts else { return isSnow ? tr("Snow is on its way.") : tr("Rain is on its way.") }
        let values = ["where": whereabouts]
        return isSnow
            ? tr("Snow {where} is moving towards you.", values) : tr("Rain {where} is moving towards you.", values)
    }

    /// Returns the sentence that it moves, but not here: "Rain 45 km to the west is passing by".
    func passing(_ whereabouts: String) -> String {
        let values = ["where": whereabouts]
        return isSnow ? tr("Snow {where} is passing by.", values) : tr("Rain {where} is passing by.", values)
    }

    /// Returns the sentence that it stays near: "Rain within 30 km, hardly moving".
    func resting(within distance: String) -> String {
        let values = ["distance": distance]
        return isSnow
            ? tr("Snow within {distance}, hardly moving.", values)
            : tr("Rain within {distance}, hardly moving.", values)
    }

    /// Returns where it is: "Rain 45 km to the west".
    func seen(_ whereabouts: String) -> String {
        let values = ["where": whereabouts]
        return isSnow ? tr("Snow {where}.", values) : tr("Rain {where}.", values)
    }

    /// The sentence that a little of it may come.
    var shortSpell: String {
        isSnow ? tr("A short spell of snow is possible here.") : tr("A short spell of rain is possible here.")
    }
}
