internal import Charts
internal import Gtk
internal import Presentation

/// The form of a rule: what it is about, what it would have told, and the buttons that save or delete it.
@MainActor
final class RuleFormView<Model: PreferencesModel> {
    private let title = Label().wrapped(width: 40).styled("heading")
    private let words = Label().wrapped(width: 48).styled("secondary", "numeric")
    private let name = TextField(name: RuleFormWords.name)
    private let threshold = TextField(name: RuleFormWords.threshold)
    private let unit = Label().aligned(vertically: .center)
    private let fields: [RuleForm.Field: DropDown]
    private let lines: [Widget]
    private let nameProblem: ProblemLabel
    private let problem: ProblemLabel
    private let trial = Label().wrapped(width: 48).styled("numeric")
    private let trialStop: ReadingStop
    private let picture = SizedDrawing<RuleTrialPicture> { _, _, _ in
        RuleTrialPicture.height(textScale: Appearance.textScale)
    } draw: { picture, width, measure in
        picture.drawing(
            width: width, textScale: Appearance.textScale, palette: Look.palette, measure: measure)
    }
    private let suggestion = Button(label: "").styled("link-command")
    private let deletion = Button(label: RuleFormWords.delete).styled("link-command", "delete-command")
    private var shown: String?
    private(set) var isOpen = false
    let root: Container

    init(_ model: Model) {
        var fields: [RuleForm.Field: DropDown] = [:]
        for field in RuleForm.Field.allCases {
            let control = DropDown([""], name: RuleFormWords.title(field))
            control.onSelect { [weak model] in model?.chooseForRule($0, for: field) }
            fields[field] = control
        }
        self.fields = fields
        name.limit(to: RuleFormWords.nameLength)
        name.wide(characters: 30)
        let (threshold, unit) = (threshold.wide(characters: 8), unit)
        lines = RuleForm.lines.map { line in
            let controls = line.fields.compactMap { fields[$0] as Widget? }
            return FieldLine.make(
                RuleFormWords.title(line.title), line.title == .comparison ? controls + [threshold, unit] : controls)
        }
        let heading = Container(.vertical, [title, words])
        let nameLine = FieldLine.make(RuleFormWords.name, [name])
        let card = Container(.vertical, spacing: 8, [heading, nameLine] + lines).styled("card", "form-card")
        nameProblem = ProblemLabel(of: name)
        problem = ProblemLabel(of: threshold)
        trialStop = ReadingStop(Container(.vertical, spacing: 8, [trial, picture.root]))
        let save = Button(label: RuleFormWords.save).styled("suggested-action")
        let cancel = Button(label: PlaceWords.cancel)
        let trialCard = Container(.vertical, spacing: 4, [trialStop.root, suggestion.aligned(horizontally: .start)])
            .styled("card", "form-card")
        let tools = WrappingRow([deletion, cancel, save])
        root = Container(.vertical, spacing: 8, [card, trialCard, nameProblem.root, problem.root, tools])
        name.onChange { [weak model] in model?.nameRule($0) }
        threshold.onChange { [weak model] in model?.writeThreshold($0) }
        for field in [name, threshold] { field.onSubmit { [weak model] in model?.saveRule() } }
        save.onClick { [weak model] in model?.saveRule() }
        cancel.onClick { [weak model] in model?.cancelRule() }
        suggestion.onClick { [weak model] in model?.takeRuleSuggestion() }
        deletion.onClick { [weak self, weak model] in
            if let id = self?.shown { model?.deleteRule(id) }
        }
    }

    /// Moves the focus to the field that the form begins with.
    func focus() { name.grabFocus() }

    /// Shows the form; nil hides it.
    func show(_ form: RuleForm?) {
        root.isVisible = form != nil
        guard let form else { return isOpen = false }
        shown = form.id
        title.text = form.title
        words.text = form.words
        if name.text != form.name { name.text = form.name }
        name.setPlaceholder(form.usualName)
        if threshold.text != form.threshold { threshold.text = form.threshold }
        unit.text = form.unit
        for field in RuleForm.Field.allCases {
            let choice = form.choices.first { $0.field == field }
            fields[field]?.isVisible = choice != nil
            if let choice { fields[field]?.show(choice.choices, selected: choice.selected) }
        }
        for (line, view) in zip(RuleForm.lines, lines) {
            view.isVisible = form.choices.contains { line.fields.contains($0.field) }
        }
        nameProblem.show(form.isNameRefused ? form.problem : nil)
        problem.show(form.isNameRefused ? nil : form.problem)
        trial.show(form.trialText)
        trialStop.say(form.trialText ?? "")
        picture.root.isVisible = form.picture != nil
        if let days = form.picture { picture.show(days) }
        suggestion.isVisible = form.suggestion != nil
        if let text = form.suggestion { suggestion.setLabel(text) }
        deletion.isVisible = form.id != nil
        guard !isOpen else { return }
        isOpen = true
        focus()
    }
}
