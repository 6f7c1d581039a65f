import Foundation
import Testing

struct JSONSchemaTests {
    private let schema: JSONSchema

    init() throws {
        schema = try JSONSchema.shipped()
    }

    private func faults(_ text: String, as definition: String) throws -> [String] {
        try schema.faults(
            of: try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed), as: definition)
    }

    @Test("what is right passes")
    func right() throws {
        #expect(try faults("\"2026-01-15T12:20:00Z\"", as: "instant").isEmpty)
        #expect(try faults("null", as: "condition").isEmpty)
        #expect(try faults(#"{"phase":"new","illuminated":0.5,"moonrise":null,"moonset":null}"#, as: "moon").isEmpty)
    }

    @Test(
        "what is wrong is found",
        arguments: [
            ("\"2026-01-15 12:20\"", "instant"), ("1", "instant"), ("2", "version"), ("\"drizzling\"", "condition"),
            (#"{"phase":"new","illuminated":1.5,"moonrise":null,"moonset":null}"#, "moon"),
            (#"{"phase":"new","illuminated":true,"moonrise":null,"moonset":null}"#, "moon"),
            (#"{"phase":"new","illuminated":0.5,"moonrise":null}"#, "moon"),
            (#"{"phase":"new","illuminated":0.5,"moonrise":null,"moonset":null,"age":1}"#, "moon"),
            (#"{"phase":"new","illuminated":0.5,"moonrise":"noon","moonset":null}"#, "moon"), ("[]", "moon"),
            (#"{"schema":1,"places":[{}]}"#, "places"), (#"{"schema":1,"places":{}}"#, "places"),
        ])
    func wrong(text: String, definition: String) throws {
        #expect(try !faults(text, as: definition).isEmpty)
    }
}
