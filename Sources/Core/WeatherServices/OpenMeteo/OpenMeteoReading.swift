import WeatherModel

/// How one variable of a table gets into the values of a row.
struct OpenMeteoReading<Row> {
    /// Reads the variable of the row with this number.
    let read: (Int, inout Row) -> Void

    /// - Parameter put: Puts the quantity where it belongs; it gets nil where the row has none.
    init<Value: OpenMeteoLabelled>(
        _ variable: String, in table: OpenMeteoTable, _ put: @escaping (inout Row, Value?) -> Void
    ) {
        let column: OpenMeteoColumn<Value> = table.column(variable)
        read = { row, values in put(&values, column[row]) }
    }
}
