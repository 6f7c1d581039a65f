public import WeatherModel

/// What is written and marked on the rain map.
public struct MapLabels: Sendable, Hashable {
    /// A ring of equal distance.
    public struct Ring: Sendable, Hashable {
        let kilometres: Double
        let label: String

        /// Takes the radius in kilometres and what is written on the ring.
        public init(kilometres: Double, label: String) {
            (self.kilometres, self.label) = (kilometres, label)
        }
    }

    /// The motion of the rain.
    public struct Motion: Sendable, Hashable {
        let point: Coordinates
        let bearing: Double
        let speed: String

        /// - Parameters:
        ///   - point: Where the arrow is drawn.
        ///   - bearing: Where the rain goes, in degrees from north through east.
        ///   - speed: The speed as it is written below.
        public init(at point: Coordinates, bearing: Double, speed: String) {
            (self.point, self.bearing, self.speed) = (point, bearing, speed)
        }
    }

    /// The name of the place.
    let place: String
    /// The towns in the order of their importance.
    let towns: [MapTown]
    /// The rings from the inside outwards.
    let rings: [Ring]
    /// Where the rain goes; nil if that is not told.
    let motion: Motion?
    /// What is written where no radar sees.
    let unseen: String
    /// Whose pictures and shapes they are.
    let credit: String
    /// The same in few words, for a map without room for that.
    let briefCredit: String

    /// Takes the name of the place, towns, rings, the motion of the rain, what is written where no radar sees, and the words
    /// about the sources.
    public init(
        place: String, towns: [MapTown], rings: [Ring], motion: Motion?, unseen: String, credit: String,
        briefCredit: String
    ) {
        (self.place, self.towns, self.rings) = (place, towns, rings)
        (self.motion, self.unseen, self.credit, self.briefCredit) = (motion, unseen, credit, briefCredit)
    }
}
