extension MainViewModel {
    /// Shows the rain map of the visible place; again it begins with the scale that was chosen before.
    public func openRainMap(isNarrow: Bool) {
        guard let page, let rainMaps, rainMap == nil else { return }
        closeOpenedPage()
        rainMap = rainMaps.map(of: page, zoom: lastZoom ?? (isNarrow ? .far : .middle))
    }

    /// Shows the page again, and lets the pictures go.
    public func closeRainMap() {
        guard let rainMap else { return }
        lastZoom = rainMap.zoom
        self.rainMap = nil
    }

    /// Shows the map of the place that was chosen meanwhile, or its page where no radar sees it or the former place is gone.
    public func followRainMap() {
        guard let shown = rainMap, shown.pageID != page?.pageID else { return }
        closeRainMap()
        if locations.contains(shown.pageID), offersRainMap { openRainMap(isNarrow: false) }
    }

    /// Shows the page of the place in place of whatever was opened from it.
    public func closeOpenedPage() {
        closeRainMap()
        closeQuantity()
        closeGoodTimes()
        closeComparison()
        closeTrip()
    }
}
