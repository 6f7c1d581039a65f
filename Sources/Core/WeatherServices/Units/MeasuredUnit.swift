/// The units in which sources give measured values.
enum MeasuredUnit: Sendable {
    case celsius, fahrenheit, kelvin
    case metresPerSecond, kilometresPerHour, milesPerHour, knots
    case hectopascal, pascal, inchOfMercury
    case millimetre, centimetre, metre, kilometre, inch, foot, mile
    case percent
    case degree
}
