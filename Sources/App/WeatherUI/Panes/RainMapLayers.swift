internal import Charts
internal import Gtk

/// The layers of the rain map, each painted only when what it shows has changed: ground, rain, and what is written over it.
@MainActor
final class RainMapLayers {
    private let ground = DrawingView(width: 0, height: 0)
    private let rain = DrawingView(width: 0, height: 0, isCoarse: true)
    private let labels = DrawingView(width: 0, height: 0)
    /// The ground of the size, the place and the style that were drawn last.
    private var kept: (id: String, drawing: MapGroundDrawing)?
    /// What is shown, with all of its rain; nil for nothing.
    private(set) var picture: RainMapPicture?
    /// The rain of the pictures that were shown last, and of the one to come.
    private var made: [(id: String, drawing: Drawing)] = []
    /// Makes the rain of the picture to come while there is nothing else to do.
    private var ahead: IdleSteps?
    /// The drawings of rain that are kept.
    private static let most = 4
    /// What lies over the map, in pixels of it; the first part is the card at its lower edge.
    var covered: [Rectangle] = []
    /// Where the words about the sources are; told when they have been drawn.
    private(set) var credit = Rectangle(x: 0, y: 0, width: 0, height: 0)
    var onCreditChange: (@MainActor () -> Void)?
    let root: LayoutContainer

    init() {
        let areas = [ground, rain, labels].map { $0.area.leftToRight().decorative() }
        root = LayoutContainer(
            areas,
            layout: CustomLayout { _, _ in
                SizeRequest(least: 0)
            } allocate: { room in
                for area in areas { room.place(area, x: 0, y: 0, width: room.width, height: room.height) }
            }
        ).styled("map-layers")
    }

    /// Shows a picture; the ground is kept where it is the same.
    func show(_ picture: RainMapPicture) {
        let former = self.picture
        self.picture = picture
        if former?.groundID != picture.groundID {
            ground.show { [weak self] width, height, _ in
                self?.ground(width, height)?.ground ?? Drawing(width: width, height: height)
            }
        }
        if former?.rainID != picture.rainID {
            rain.show { [weak self] width, height, _ in
                self?.drawing(of: picture, width, height) ?? Drawing(width: width, height: height)
            }
        }
        if former?.labelsID != picture.labelsID {
            labels.show { [weak self] width, height, measure in
                guard let self, let ground = ground(width, height) else { return Drawing(width: width, height: height) }
                let labels = picture.labels(
                    over: ground, width: width, height: height, free: free(width, height), covered: covered,
                    textScale: Appearance.textScale, isMirrored: TextDirection.isRightToLeft, style: Look.style,
                    measure: measure)
                show(labels.credit)
                return labels.drawing
            }
        }
    }

    /// Makes the rain of a picture that is to be shown soon, once what is shown has been painted; nil for none.
    func prepare(_ picture: RainMapPicture?) {
        guard let picture, !isReady(picture) else { return ahead = nil }
        let steps = IdleSteps([
            { [weak self] in
                guard let self else { return }
                _ = drawing(of: picture, Double(root.width), Double(root.height))
            }
        ])
        steps.start()
        ahead = steps
    }

    /// Returns whether the rain of a picture needs only to be painted.
    func isReady(_ picture: RainMapPicture) -> Bool {
        let id = rainID(picture, Double(root.width), Double(root.height))
        return made.contains { $0.id == id }
    }

    /// Returns how many kilometres a pixel lies east and south of the place; nil while nothing is shown.
    func kilometres(x: Double, y: Double) -> (east: Double, south: Double)? {
        picture?.kilometres(Point(x, y), free: free(Double(root.width), Double(root.height)))
    }

    private func show(_ credit: Rectangle) {
        guard credit != self.credit else { return }
        self.credit = credit
        // Not while it is drawn.
        Task { [weak self] in self?.onCreditChange?() }
    }

    /// Lets everything go that was shown.
    func clear() {
        forget()
        for layer in [ground, rain, labels] { layer.show { width, height, _ in Drawing(width: width, height: height) } }
    }

    /// Forgets what was drawn in other colours.
    func forget() {
        (kept, picture, made, ahead) = (nil, nil, [], nil)
    }

    /// Returns the rain of a picture, which is made where it is not known.
    private func drawing(of picture: RainMapPicture, _ width: Double, _ height: Double) -> Drawing {
        let id = rainID(picture, width, height)
        if let known = made.last(where: { $0.id == id }) { return known.drawing }
        let drawing = picture.rain(width: width, height: height, free: free(width, height), style: Look.style)
        made = made.suffix(Self.most - 1) + [(id, drawing)]
        return drawing
    }

    private func rainID(_ picture: RainMapPicture, _ width: Double, _ height: Double) -> String {
        "\(picture.rainID) \(width) \(height) \(free(width, height)) \(Look.style)"
    }

    private func ground(_ width: Double, _ height: Double) -> MapGroundDrawing? {
        guard let picture else { return nil }
        let free = free(width, height)
        let id = "\(picture.groundID) \(width) \(height) \(free) \(Look.style)"
        if let kept, kept.id == id { return kept.drawing }
        let drawing = picture.ground(width: width, height: height, free: free, style: Look.style)
        kept = (id, drawing)
        return drawing
    }

    /// The part above the card, in whose middle the place lies.
    private func free(_ width: Double, _ height: Double) -> Rectangle {
        Rectangle(x: 0, y: 0, width: width, height: max(80, covered.first?.y ?? height))
    }
}
