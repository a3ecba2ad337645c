// Replaced by the suite's own files.
