import Refreshing
import WeatherModel
public import WeatherStore
import WeatherText

extension LocationsViewModel {
    /// Takes over what other programs have changed in the store, after the changes that are under way; to be called when the
    /// store's journal was removed.
    ///
    /// Where the store cannot be read now, `followMissed()` looks again.
    public func follow(_ shared: any SharedStore) {
        // However many changes come in the meantime, one look sees them all.
        guard !following.isAsked else { return }
        following.isAsked = true
        let previous = task
        task = Task {
            await previous?.value
            (following.isAsked, following.missed) = (false, nil)
            do throws(StoreError) {
                guard let change = try await places.follow(shared, at: clock.now) else { return }
                let gone = change.gone.compactMap { page(of: $0) }
                let left = gone.first { $0.pageID == selectedID }
                presentPlaces(arrivals: change.arrivals)
                if let left { tellDeparture(of: left) }
                for page in gone { tellGone(page) }
                for state in try await places.complete(change, from: shared) { page(of: state)?.compareAgain() }
                clock.tick()
                places.tellObservers()
            } catch {
                following.missed = { [weak self] in self?.follow(shared) }
            }
        }
    }

    /// Looks again into a store that could not be read when something was changed in it.
    func followMissed() {
        following.missed?()
    }

    /// Tells that the shown place was removed, after the places shown before it of which nobody has read that yet.
    private func tellDeparture(of page: WeatherViewModel) {
        let sentence = tr("{place} was removed by another program.", ["place": page.distinctName])
        // A script that empties the list is no reason for a message that fills the window.
        following.departures = (departure == nil ? [] : following.departures.suffix(2)) + [sentence]
        departure = Banner(text: PhraseList.sentences(following.departures) ?? sentence, style: .info)
    }

    func tellGone(_ page: WeatherViewModel) {
        announcements.tell(tr("{place} was removed.", ["place": page.distinctName]))
    }
}
