// The names under which the target Adaptive still knows them.
package typealias SystemPass = FixpointSolver
package typealias RunningSystem = IncrementalSystem
