/// Whether `name` is a file that editors leave for a moment and no build reads.
///
/// Hidden files, backups (`x~`), Vim's probe (`4913`) and swap files, Emacs' autosaves (`#x#`), JetBrains' parts.
func isEditorTempFile(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("~") || name == "4913"
        || [".swp", ".swo", ".swx", ".tmp"].contains { name.hasSuffix($0) }
        || (name.hasPrefix("#") && name.hasSuffix("#"))
        || name.hasSuffix("___jb_tmp___") || name.hasSuffix("___jb_old___")
}
