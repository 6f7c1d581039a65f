import WeatherModel
import WeatherServices
import WeatherStore
import WeatherText

extension PreferencesViewModel {
    /// The sources in the order in which they are asked for the chosen part, or for all.
    public var sources: [SourceRow] {
        let (ordered, troubles) = (orderedSources(for: part), troubles())
        return ordered.enumerated().map { index, source in
            SourceRow(
                source, server: serverField(source), hasKey: hasKey(source),
                trouble: troubles[source.source.id],
                isOn: !settings.settings.disabledSources.contains(source.source.id), isFirst: index == 0,
                isLast: index == ordered.count - 1)
        }
    }

    /// All parts, or one of them.
    public var orderedPart: PreferenceRow.Control {
        .choice(
            [tr("For everything")] + offeredParts.map(\.orderName),
            selected: part.flatMap { offeredParts.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
    }

    /// The sentences about choices of sources that cannot be followed.
    public var sourceProblems: [String] {
        SourceContradiction.all(in: settings.settings, catalogue).map(\.sentence)
    }

    /// Whether the order that is shown differs from that of the catalogue or, for a part, from that of all parts.
    public var hasOwnOrder: Bool {
        let settings = settings.settings
        guard let part else { return orderedSources(for: nil).map(\.source.id) != catalogue.map(\.source.id) }
        return settings.partSourceOrders[part] != nil
    }

    /// Shows the order for the part at the position, 0 for all parts; invalid positions are ignored.
    public func orderPart(_ position: Int) {
        guard (0...offeredParts.count).contains(position) else { return }
        part = position == 0 ? nil : offeredParts[position - 1]
    }

    /// Switches the source on or off.
    public func useSource(_ id: String, _ isOn: Bool) {
        settings.change { settings in
            if isOn { settings.disabledSources.remove(id) } else { settings.disabledSources.insert(id) }
        }
    }

    /// Moves the source by that many rows down, or up if negative, as far as the list goes.
    public func moveSource(_ id: String, by offset: Int) {
        var order = orderedSources(for: part).map(\.source.id)
        guard let position = order.firstIndex(of: id) else { return }
        let target = min(max(position + offset, 0), order.count - 1)
        order.insert(order.remove(at: position), at: target)
        settings.change { settings in
            if let part { settings.partSourceOrders[part] = order } else { settings.sourceOrder = order }
        }
    }

    /// Restores the order of the catalogue or, for a part, that of all parts.
    public func resetOrder() {
        settings.change { settings in
            if let part { settings.partSourceOrders[part] = nil } else { settings.sourceOrder = [] }
        }
    }

    /// Returns the sources that give the part, or all, in the order in which they are asked for it.
    func orderedSources(for part: WeatherPart?) -> [CataloguedSource] {
        let settings = settings.settings
        let order = part.flatMap { settings.partSourceOrders[$0] } ?? settings.sourceOrder
        let giving = catalogue.filter { source in part.map(source.parts.contains) ?? true }
        let named = order.compactMap { id in giving.first { $0.source.id == id } }
        return named + giving.filter { !order.contains($0.source.id) }
    }

    private var offeredParts: [WeatherPart] {
        WeatherPart.ofPage.filter { part in catalogue.contains { $0.parts.contains(part) } }
    }
}
