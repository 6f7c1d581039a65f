extension MainViewModel {
    /// Shows the form of a new trip.
    public func openNewTrip() {
        guard let trips else { return }
        leavePages()
        trips.begin()
    }

    /// Shows the page of a trip in place of that of a place.
    public func openTrip(_ id: String) {
        guard let trips else { return }
        leavePages()
        trips.open(id)
    }

    /// Shows the page of the place again.
    public func closeTrip() { trips?.close() }

    /// Whether the visible place was opened from the page of a trip.
    public var leadsBackToTrip: Bool { trips?.leftID != nil }

    /// Shows the page of the trip again from which the visible place was opened.
    public func returnToTrip() {
        if let id = trips?.leftID { openTrip(id) }
    }

    /// Shows the page of the place that was chosen meanwhile; the first place of all is that of a trip being entered.
    public func followTrip() {
        trips?.followPlace()
        guard trips?.page != nil, tripPlace != locations.selectedID else { return }
        if tripPlace == nil, let entered = trips?.page?.entered, entered == locations.selectedID {
            tripPlace = entered
        } else {
            closeTrip()
        }
    }

    private func leavePages() {
        closeOpenedPage()
        tripPlace = locations.selectedID
    }
}
