extension Coordinates {
    /// Makes a point, with numbers out of range replaced by the nearest valid ones and NaN by 0.
    public init(clampingLatitude latitude: Double, longitude: Double) {
        self.latitude = latitude.isNaN ? 0 : max(-90, min(90, latitude))
        self.longitude = longitude.isNaN ? 0 : max(-180, min(180, longitude))
    }
}
