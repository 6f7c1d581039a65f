/// The room that the words of a row take which floats over the sky, in pixels.
struct TitleWords: Equatable {
    var width = 0.0
    var height = 0.0
}
