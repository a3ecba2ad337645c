internal import CXXHash

/// The fingerprint of bytes that come one part after the other.
struct FingerprintStream: ~Copyable {
    /// Nil where there is no memory; then nothing has a fingerprint that anything else has.
    private let state: OpaquePointer?

    init() {
        state = XXH3_createState()
        if let state { XXH3_128bits_reset(state) }
    }

    deinit { XXH3_freeState(state) }

    func add(_ bytes: UnsafeRawBufferPointer) {
        if let state { XXH3_128bits_update(state, bytes.baseAddress, bytes.count) }
    }

    /// Of all bytes so far.
    var fingerprint: Fingerprint {
        guard let state else { return Fingerprint(high: .random(in: 0...UInt64.max), low: .random(in: 0...UInt64.max)) }
        let hash = XXH3_128bits_digest(state)
        return Fingerprint(high: hash.high64, low: hash.low64)
    }
}
