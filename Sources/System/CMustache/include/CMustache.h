#pragma once
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A parsed template. In its text every tag's name is followed by '@' and the tag's number, so that what goes wrong
/// while rendering has a place: `{{#lessons@4}}{{title@5}}{{/lessons@4}}`.
typedef struct mustache_template mustache_template;

/// The values for one rendering, added from the outside in.
typedef struct mustache_values mustache_values;

/// What a tag asked for and did not get.
typedef enum { mustache_missing, mustache_not_text } mustache_problem_kind;

typedef struct {
    int tag;
    mustache_problem_kind kind;
} mustache_problem;

/// A rendering and each tag's first problem, in the order met. `text` is NULL where the library refused the template.
typedef struct {
    char *text;
    size_t length;
    mustache_problem *problems;
    size_t problem_count;
} mustache_result;

mustache_template *mustache_template_new(const char *text, size_t length);
void mustache_template_free(mustache_template *template_);

mustache_values *mustache_values_new(void);
void mustache_values_free(mustache_values *values);

/// Names are used in records and ignored in lists.
void mustache_add_string(mustache_values *values, const char *name, size_t name_length, const char *text, size_t length);
void mustache_add_bool(mustache_values *values, const char *name, size_t name_length, bool value);
void mustache_open_list(mustache_values *values, const char *name, size_t name_length);
void mustache_open_record(mustache_values *values, const char *name, size_t name_length);
void mustache_close(mustache_values *values);

mustache_result mustache_render(mustache_template *template_, const mustache_values *values);
void mustache_result_free(mustache_result result);

#ifdef __cplusplus
}
#endif
