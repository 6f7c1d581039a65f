import Foundation
@testable import GazetteerBuilding
import Testing

@Suite("Files about regions")
final class RegionFileTests {
    private let file = URL.temporaryDirectory.appending(path: "regions-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: file)
    }

    private func write(_ text: String) throws {
        try Data(text.utf8).write(to: file)
    }

    @Test("a reviewed name needs a place that lies there")
    func reviewed() throws {
        try write("VN.01\tHanoi\treviewed\tHanoi\nUS.ME\tMaine\tlibgeonames0\n")
        let contents = try RegionFile.read(file)
        #expect(contents.names == ["VN.01": "Hanoi", "US.ME": "Maine"])
        #expect(contents.seats == ["VN.01": "Hanoi"])
        try write("VN.01\tHanoi\treviewed\n")
        #expect(throws: BuildError.self) { try RegionFile.read(file) }
    }

    @Test("witnesses are read from comma-separated columns, quoted or not")
    func witnesses() throws {
        try write("lat,lon,name,admin1,admin2,cc\r\n1.5,-2,\"Saint \"\"A\"\", Upper\",North,,GB\r\n")
        let witness = try #require(try WitnessFile.read(file).first)
        #expect(witness.name == "Saint \"A\", Upper")
        #expect((witness.latitude, witness.longitude, witness.region, witness.countryCode) == (1.5, -2, "North", "GB"))
        try write("name\n")
        #expect(throws: BuildError.self) { try WitnessFile.read(file) }
        try write("lat,lon,name,admin1,admin2,cc\nx,y,z\n")
        #expect(throws: BuildError.self) { try WitnessFile.read(file) }
    }
}
