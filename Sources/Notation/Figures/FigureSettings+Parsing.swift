import AutoLayout
import Diagnostics

extension FigureSettings {
    /// The settings in an info string that stands in `file` at the UTF-8 offset `offset`, and what is wrong with them.
    public static func parse(_ info: String, in file: SourceFile, at offset: Int) -> (FigureSettings, [Diagnostic]) {
        let (settings, problems) = parse(info)
        let diagnostics = problems.prefix(Limits.diagnostics).map { problem in
            let range = offset + problem.range.lowerBound..<offset + problem.range.upperBound
            let words = problem.error.words
            return Diagnostic(
                .error, words.identifier, in: file, at: range, message: words.message, help: words.help)
        }
        return (settings, diagnostics)
    }

    /// The settings in an info string that is the whole of `excerpt`.
    public static func parse(_ info: String, at excerpt: SourceExcerpt) -> (FigureSettings, [Diagnostic]) {
        parse(info, in: excerpt.file, at: excerpt.fileOffset(of: 0))
    }

    private static func parse(_ info: String) -> (FigureSettings, [Problem]) {
        var settings = FigureSettings()
        var reader = InfoStringReader(info)
        var problems: [Problem] = []
        var seen: Set<SettingName> = []
        var isFirst = true
        var language = ""
        while let word = reader.next() {
            if isFirst, word.value == nil, ["layout", "swift"].contains(word.name) {
                language = word.name
                isFirst = false
                continue
            }
            isFirst = false
            do throws(NotationError) {
                let name = try settings.read(word, inProgram: language == "swift")
                if !seen.insert(name).inserted {
                    problems.append(Problem(.duplicateSetting(word.name), word.nameRange))
                }
            } catch {
                problems.append(Problem(error, error.isAboutName ? word.nameRange : word.valueRange))
            }
        }
        if settings.isPlain, settings.height == nil {
            problems.append(Problem(.plainWithoutHeight, 0..<info.utf8.count))
        }
        return (settings, reader.problems + problems)
    }

    private mutating func read(
        _ word: InfoStringReader.Word, inProgram: Bool
    ) throws(NotationError) -> SettingName {
        guard let name = SettingName(rawValue: word.name), inProgram || !name.isForPrograms else {
            throw .unknownSetting(word.name, among: SettingName.names)
        }
        guard let value = word.value, !value.isEmpty else {
            throw .settingWithoutValue(word.name, example: name.example)
        }
        try set(name, SettingValue(name: word.name, text: value))
        return name
    }

    private mutating func set(_ name: SettingName, _ value: SettingValue) throws(NotationError) {
        switch name {
        case .figure: self.name = try value.identifier()
        case .widths: widths = try value.numbers(1...10_000)
        case .devices: devices = try value.devices()
        case .height: height = try value.number(1...10_000)
        case .scroll: scrollOffsets = try value.numbers(-100_000...100_000)
        case .appearance: appearances = try value.appearances()
        case .show: (showsCode, showsFigure) = try value.shown()
        case .expect:
            expectation = try value.choice(Expectation.allCases.filter { $0 != .none }.map { ($0.rawValue, $0) })
        case .frame: isPlain = try value.choice([("device", false), ("plain", true)])
        case .direction: directions = try value.directions()
        case .textSize: textSizes = try value.textSizes()
        case .keyboard: keyboards = try value.keyboards()
        case .caption: caption = value.text
        case .title: title = value.text
        case .project: project = try value.typeName()
        case .exercise: exercise = try value.choice(ExerciseRole.allCases.map { ($0.rawValue, $0) })
        case .in: place = value.text
        case .remove: removed = value.text.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
        }
    }
}

/// The settings' names.
enum SettingName: String, CaseIterable {
    case figure, widths, devices, height, scroll, appearance, show, expect, frame, direction
    case textSize = "text-size"
    case keyboard, caption, title, project, exercise
    case `in`, remove

    /// Whether fences of Swift alone take it.
    var isForPrograms: Bool { self == .in || self == .remove }

    static let names: [String] = allCases.filter { !$0.isForPrograms }.map { $0.rawValue }

    /// The setting with a value, for messages.
    var example: String {
        switch self {
        case .figure: "figure=timeline"
        case .widths: "widths=320,390"
        case .devices: "devices=\"iPhone SE,iPad\""
        case .height: "height=667"
        case .scroll: "scroll=0,60"
        case .appearance: "appearance=light,dark"
        case .show: "show=code,figure"
        case .expect: "expect=conflict"
        case .frame: "frame=plain"
        case .direction: "direction=ltr,rtl"
        case .textSize: "text-size=xSmall,AX5"
        case .keyboard: "keyboard=shown"
        case .caption: "caption=\"What to look at\""
        case .in: "in=CardViewController.viewDidLoad"
        case .remove: "remove=titleLabel"
        case .title: "title=\"Two widths\""
        case .project: "project=Timeline"
        case .exercise: "exercise=start"
        }
    }
}

extension NotationError {
    /// Whether a setting's name is to blame rather than its value.
    fileprivate var isAboutName: Bool {
        switch self {
        case .unknownSetting, .settingWithoutValue: true
        default: false
        }
    }
}
