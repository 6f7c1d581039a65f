/// The namespace of Weather Underground's formats: a top-level type named `Observation` would hide the module of that
/// name from the `@Observable` macro in every module that imports this one.
public enum WeatherUnderground {}
