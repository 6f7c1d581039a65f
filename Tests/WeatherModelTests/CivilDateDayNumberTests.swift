import Testing
import WeatherModel

@Suite("Days counted from 1970")
struct CivilDateDayNumberTests {
    @Test(
        "known days have their numbers, both ways",
        arguments: [
            ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2000-03-01", 11_017),
            ("2026-01-15", 20_468), ("1900-03-01", -25_508), ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
        ])
    func known(text: String, number: Int) {
        #expect(CivilDate(text)?.dayNumber == number)
        #expect(CivilDate(dayNumber: number).description == text)
    }

    @Test("four centuries and a day count without a gap or a repetition")
    func everyDay() {
        for number in -73_049...73_049 {
            let day = CivilDate(dayNumber: number)
            #expect(day.dayNumber == number)
            #expect(day < CivilDate(dayNumber: number + 1))
        }
    }
}
