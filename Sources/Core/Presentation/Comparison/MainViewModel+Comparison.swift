extension MainViewModel {
    /// Whether sources can be asked one by one.
    public var hasComparisons: Bool { comparisons != nil }

    /// Shows sources for the visible place, or places, side by side; where none can be asked, says why.
    public func openComparison(isNarrow: Bool) {
        guard let page, comparison == nil else { return }
        guard let comparisons else { return locations.announcements.tell(replayText ?? preferences.contacts) }
        closeOpenedPage()
        comparison = ComparisonViewModel(of: page, among: locations, comparisons, isNarrow: isNarrow)
    }

    /// Shows the page of the place again.
    public func closeComparison() {
        if comparison != nil { comparison = nil }
    }

    /// Compares the sources for the place that was chosen meanwhile, or shows its page where the former one is gone.
    public func followComparison() {
        guard let shown = comparison, shown.pageID != page?.pageID else { return }
        closeComparison()
        if locations.contains(shown.pageID) { openComparison(isNarrow: shown.days < 8) }
    }
}
