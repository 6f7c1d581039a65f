import Foundation
import WeatherModel

extension WeatherReport {
    /// Reads a stored part into the report; leaves it missing if it cannot be read.
    ///
    /// - Parameters:
    ///   - part: The name of the part in the database; an unknown one is ignored.
    ///   - window: The hours and days to read; nil for all.
    mutating func read(_ part: String, _ stamp: PartStamp, _ payload: Data, window: PartWindow? = nil) {
        switch WeatherPart(rawValue: part) {
        case .current:
            current = Self.part(payload, stamp) { reader throws(UnreadablePayload) in
                guard let first = try PayloadTable.current.read(&reader).first else { throw UnreadablePayload() }
                return first
            }
        case .minutes:
            minutes = Self.part(payload, stamp) { reader throws(UnreadablePayload) in
                try PayloadTable.minutes.read(&reader)
            }
        case .hours:
            hours = Self.part(payload, stamp) { reader throws(UnreadablePayload) in
                try PayloadTable.hours.read(&reader, keys: window?.hours, wanted: window?.columns)
            }
        case .days:
            days = Self.part(payload, stamp) { reader throws(UnreadablePayload) in
                try PayloadTable.days.read(&reader, keys: window?.days)
            }
        case .airQuality:
            airQuality = Self.part(payload, stamp) { reader throws(UnreadablePayload) in
                AirQualityReport(
                    current: try PayloadTable.airQuality.read(&reader).first,
                    hours: try PayloadTable.airQuality.read(&reader)
                ).bounded
            }
        case .alerts:
            alerts = Self.part(payload, stamp) { reader throws(UnreadablePayload) in try AlertPayload.read(&reader) }
        case .spread:
            spread = Self.part(payload, stamp) { reader throws(UnreadablePayload) in
                try PayloadTable.spread.read(&reader)
            }
        case nil:
            break
        }
    }

    private static func part<Value>(
        _ payload: Data, _ stamp: PartStamp, _ read: (inout PayloadReader) throws(UnreadablePayload) -> Value
    ) -> Sourced<Value>? {
        try? Payload.read(payload) { reader throws(UnreadablePayload) in
            let value = try read(&reader)
            return stamp.sourced(value, publishers: try PublisherPayload.read(&reader))
        }
    }
}
