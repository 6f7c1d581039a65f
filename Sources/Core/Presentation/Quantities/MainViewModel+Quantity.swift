public import WeatherText

extension MainViewModel {
    /// Shows the page of a quantity of the visible place, with the span of time that was chosen before.
    public func openQuantity(_ quantity: PageQuantity, isNarrow: Bool) {
        guard let page, self.quantity == nil else { return }
        closeOpenedPage()
        let years = pastYears.map { inquiry in
            PastYearsLoader(
                inquiry, of: page, saved: { [locations] in locations.pages.map(\.pageID) },
                tell: { [locations] in locations.announcements.tell($0) })
        }
        self.quantity = QuantityViewModel(
            quantity, of: page, range: lastRange ?? (isNarrow ? .middle : .long), pastYears: years, normals: normals)
    }

    /// Shows the page of the place again.
    public func closeQuantity() {
        guard let quantity else { return }
        lastRange = quantity.range
        quantity.pastYears?.stop()
        self.quantity = nil
    }

    /// Shows the same quantity of the place that was chosen meanwhile, or its page where that does not have it or the
    /// former place is gone.
    public func followQuantity() {
        guard let shown = quantity, shown.pageID != page?.pageID else { return }
        closeQuantity()
        if locations.contains(shown.pageID), let report = page?.settled, shown.quantity.isOffered(by: report) {
            openQuantity(shown.quantity, isNarrow: false)
        }
    }
}
