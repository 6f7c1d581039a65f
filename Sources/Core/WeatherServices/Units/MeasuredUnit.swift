/// A unit that a source measures in, whatever the source calls it.
enum MeasuredUnit: Sendable {
    case celsius, fahrenheit, kelvin
    case metresPerSecond, kilometresPerHour, milesPerHour, knots
    case hectopascal, pascal, inchOfMercury
    case millimetre, centimetre, metre, kilometre, inch, foot, mile
    case percent
    case degree
}
