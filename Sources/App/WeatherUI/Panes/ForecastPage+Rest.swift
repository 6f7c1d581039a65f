internal import Gtk
internal import Presentation
internal import WeatherText

/// What of the page follows its first frame: more days, the details and the end.
extension ForecastPage {
    /// What is left to be shown after the first frame, in short steps from the top to the bottom.
    var stages: [@MainActor () -> Void] {
        var stages: [@MainActor () -> Void] = []
        for count in stride(from: 8, through: 16, by: 2) {
            stages.append { [weak self] in
                if let days = self?.days { days.limit = max(days.limit, count) }
            }
        }
        stages.append { [weak self] in self?.showRest() }
        for count in 1...DetailKind.allCases.count {
            stages.append { [weak self] in self?.limitCards(to: count) }
        }
        stages.append { [weak self] in
            self?.days.limit = .max
            self?.limitCards(to: .max)
            self?.showFooter()
        }
        return stages
    }

    /// Makes the details one after another, and shows none of them before all are there.
    func limitCards(to count: Int) {
        for pane in [details, sideDetails] {
            pane.limit = count
            pane.root.opacity = count == .max ? 1 : 0
        }
    }

    /// Begins to show the details and the end of the page.
    func showRest() {
        restBinding = Binding { [weak self] in
            guard let self, let page = model() else { return }
            guard isRestDelayed(on: page) else { return showRest(of: page) }
            let steps = IdleSteps([{ [weak self] in self?.showRest() }])
            delayedRest = steps
            steps.start(afterFrameOf: root)
        }
    }

    /// Whether the details wait for a frame of their own, as the page comes into view: that of another place would take
    /// the time of several frames to be laid out at once.
    private func isRestDelayed(on page: Model) -> Bool {
        defer { restPage = page.pageID }
        return Appearance.isAnimated && restPage != nil && restPage != page.pageID
    }

    func showRest(of page: Model) {
        let (cards, status, times) = (page.details, page.statusText, page.goodTimes)
        let (absences, attributions) = (page.absences, page.attributions)
        details.show(cards)
        sideDetails.show(cards)
        goodTimes.show(times)
        if times == nil { filled.remove(.goodTimes) } else { filled.insert(.goodTimes) }
        if cards.isEmpty { filled.remove(.details) } else { filled.insert(.details) }
        footer.show(status, absences, attributions)
        showFooter()
        arrange()
    }
}
