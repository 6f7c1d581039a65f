extension MainViewModel {
    /// Shows the page of good times of the visible place.
    public func openGoodTimes() {
        guard let page, goodTimes == nil else { return }
        closeRainMap()
        closeQuantity()
        closeComparison()
        closeTrip()
        goodTimes = GoodTimesViewModel(of: page, settings: settings)
    }

    /// Shows the page of the place again.
    public func closeGoodTimes() {
        if goodTimes != nil { goodTimes = nil }
    }

    /// Shows the page of good times of the place that was chosen meanwhile, or that place's page where the former place is
    /// gone.
    public func followGoodTimes() {
        guard let shown = goodTimes, shown.pageID != page?.pageID else { return }
        closeGoodTimes()
        if locations.contains(shown.pageID) { openGoodTimes() }
    }
}
