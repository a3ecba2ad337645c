// The names under which the folder Responsive still knows them.
typealias SystemPass = FixpointSolver
typealias RunningSystem = IncrementalSystem
