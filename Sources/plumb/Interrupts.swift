import Platform

/// Ctrl-C and the polite request to end, taken by the thread that waits for them instead of interrupting another.
struct Interrupts {
    private var signals = sigset_t()

    /// From now on interrupts wait; threads that start later leave them alone, too. A broken pipe is no interrupt.
    init() {
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGTERM)
        sigaddset(&signals, SIGHUP)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        signal(SIGPIPE, SIG_IGN)
    }

    /// Returns when the user has had enough.
    func wait() {
        var wanted = signals
        var taken: Int32 = 0
        while sigwait(&wanted, &taken) != 0 {}
    }
}
