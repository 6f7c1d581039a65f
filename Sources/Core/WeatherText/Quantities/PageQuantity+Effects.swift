extension PageQuantity {
    /// What each step of its scale does to people, in a few words, from the lowest step to the highest.
    var effects: [String] {
        switch self {
        case .temperature:
            [
                tr("Skin hurts in the wind; water freezes in pipes"),
                tr("Frost is possible: ice on roads, cover plants"), tr("Coat weather; heating on"),
                tr("A jacket will do"), tr("Short sleeves"), tr("Drink more, seek shade"),
            ]
        case .feelsLike:
            [
                tr("Cover your skin; do not stay out long"), tr("A warm coat, a hat and gloves"), tr("Coat weather"),
                tr("A jacket will do"), tr("Short sleeves"), tr("Drink more, seek shade"),
            ]
        case .precipitation:
            [
                tr("No umbrella needed"), tr("A hood will do"), tr("Umbrella and proper shoes"),
                tr("Puddles on the roads; better wait indoors"),
            ]
        case .wind:
            [
                tr("Smoke rises straight up"), tr("Leaves rustle; washing sways on the line"),
                tr("Dust and paper blow about"), tr("Cycling against it is hard work"),
                tr("Umbrellas turn; tie up what is loose"),
                tr("Twigs break; stay out of the woods"), tr("Roofs and trees are damaged"),
            ]
        case .humidity:
            [
                tr("Skin and throat feel dry"), tr("Comfortable for most people"), tr("Sweat and washing dry slowly"),
                tr("Washing hardly dries; dew or fog may form"),
            ]
        case .pressure:
            [
                tr("Often cloud, wind and rain"), tr("Either way, and often changing"), tr("Often dry and calm"),
            ]
        case .visibility:
            [
                tr("Drive slowly with the lights on"), tr("Keep more distance on the road"),
                tr("Distant hills are pale"), tr("Hills stand out clearly"), tr("Far mountains can be seen"),
            ]
        case .uvIndex:
            [
                tr("No protection needed"), tr("Hat and sunscreen around noon"), tr("Cover up; shade around noon"),
                tr("Avoid the sun around noon"), tr("Skin burns fast; stay in the shade"),
            ]
        // Those of the air belong to its standard.
        case .air, .sky: []
        }
    }
}
