#include "CCommandLine.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

struct command_line {
    CLI::App app;
    CLI::App *command = nullptr;
    CLI::App *given = nullptr;
    std::string message;
    std::string unexpected;

    command_line(const std::string &description, const std::string &program) : app(description, program) {}
};

namespace {

/// Whether all of `text` is a finite number.
bool is_number(const std::string &text, double &number) {
    char *end = nullptr;
    number = std::strtod(text.c_str(), &end);
    return !text.empty() && *end == '\0' && std::isfinite(number);
}

std::string check_number(const std::string &text) {
    double number = 0;
    return is_number(text, number) ? std::string() : "'" + text + "' is not a number";
}

std::string check_positive(const std::string &text) {
    double number = 0;
    return is_number(text, number) && number > 0 ? std::string() : "'" + text + "' is not a number above 0";
}

std::string check_count(const std::string &text) {
    const bool fits = !text.empty() && text.size() < 10 && text.find_first_not_of("0123456789") == std::string::npos;
    return fits ? std::string() : "'" + text + "' is not a whole number from 0 on";
}

std::string check_choice(const std::vector<std::string> &choices, const std::string &text) {
    if (std::find(choices.begin(), choices.end(), text) != choices.end()) return {};
    return "'" + text + "' is not one of " + CLI::detail::join(choices, ", ");
}

CLI::Option *add(command_line *line, const char *name, const char *description) {
    CLI::App &app = line->command ? *line->command : line->app;
    const CLI::callback_t accept = [](const CLI::results_t &) { return true; };
    return app.add_option(std::string(name), accept, std::string(description));
}

void check(CLI::Option *option, command_line_value_kind kind) {
    switch (kind) {
        case command_line_text: break;
        case command_line_number: option->check(check_number); break;
        case command_line_positive_number: option->check(check_positive); break;
        case command_line_count_number: option->check(check_count); break;
    }
}

const CLI::Option *find(const command_line *line, const char *name) {
    return line->given ? line->given->get_option_no_throw(name) : nullptr;
}

}  // namespace

command_line *command_line_new(const char *program, const char *description, const char *version) {
    auto line = new command_line(description, program);
    line->app.set_version_flag("--version", std::string(version), "Print the version and exit");
    line->app.set_help_flag("-h,--help", "Print this help and exit");
    line->app.require_subcommand(0, 1);
    line->app.get_formatter()->column_width(28);
    line->app.get_formatter()->label("SUBCOMMAND", "COMMAND");
    line->app.get_formatter()->label("Positionals", "Arguments");
    return line;
}

void command_line_free(command_line *line) { delete line; }

void command_line_add_command(command_line *line, const char *name, const char *description) {
    line->command = line->app.add_subcommand(name, description);
    line->command->group("Commands");
}

void command_line_add_positional(command_line *line, const char *name, const char *description, bool is_required) {
    add(line, name, description)->type_name("")->required(is_required);
}

void command_line_add_option(
    command_line *line, const char *name, const char *value, const char *description, command_line_value_kind kind,
    bool is_required) {
    auto option = add(line, name, description)->required(is_required);
    check(option, kind);
    option->type_name(value);
}

void command_line_add_choice(command_line *line, const char *name, const char *choices, const char *description) {
    auto option = add(line, name, description);
    const auto words = CLI::detail::split(choices, ',');
    option->check([words](const std::string &text) { return check_choice(words, text); });
    option->type_name(CLI::detail::join(words, "|"));
}

void command_line_add_flag(command_line *line, const char *name, const char *description) {
    const std::string text(description);
    (line->command ? *line->command : line->app).add_flag(name, text);
}

command_line_outcome command_line_parse(command_line *line, int count, const char *const *arguments) {
    std::ostringstream help, error;
    try {
        line->app.parse(count, arguments);
        const auto given = line->app.get_subcommands();
        if (!given.empty()) {
            line->given = given.front();
            return command_line_run;
        }
        line->message = line->app.help();
        return command_line_wrong_usage;
    } catch (const CLI::ExtrasError &) {
        const auto words = line->app.remaining(true);
        line->unexpected = words.empty() ? std::string() : words.front();
        line->message = "'" + line->unexpected + "' is not expected here\nRun with --help for more information.\n";
        return command_line_wrong_usage;
    } catch (const CLI::ParseError &problem) {
        const bool is_wrong = line->app.exit(problem, help, error) != 0;
        line->message = is_wrong ? error.str() : help.str();
        return is_wrong ? command_line_wrong_usage : command_line_helped;
    } catch (const std::exception &problem) {
        line->message = problem.what();
        return command_line_wrong_usage;
    }
}

const char *command_line_message(const command_line *line) { return line->message.c_str(); }

const char *command_line_unexpected(const command_line *line) {
    return line->unexpected.empty() ? nullptr : line->unexpected.c_str();
}

const char *command_line_command(const command_line *line) {
    return line->given ? line->given->get_name().c_str() : nullptr;
}

const char *command_line_value(const command_line *line, const char *name) {
    const auto option = find(line, name);
    return option && option->count() > 0 ? option->results().front().c_str() : nullptr;
}

bool command_line_is_set(const command_line *line, const char *name) {
    const auto option = find(line, name);
    return option && option->count() > 0;
}
