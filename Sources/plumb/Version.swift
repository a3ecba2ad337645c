/// The version of the program, as `plumb --version` prints it.
enum Version {
    /// A semantic version (semver.org 2.0.0), the same as the newest heading of `CHANGELOG.md`. Between releases it is
    /// the next one with `-dev` behind it. A release's tag is `v` and this.
    static let current = "0.3.0-dev"
}
