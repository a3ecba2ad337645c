import AutoLayout

extension PropertyWriter {
    /// What only a control of its kind has.
    mutating func writeControl() {
        switch view.tag {
        case "segmentedControl": writeSegments()
        case "switch":
            set("isOn", element.isSet("on") ? "true" : nil)
            writeColors(["onTintColor", "thumbTintColor"])
        case "slider", "stepper": writeRange()
        case "progressView":
            set("progressViewStyle", element["progressViewStyle"] == "bar" ? ".bar" : nil)
            set("progress", number("progress"))
            writeColors(["progressTintColor", "trackTintColor"])
        case "pageControl":
            set("numberOfPages", element["numberOfPages"])
            set("currentPage", element["currentPage"])
            set("backgroundStyle", choice("backgroundStyle", element["backgroundStyle"]))
            writeColors(["pageIndicatorTintColor", "currentPageIndicatorTintColor"])
        case "activityIndicatorView":
            set("style", element["style"].flatMap { $0 == "large" || $0 == "whiteLarge" ? ".large" : nil })
            // One that stays to be seen when it stops is drawn as one that runs.
            let isShown = element.isSet("animating") || !element.isSet("hidesWhenStopped")
            set("isAnimating", isShown ? "true" : nil)
            writeColors(["color"])
        case "datePicker":
            // One without a style has wheels on the canvas of every version; in an app it is compact since iOS 14.
            let style = choice("preferredDatePickerStyle", element["style"])
            set("preferredDatePickerStyle", style ?? ".wheels  // as it was measured")
            set("datePickerMode", choice("datePickerMode", element["datePickerMode"]))
        default: break
        }
    }

    private mutating func writeSegments() {
        let titles = element.list("segments").map { Spelling.text($0["title"] ?? "") }
        set("segments", "[\(titles.joined(separator: ", "))]")
        set("selectedSegmentIndex", element["selectedSegmentIndex"])
    }

    private mutating func writeRange() {
        set("minimumValue", number("minValue") ?? number("minimumValue"))
        set("maximumValue", number("maxValue") ?? number("maximumValue"))
        set("value", number("value"))
        if view.tag == "slider" {
            set("alignmentRectInsets", resources.isFromXcode26On ? "0" : nil)
            writeColors(["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"])
        }
    }

    /// The colours that the file gives, by their names.
    private mutating func writeColors(_ names: [String]) {
        for name in names { set(name, ColorWriter.spelling(name, in: element)) }
    }

    mutating func writeInput() {
        set("placeholder", string("placeholder").map { Spelling.text($0) })
        if let attributed = Self.attributedString("attributedText", in: element) {
            writeAttributedText(attributed)
        } else {
            writePlainText()
        }
        if view.tag == "searchBar" { writeSearch() }
        if view.tag == "textField" {
            set("clearButtonMode", element["clearButtonMode"].flatMap { $0 == "never" ? nil : ".\($0)" })
            let isSecure = element.child(key: "textInputTraits")?.isSet("secureTextEntry") == true
            set("isSecureTextEntry", isSecure ? "true" : nil)
            let style = element["borderStyle"].map { ".\($0)" }
            set("borderStyle", style ?? ".none")
        }
        if view.tag == "textView" { set("isScrollEnabled", element["scrollEnabled"] == "NO" ? "false" : nil) }
    }

    private mutating func writePlainText() {
        set("text", string("text").flatMap { $0.isEmpty ? nil : Spelling.text($0) })
        writeFont()
        if view.tag != "searchBar" {
            set("textColor", ColorWriter.spelling("textColor", in: element).flatMap { $0 == ".label" ? nil : $0 })
            set("textAlignment", element["textAlignment"].flatMap { $0 == "natural" ? nil : ".\($0)" })
        }
    }

    private mutating func writeSearch() {
        set("searchBarStyle", choice("searchBarStyle", element["searchBarStyle"]))
        set("showsCancelButton", element.isSet("showsCancelButton") ? "true" : nil)
        guard element.isSet("showsScopeBar") else { return }
        let titles = element.list("scopeButtonTitles").map { Spelling.text($0.text) }
        set("showsScopeBar", "true")
        set("scopeButtonTitles", "[\(titles.joined(separator: ", "))]")
    }
}
