// `solver-bench FILE RUNS MEASURES…` prints a line `measure milliseconds` a measure, the median of the runs, and
// before them `first`, the time of the first build, and `memory`, what it took in megabytes.
import Foundation

let arguments = CommandLine.arguments
guard arguments.count > 2, let runs = Int(arguments[2]), runs > 0, let workload = Workload(path: arguments[1]) else {
    print("usage: solver-bench FILE RUNS \(Measurement.allCases.map(\.rawValue).joined(separator: "|"))…")
    exit(2)
}
let before = residentMegabytes()
let start = processTime()
var built = try BuiltSystem(workload)
print("first \(processTime() - start)")
print("memory \(residentMegabytes() - before)")
for measurement in arguments.dropFirst(3).compactMap(Measurement.init) {
    var times: [Double] = []
    for _ in 0..<runs { times.append(try measurement.run(workload, &built)) }
    times.sort()
    print("\(measurement.rawValue) \(times[runs / 2])")
}
if sum.isNaN { exit(1) }
