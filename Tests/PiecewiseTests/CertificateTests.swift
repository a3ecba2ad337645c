import Testing

@testable import Piecewise

@Suite("A log of certificates")
struct CertificateTests {
    @Test("has an outcome for each comparison and a slack for each that is no tie")
    func comparisons() {
        var log = CertificateLog()
        #expect(log.larger(3, 5) == 5)
        #expect(log.smaller(3, 3 + Tolerance.tie / 2) == 3)
        log.compare(8, 1)
        #expect(log.outcomes == [-1, 0, 1])
        #expect(log.slacks == [2, 7])
    }

    @Test("that is off keeps nothing, whatever is compared")
    func off() {
        var log = CertificateLog.off
        log.compare(1, 2)
        log.note(4, 0.5, from: 0, to: 1)
        log.notePixels(4, 0.5, from: 0, to: 1)
        log.note(7)
        #expect(log.outcomes.isEmpty && log.slacks.isEmpty && log.pixelCounts.isEmpty)
    }

    @Test("knows which outcomes count pixels, and how far a value is from either end")
    func pixels() {
        var log = CertificateLog()
        log.compare(2, 1)
        log.notePixels(4, 1.25, from: 1, to: 2)
        #expect(log.pixelCounts == [1])
        #expect(log.slacks == [1, 0.25, 0.75])
    }

    @Test("keeps the most that is asked of the width")
    func uses() {
        var log = CertificateLog()
        log.note(WidthUse.points)
        log.note(WidthUse.traits)
        #expect(log.widthUse == .points)
    }
}
