#pragma once
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A program's commands with their arguments, and, once parsed, what the user gave.
typedef struct command_line command_line;

/// What an option's value must be.
typedef enum {
    command_line_text,
    command_line_number,
    /// A number above 0.
    command_line_positive_number,
    /// A whole number from 0 on.
    command_line_count_number,
} command_line_value_kind;

/// What to do after parsing.
typedef enum {
    /// A command was given and its arguments fit.
    command_line_run,
    /// The user asked for help or the version: print the message, exit with 0.
    command_line_helped,
    /// The arguments do not fit: print the message as an error, exit with 2.
    command_line_wrong_usage,
} command_line_outcome;

command_line *command_line_new(const char *program, const char *description, const char *version);
void command_line_free(command_line *line);

/// Adds a command; what is added next belongs to it.
void command_line_add_command(command_line *line, const char *name, const char *description);

/// Adds an argument without a name, such as a folder; `name` is what help calls it.
void command_line_add_positional(command_line *line, const char *name, const char *description, bool is_required);

/// Adds `--name VALUE`; `value` is what help calls the value. `name` holds the dashes: `--width` or `-w,--width`.
void command_line_add_option(
    command_line *line, const char *name, const char *value, const char *description, command_line_value_kind kind,
    bool is_required);

/// Adds `--name VALUE` where the value is one of `choices`, which commas part: `light,dark`.
void command_line_add_choice(command_line *line, const char *name, const char *choices, const char *description);

/// Adds `--name` without a value.
void command_line_add_flag(command_line *line, const char *name, const char *description);

/// Reads the arguments; `arguments[0]` is the program. Call it once.
command_line_outcome command_line_parse(command_line *line, int count, const char *const *arguments);

/// The help, or the error and how to ask for help; lives as long as `line`.
const char *command_line_message(const command_line *line);

/// The first word that no command or argument takes, NULL where the usage is wrong for another reason.
const char *command_line_unexpected(const command_line *line);

/// The name of the command that was given, NULL before parsing or where there was none.
const char *command_line_command(const command_line *line);

/// The value of an option or positional of the command that was given, NULL where the user left it out.
const char *command_line_value(const command_line *line, const char *name);

/// Whether a flag of the command that was given is set.
bool command_line_is_set(const command_line *line, const char *name);

#ifdef __cplusplus
}
#endif
