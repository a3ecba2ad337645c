import AutoLayout
import Piecewise

/// Samples what is expected on the screens of a layout.
struct ExpectationProbe: Probe {
    let expectations: (Screen, inout CertificateLog) -> [LayoutExpectation]
    let layout: AdaptiveLayout

    func sample(at width: Double) throws(AdaptiveFailure) -> Sample<ExpectationSample> {
        let screen = layout.screen(at: width)
        var log = CertificateLog()
        log.compare(width, Screen.leastRegularWidth)
        log.compare(width, screen.size.height)
        let found = expectations(screen, &log)
        return Sample(parameter: width, log: log, value: ExpectationSample(expectations: found))
    }
}

/// Expectations, of which the constants are the numbers.
struct ExpectationSample: Sampled {
    let expectations: [LayoutExpectation]

    var mayClimb: Bool { false }

    var numbers: [Double] { expectations.flatMap { [$0.left.constant, $0.right.constant] } }

    func isAlike(_ other: ExpectationSample) -> Bool {
        expectations.map { $0.withoutConstants } == other.expectations.map { $0.withoutConstants }
    }
}

extension LayoutExpectation {
    fileprivate var withoutConstants: LayoutExpectation {
        var expectation = self
        expectation.left.constant = 0
        expectation.right.constant = 0
        return expectation
    }
}
