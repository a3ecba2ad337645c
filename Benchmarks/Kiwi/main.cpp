// Measures kiwi on a workload: `kiwi-bench FILE RUNS MEASURES…` prints a line `measure milliseconds` a measure,
// the median of the runs, and before them `first`, the time of the first build, and `memory`, what it took in megabytes.
//
// Priorities become strengths a factor of ten apart, which is as near as kiwi comes to strict priorities. The width is
// an edit variable stronger than all of them.
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

struct Row {
    std::string relation;
    double priority, constant;
    std::vector<std::pair<int, double>> terms;
};

struct Workload {
    int variables = 0, width = 0;
    std::vector<Row> rows;
    std::map<double, double> strengths;

    explicit Workload(const char* path) {
        std::ifstream file(path);
        std::string line;
        int count;
        file >> variables >> count >> width;
        std::getline(file, line);
        while (std::getline(file, line)) {
            std::istringstream words(line);
            Row row;
            words >> row.relation >> row.priority >> row.constant;
            int variable;
            double coefficient;
            while (words >> variable >> coefficient) row.terms.emplace_back(variable, coefficient);
            if (row.priority < 1000) strengths[row.priority] = 0;
            rows.push_back(row);
        }
        double strength = 1;
        for (auto& [priority, found] : strengths) {
            found = strength;
            strength *= 10;
        }
        strengths[1000] = kiwi::strength::required;
    }
};

struct Built {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;

    explicit Built(const Workload& workload) : variables(workload.variables) {
        solver.addEditVariable(variables[workload.width], 1e9);
        solver.suggestValue(variables[workload.width], 1200);
        for (const Row& row : workload.rows) {
            std::vector<kiwi::Term> terms;
            for (auto [variable, coefficient] : row.terms) terms.emplace_back(variables[variable], coefficient);
            auto relation = row.relation == "<=" ? kiwi::OP_LE : row.relation == "==" ? kiwi::OP_EQ : kiwi::OP_GE;
            constraints.emplace_back(
                kiwi::Expression(std::move(terms), -row.constant), relation, workload.strengths.at(row.priority));
            solver.addConstraint(constraints.back());
        }
        solver.updateVariables();
    }

    double edit(const Workload& workload, double width) {
        solver.suggestValue(variables[workload.width], width);
        solver.updateVariables();
        double sum = 0;
        for (const auto& variable : variables) sum += variable.value();
        return sum;
    }
};

static double now() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

static double residentMegabytes() {
    long total = 0, resident = 0;
    std::ifstream("/proc/self/statm") >> total >> resident;
    return resident * sysconf(_SC_PAGESIZE) / 1e6;
}

static volatile double sink;

static double measure(const std::string& name, const Workload& workload, Built& built) {
    double start = now();
    if (name == "build") {
        Built other(workload);
        return now() - start;
    }
    int edits = 1;
    if (name == "sweep") {
        edits = 1000;
        for (int step = 0; step < edits; ++step) sink = built.edit(workload, 320 + 1046.0 * step / (edits - 1));
    } else if (name == "alternate") {
        edits = 20;
        for (int step = 0; step < edits; ++step) sink = built.edit(workload, step % 2 ? 1024 : 375);
    } else if (name == "readd") {
        sink = built.edit(workload, 1200);
        start = now();
        for (int i = 0; i < 20; ++i) built.solver.removeConstraint(built.constraints[i * workload.rows.size() / 20]);
        built.solver.updateVariables();
        for (int i = 0; i < 20; ++i) built.solver.addConstraint(built.constraints[i * workload.rows.size() / 20]);
        built.solver.updateVariables();
    }
    return (now() - start) / edits;
}

int main(int count, char** arguments) {
    if (count < 3) return 2;
    Workload workload(arguments[1]);
    int runs = std::stoi(arguments[2]);
    double before = residentMegabytes();
    double start = now();
    auto built = std::make_unique<Built>(workload);
    std::printf("first %g\n", now() - start);
    std::printf("memory %g\n", residentMegabytes() - before);
    for (int argument = 3; argument < count; ++argument) {
        std::vector<double> times;
        try {
            for (int run = 0; run < runs; ++run) times.push_back(measure(arguments[argument], workload, *built));
        } catch (const std::exception& error) {
            // kiwi may refuse a constraint that it has held before; it is a wreck then, so begin with a new one.
            std::fprintf(stderr, "%s: %s\n", arguments[argument], error.what());
            built = std::make_unique<Built>(workload);
        }
        if (times.empty()) continue;
        std::sort(times.begin(), times.end());
        std::printf("%s %g\n", arguments[argument], times[times.size() / 2]);
        std::fflush(stdout);
    }
}
