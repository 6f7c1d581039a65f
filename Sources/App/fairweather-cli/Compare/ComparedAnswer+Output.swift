import WeatherModel
import WeatherText

extension ComparedAnswer {
    /// The sentences, a row for each day with a column for each forecast, and when they arrived.
    var lines: [String] {
        let screen = session.surroundings.screen
        func wrapped(_ text: String?, _ ink: Ink = .plain) -> [String] {
            (text ?? "").isEmpty ? [] : (text ?? "").wrapped(to: screen.width).map { screen.text($0, ink) }
        }
        var table = TextTable(
            [TextTable.Column(alignment: .left), TextTable.Column(alignment: .left, dispensability: 1)]
                + text.rows.map { _ in TextTable.Column(alignment: .left) })
        table.add(
            [TextTable.Cell(text: ""), TextTable.Cell(text: "")]
                + text.rows.map { TextTable.Cell(text: $0.name, ink: .bold) })
        for (offset, day) in text.headings.enumerated() {
            table.add(
                [TextTable.Cell(text: day.weekday, ink: .bold), TextTable.Cell(text: day.date, ink: .dim)]
                    + text.rows.map { row in
                        guard row.cells.indices.contains(offset) else {
                            return TextTable.Cell(text: offset == 0 ? row.failureText ?? "—" : "—", ink: .dim)
                        }
                        let cell = row.cells[offset]
                        // Without colours the mark alone tells.
                        return TextTable.Cell(
                            text: cell.isParting ? cell.text + " *" : cell.text, ink: cell.isParting ? .yellow : .plain)
                    })
        }
        let isMarked = text.comparison.firstParting != nil
        let title = areOfOnePlace ? columns.first?.place.localName : nil
        return wrapped(title, .bold) + wrapped(text.sentence) + wrapped(text.detail) + table.lines(on: screen)
            + wrapped(tr("High, low and precipitation of each day."), .dim)
            + (isMarked ? wrapped(tr("“*” marks where one parts from the others."), .dim) : []) + credits(wrapped)
    }

    private func credits(_ wrapped: (String?, Ink) -> [String]) -> [String] {
        let known = columns.compactMap { column in
            column.forecast.report.flatMap { $0.days?.source ?? $0.hours?.source }
        }
        let attributions = known.map(\.attribution).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return attributions.flatMap { wrapped($0, .dim) }
    }

    /// The command's JSON object on a line of its own.
    var json: [UInt8] {
        var json = JSONText()
        let (text, comparison) = (text, text.comparison)
        json.object { json in
            json.member("schema")
            json.value(JSONText.schema)
            json.member("sentence")
            json.value(text.sentence)
            json.member("detail")
            json.value(text.detail)
            json.member("agree_until")
            json.value((areOfOnePlace ? comparison.lastAgreeing : nil).map { comparison.dates[$0].description })
            json.member("first_difference")
            json.value(comparison.firstParting.map { comparison.dates[$0].description })
            json.member("forecasts")
            json.array { json in
                for (number, column) in columns.enumerated() { json.object { write(column, number, to: &$0) } }
            }
        }
        json.endLine()
        return json.bytes
    }

    private func write(_ column: Column, _ number: Int, to json: inout JSONText) {
        json.member("place")
        json.place(column.place)
        json.member("source")
        json.value(column.source?.id)
        json.member("fetched")
        json.value(column.forecast.fetchedAt)
        json.member("failure")
        json.value(column.forecast.failure.map { $0.message(from: column.source?.name ?? column.forecast.name) })
        json.member("days")
        json.array { json in
            for (date, day) in zip(text.comparison.dates, text.comparison.days[number]) {
                guard let day else { continue }
                json.object { json in
                    json.member("date")
                    json.value(date.description)
                    json.member("high_c")
                    json.value(day.high)
                    json.member("low_c")
                    json.value(day.low)
                    json.member("precipitation_mm")
                    json.value(day.precipitation)
                    json.member("partial")
                    json.value(!day.isWhole)
                    json.member("parts_in")
                    json.array { json in
                        for value in type(of: day).Value.allCases where day.parting.contains(value) {
                            json.value(value.rawValue)
                        }
                    }
                }
            }
        }
    }
}
