/// One way the coming weather can run, and the sentence for it.
protocol RainRule: SendableMetatype {
    /// Nil where the weather runs otherwise.
    static func sentence(_ course: PrecipitationCourse, _ telling: Telling) -> String?
}
