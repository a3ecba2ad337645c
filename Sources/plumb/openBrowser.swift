import Foundation
import Platform

/// Asks the desktop to open an address; false where there is no desktop's opener.
///
/// What it starts outlives this program and gets ordinary signals.
func openBrowser(at address: String) -> Bool {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &pipe)
    // A group of its own, which Ctrl-C in this terminal does not reach.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
        &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    var child = pid_t()
    let words: [UnsafeMutablePointer<CChar>?] = [Platform.addressOpener, address].map { (word: String) in strdup(word) }
    defer { for word in words { free(word) } }
    var arguments = words + [nil]
    guard posix_spawnp(&child, Platform.addressOpener, nil, &attributes, &arguments, environ) == 0 else { return false }
    let opener = child
    Thread.detachNewThread { waitpid(opener, nil, 0) }
    return true
}
