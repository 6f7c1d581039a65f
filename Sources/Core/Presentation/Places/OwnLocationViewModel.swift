public import Observation
public import WeatherModel
public import WeatherText

/// The command that saves the place where the computer is, and what came of it.
///
/// Nothing is asked before the user gives the command.
@MainActor @Observable
public final class OwnLocationViewModel {
    /// The message about the question or its answer, with a button that ends it; nil if there is none.
    public private(set) var notice: Banner?

    /// The task that saves the last place that was found.
    @ObservationIgnored private(set) var task: Task<Void, Never>?
    private var isAsking = false
    private var isNew = false
    private let finder: any LocationFinding
    private let adding: AddLocationViewModel
    private let locations: LocationsViewModel
    private let precision: @MainActor () -> CoordinatePrecision

    /// - Parameters:
    ///   - adding: Saves and shows the place.
    ///   - precision: Returns the precision of the coordinates that are kept.
    public init(
        _ finder: any LocationFinding, adding: AddLocationViewModel, locations: LocationsViewModel,
        precision: @escaping @MainActor () -> CoordinatePrecision
    ) {
        (self.finder, self.adding, self.locations, self.precision) = (finder, adding, locations, precision)
    }

    /// Asks where the computer is, then saves that place and shows it; does nothing while it is asking.
    func ask() {
        guard !isAsking else { return }
        isAsking = true
        notice = Banner(
            text: tr("Asking your desktop for your location…"), actionLabel: tr("Cancel"), style: .info)
        finder.find(for: precision()) { [weak self] in self?.take($0) }
    }

    /// Ends the question, or removes the message.
    func dismiss() {
        if isAsking { finder.forget() }
        (isAsking, notice) = (false, nil)
    }

    /// Removes a message of success that has been there for a minute.
    func minutePassed() {
        guard notice?.style == .info, !isAsking else { return }
        if !isNew { notice = nil }
        isNew = false
    }

    private func take(_ outcome: LocationOutcome) {
        guard isAsking else { return }
        isAsking = false
        guard case .found(let point, let accuracy) = outcome else {
            notice = Banner(text: Self.message(outcome), actionLabel: tr("Dismiss"))
            return
        }
        notice = nil
        let place = adding.place(at: point.rounded(to: precision()))
        task = Task {
            await adding.show(place)
            // If it could not be saved, the search field says why.
            guard locations.contains(place.id) else { return }
            isNew = true
            notice = Banner(
                text: Self.message(place, accuracy, locations.format.formatter), actionLabel: tr("Dismiss"),
                style: .info)
        }
    }

    private static func message(_ place: Location, _ accuracy: Distance?, _ formatter: WeatherFormatter) -> String {
        guard let accuracy else { return tr("Your location is {place}.", ["place": place.localized.name]) }
        return tr(
            "Your location is {place}, accurate to {distance}.",
            ["place": place.localized.name, "distance": formatter.visibility(accuracy)])
    }

    private static func message(_ outcome: LocationOutcome) -> String {
        switch outcome {
        case .refused:
            tr("Your desktop does not permit Fairweather to know your location. Enter the name of your town instead.")
        case .absent: tr("Your desktop has no location service. Enter the name of your town instead.")
        case .found, .unavailable:
            tr("Your desktop could not find your location. Enter the name of your town instead.")
        case .silent:
            tr("Your desktop gave no location within 10 seconds. If it has asked you something, answer and try again.")
        case .lost: tr("Your desktop’s location service went away before it answered. Try again later.")
        }
    }
}
