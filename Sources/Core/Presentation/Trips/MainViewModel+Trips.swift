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

    /// Shows the page of the place that was chosen meanwhile; the first place of all is that of a trip being entered.
    public func followTrip() {
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
