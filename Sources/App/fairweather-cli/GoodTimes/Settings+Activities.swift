import Foundation
import WeatherModel
import WeatherStore
import WeatherText

extension Settings {
    /// Returns the activity of that name, one of the user's own before one to begin with, whose limits are round in these
    /// units.
    func activity(called name: String, in units: Units) throws -> Activity {
        let name = name.trimmingCharacters(in: .whitespaces)
        let starters = Activity.starters(in: units)
        let all = activities + starters.filter { starter in !activities.contains { $0.id == starter.id } }
        guard
            let found = all.first(where: { $0.id == name })
                ?? all.first(where: { $0.id.caseInsensitiveCompare(name) == .orderedSame })
        else {
            throw CommandFailure(
                message: tr(
                    "No activity is called “{name}”. There are: {names}.",
                    ["name": name, "names": all.map(\.id).joined(separator: ", ")]), code: .wrongUsage)
        }
        return found
    }

    /// Returns the rule of that name.
    func rule(called name: String) throws -> WeatherRule {
        let name = name.trimmingCharacters(in: .whitespaces)
        guard
            let found = rules.first(where: { $0.id == name })
                ?? rules.first(where: { $0.id.caseInsensitiveCompare(name) == .orderedSame })
        else {
            throw CommandFailure(
                message: rules.isEmpty
                    ? tr("There are no rules. Add one with “check add”.")
                    : tr(
                        "No rule is called “{name}”. There are: {names}.",
                        ["name": name, "names": rules.map(\.id).joined(separator: ", ")]), code: .wrongUsage)
        }
        return found
    }
}

extension SavedPlaces {
    /// Saves changed settings; an error ends the command.
    func save(_ change: (inout Settings) -> Void) throws {
        var settings = data.settings
        change(&settings)
        do throws(StoreError) {
            if let aside = try data.settingsStore.save(settings, since: data.settings) {
                tell(StartNotice.settingsReplaced(setAside: aside.lastPathComponent).text)
            }
        } catch {
            throw CommandFailure(message: error.message, code: .storageTrouble)
        }
    }

    /// The formatter by the settings and the region.
    func formatter(units: UnitsPreset?) -> WeatherFormatter {
        var settings = data.settings
        settings.units = units?.units ?? settings.units
        return WeatherFormatter(settings, locale: surroundings.locale(nil), ownZone: surroundings.zone)
    }
}
