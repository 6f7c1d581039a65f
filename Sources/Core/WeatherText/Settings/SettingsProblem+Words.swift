public import WeatherStore

extension SettingsProblem {
    /// The sentence about the entry, with what would have an effect.
    public var sentence: String {
        let names = ["key": key, "value": value]
        return switch reason {
        case .unknownValue(let possible):
            tr(
                "The settings file says “{value}” under {key}, which means nothing there. Possible values: {values}.",
                names.merging(["values": possible.joined(separator: ", ")]) { own, _ in own })
        case .wrongType(let wanted):
            wanted == "list"
                ? tr("The settings file says “{value}” under {key}, where a list belongs.", names)
                : tr("The settings file says “{value}” under {key}, where a number belongs.", names)
        case .outside(let range):
            tr(
                "The settings file says “{value}” under {key}. The number must lie between {least} and {most}.",
                names.merging(["least": String(range.lowerBound), "most": String(range.upperBound)]) { own, _ in own })
        }
    }
}
