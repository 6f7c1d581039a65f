/// A pattern of the coming weather, and its sentence.
protocol RainRule: SendableMetatype {
    /// Returns the sentence; nil if the weather does not follow the pattern.
    static func sentence(_ course: PrecipitationCourse, _ context: SentenceContext) -> String?
}
