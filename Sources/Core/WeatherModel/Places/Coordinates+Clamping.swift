extension Coordinates {
    /// The point itself, or the nearest there is where a number is out of range; not a number counts as 0.
    public init(clampingLatitude latitude: Double, longitude: Double) {
        self.latitude = latitude.isNaN ? 0 : max(-90, min(90, latitude))
        self.longitude = longitude.isNaN ? 0 : max(-180, min(180, longitude))
    }
}
