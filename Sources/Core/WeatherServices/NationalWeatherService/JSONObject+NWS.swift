extension JSONObject {
    /// Reads a member of the form {"unitCode": "wmoUnit:degC", "value": 1.2, "qualityControl": "V"}.
    ///
    /// Returns nil for a value that failed quality control: X is rejected, Q questioned, B judged bad by a person.
    func measured<Value: Measured>(_ key: String) -> Value? {
        guard let member = object(key), let unit = member.text("unitCode").flatMap(NWSUnit.unit),
            !["X", "Q", "B"].contains(member.text("qualityControl")?.suffix(1))
        else { return nil }
        return Value(member.number("value"), in: unit)
    }
}
