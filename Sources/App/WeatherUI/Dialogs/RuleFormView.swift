internal import Charts
internal import Gtk
internal import Presentation

/// The form of a rule: what it is about, what it would have told, and the buttons that save or delete it.
@MainActor
final class RuleFormView<Model: PreferencesModel> {
    private let title = Label().wrapped(width: 40).styled("heading")
    private let words = Label().wrapped(width: 48).preferringOneLine().styled("secondary", "numeric")
    private let name = TextField(name: RuleFormWords.name)
    private let threshold = TextField(name: RuleFormWords.threshold)
    private let unit = Label().aligned(vertically: .center)
    private let fields: [RuleForm.Field: DropDown]
    private let lines: [Widget]
    /// The words around the times of the quiet hours.
    private let spanWords = RuleFormWords.spanWords.map { Label($0).decorative().aligned(vertically: .center) }
    private let nameProblem: ProblemLabel
    private let problem: ProblemLabel
    private let trial = Label().wrapped(width: 48).styled("numeric").decorative()
    private let trialStop: ReadingStop
    private let picture = SizedDrawing<RuleTrialPicture> { _, _, _ in
        RuleTrialPicture.height(textScale: Appearance.textScale)
    } draw: { picture, width, measure in
        picture.drawing(
            width: width, textScale: Appearance.textScale, palette: Look.palette, measure: measure)
    }
    private let suggestionText = Label().decorative()
    private let suggestion: Button
    private let trialPart: Container
    private let deletion = Button(label: RuleFormWords.delete).styled("link-command", "delete-command")
    private var shown: String?
    /// Whether saving was asked for and the form has not been shown since.
    private var isAsked = false
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
        let spanWords = spanWords
        lines = RuleForm.lines.map { line in
            var controls = line.fields.compactMap { fields[$0] as Widget? }
            if line.title == .quiet {
                let times = [fields[.quietFrom], fields[.quietUntil], nil]
                controls = controls.prefix(1) + zip(spanWords, times).flatMap { [$0, $1].compactMap(\.self) }
            }
            return FieldLine.make(
                RuleFormWords.title(line.title), line.title == .comparison ? controls + [threshold, unit] : controls)
        }
        let heading = StackingRow(title, words.aligned(vertically: .center), spacing: 10, adjoins: true)
        let nameLine = FieldLine.make(RuleFormWords.name, [name])
        nameProblem = ProblemLabel(of: name)
        problem = ProblemLabel(of: threshold)
        // A label of the button's own would be its name, with the symbols of units.
        suggestion = Button(child: suggestionText, name: "").styled("text-button", "link-command")
        trialStop = ReadingStop(Container(.vertical, spacing: 8, [trial, picture.root]))
        let save = Button(label: RuleFormWords.save).styled("suggested-action")
        let cancel = Button(label: PlaceWords.cancel)
        trialPart = Container(.vertical, spacing: 4, [trialStop.root, suggestion.aligned(horizontally: .start)])
            .styled("form-part")
        // What is refused is told below its field: at the end of the card it could lie out of sight.
        let condition: [Widget] = Array(lines.prefix(1)) + [problem.root]
        let parts: [Widget] = [heading, nameLine, nameProblem.root] + condition + Array(lines.dropFirst())
        // One card, as with its buttons the form shall be seen whole in the height that the dialog begins with.
        let card = Container(.vertical, spacing: 8, parts + [trialPart]).styled("card", "form-card")
        let tools = StackingRow(
            deletion.aligned(horizontally: .start, vertically: .center), WrappingRow([cancel, save], spacing: 8),
            spacing: 12
        ).styled("form-tools")
        root = Container(.vertical, spacing: 8, [card, tools])
        name.onChange { [weak model] in model?.nameRule($0) }
        threshold.onChange { [weak model] in model?.writeThreshold($0) }
        name.onSubmit { [weak self, weak model] in self?.ask { model?.enterRule() } }
        threshold.onSubmit { [weak self, weak model] in self?.ask { model?.saveRule() } }
        save.onClick { [weak self, weak model] in self?.ask { model?.saveRule() } }
        cancel.onClick { [weak model] in model?.cancelRule() }
        suggestion.onClick { [weak model] in model?.takeRuleSuggestion() }
        deletion.onClick { [weak self, weak model] in
            if let id = self?.shown { model?.deleteRule(id) }
        }
    }

    /// Moves the focus to the field that the form begins with.
    func focus() { name.grabFocus() }

    /// Has the rule saved; where that is refused, the keyboard goes to the field that is the reason.
    private func ask(_ save: () -> Void) {
        isAsked = true
        save()
    }

    /// Shows the reason of a refusal below its field, which is brought into view as it takes the keyboard.
    private func showProblem(of form: RuleForm) {
        let (field, label) = form.isNameRefused ? (name, nameProblem) : (threshold, problem)
        if isAsked, form.problem != nil {
            // A sentence that is there already is said once more to whom the keyboard does not lead there.
            if field.containsFocus { label.tellAgain(form.problem) } else { field.grabFocus() }
        }
        isAsked = false
        name.setRefused(form.isNameRefused)
        threshold.setRefused(form.problem != nil && !form.isNameRefused)
        nameProblem.show(form.isNameRefused ? form.problem : nil)
        problem.show(form.isNameRefused ? nil : form.problem)
    }

    /// Shows the form; nil hides it.
    func show(_ form: RuleForm?) {
        root.isVisible = form != nil
        guard let form else { return isOpen = false }
        shown = form.id
        title.text = form.title
        words.text = form.words
        words.setAccessibleName(form.spokenWords)
        if name.text != form.name { name.text = form.name }
        name.setPlaceholder(form.usualName)
        if threshold.text != form.threshold { threshold.text = form.threshold }
        unit.show(form.unit.isEmpty ? nil : form.unit)
        for field in RuleForm.Field.allCases {
            let choice = form.choices.first { $0.field == field }
            fields[field]?.isVisible = choice != nil
            if let choice { fields[field]?.show(choice.choices, selected: choice.selected) }
        }
        let hasQuietHours = form.choices.contains { $0.field == .quietFrom }
        for label in spanWords { label.isVisible = hasQuietHours && !label.text.isEmpty }
        for (line, view) in zip(RuleForm.lines, lines) {
            view.isVisible = form.choices.contains { line.fields.contains($0.field) }
        }
        showProblem(of: form)
        trialPart.isVisible = form.trialText != nil || form.picture != nil
        trial.show(form.trialText)
        trialStop.say(form.spokenTrialText ?? "")
        picture.root.isVisible = form.picture != nil
        if let days = form.picture { picture.show(days) }
        suggestion.isVisible = form.suggestion != nil
        if let text = form.suggestion { suggestionText.text = text }
        suggestion.setAccessibleName(form.spokenSuggestion)
        deletion.isVisible = form.id != nil
        guard !isOpen else { return }
        isOpen = true
        focus()
    }
}
