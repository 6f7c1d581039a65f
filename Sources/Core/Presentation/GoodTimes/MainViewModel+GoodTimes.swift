extension MainViewModel {
    /// Shows the page of good times of the visible place, with all activities.
    public func openGoodTimes() {
        if let goodTimes { return goodTimes.showAll() }
        guard let page else { return }
        closeOpenedPage()
        goodTimes = GoodTimesViewModel(
            of: page, settings: settings, removed: removedActivities, memory: calendarMemory)
    }

    /// Shows the page of an activity at the visible place.
    public func openActivity(_ id: String) {
        openGoodTimes()
        goodTimes?.open(id)
    }

    /// Shows the page of the place again.
    public func closeGoodTimes() {
        if goodTimes != nil { goodTimes = nil }
    }

    /// Shows the page of good times, or of the activity, of the place that was chosen meanwhile, or that place's page where the
    /// former place is gone.
    public func followGoodTimes() {
        guard let shown = goodTimes, shown.pageID != page?.pageID else { return }
        let activity = shown.activity?.id
        closeGoodTimes()
        guard locations.contains(shown.pageID) else { return }
        if let activity { openActivity(activity) } else { openGoodTimes() }
    }
}
