#include "CMustache.h"

#include <cstdlib>
#include <cstring>
#include <kainjow/mustache.hpp>
#include <set>
#include <string>
#include <vector>

using kainjow::mustache::basic_context;
using kainjow::mustache::data;

struct mustache_template {
    kainjow::mustache::mustache parsed;
    explicit mustache_template(const std::string &text) : parsed(text) {}
};

struct mustache_values {
    struct open_value {
        std::string name;
        data value;
    };
    data root{data::type::object};
    std::vector<open_value> open;

    /// Moves `value` into the innermost open record or list; the library's own setters would copy it.
    void add(std::string name, data value) {
        data &target = open.empty() ? root : open.back().value;
        if (target.is_list()) {
            const_cast<kainjow::mustache::list &>(target.list_value()).push_back(std::move(value));
        } else {
            target[name] = std::move(value);
        }
    }
};

namespace {

/// Looks names up as Mustache does and remembers the tags for which nothing fitting was found.
class recording_context final : public basic_context<std::string> {
public:
    explicit recording_context(const data *root) : items_{root} {}

    void push(const data *item) override { items_.push_back(item); }
    void pop() override { items_.pop_back(); }

    const data *get(const std::string &tag) const override {
        const auto at = tag.rfind('@');
        const auto name = tag.substr(0, at);
        const bool is_variable = at != std::string::npos && tag.back() == 'v';
        const int number = at == std::string::npos ? 0 : std::atoi(tag.c_str() + at + 1);
        const data *found = name == "." ? items_.back() : find(name);
        if (!found) {
            report(number, mustache_missing);
        } else if (is_variable && (found->is_list() || found->is_object() || found->is_true())) {
            report(number, mustache_not_text);
        }
        return found;
    }

    /// Partials are part of the text already.
    const data *get_partial(const std::string &) const override { return nullptr; }

    const std::vector<mustache_problem> &problems() const { return problems_; }

private:
    const data *find(const std::string &name) const {
        const auto names = kainjow::mustache::split(name, '.');
        for (auto item = items_.rbegin(); item != items_.rend(); ++item) {
            const data *value = *item;
            for (const auto &part : names) {
                value = value->get(part);
                if (!value) break;
            }
            if (value) return value;
        }
        return nullptr;
    }

    void report(int tag, mustache_problem_kind kind) const {
        if (reported_.insert(tag).second) problems_.push_back({tag, kind});
    }

    std::vector<const data *> items_;
    mutable std::vector<mustache_problem> problems_;
    mutable std::set<int> reported_;
};

}  // namespace

mustache_template *mustache_template_new(const char *text, size_t length) {
    return new mustache_template(length == 0 ? std::string() : std::string(text, length));
}

void mustache_template_free(mustache_template *template_) { delete template_; }

mustache_values *mustache_values_new(void) { return new mustache_values; }

void mustache_values_free(mustache_values *values) { delete values; }

void mustache_add_string(
    mustache_values *values, const char *name, size_t name_length, const char *text, size_t length) {
    // An empty text opens no section, as in the language Mustache comes from; printed, both are nothing.
    values->add(std::string(name, name_length), length == 0 ? data(false) : data(std::string(text, length)));
}

void mustache_add_bool(mustache_values *values, const char *name, size_t name_length, bool value) {
    values->add(std::string(name, name_length), data(value));
}

void mustache_open_list(mustache_values *values, const char *name, size_t name_length) {
    values->open.push_back({std::string(name, name_length), data(data::type::list)});
}

void mustache_open_record(mustache_values *values, const char *name, size_t name_length) {
    values->open.push_back({std::string(name, name_length), data(data::type::object)});
}

void mustache_close(mustache_values *values) {
    if (values->open.empty()) return;
    auto closed = std::move(values->open.back());
    values->open.pop_back();
    values->add(std::move(closed.name), std::move(closed.value));
}

mustache_result mustache_render(mustache_template *template_, const mustache_values *values) {
    mustache_result result = {nullptr, 0, nullptr, 0};
    try {
        if (!template_->parsed.is_valid()) return result;
        recording_context context(&values->root);
        std::ostringstream stream;
        template_->parsed.render(context, stream);
        const auto text = stream.str();
        const auto &problems = context.problems();
        result.text = static_cast<char *>(std::malloc(text.size() + 1));
        result.problems = static_cast<mustache_problem *>(std::malloc(sizeof(mustache_problem) * (problems.size() + 1)));
        if (!result.text || !result.problems) return result;
        result.length = text.size();
        result.problem_count = problems.size();
        std::memcpy(result.text, text.c_str(), text.size() + 1);
        std::copy(problems.begin(), problems.end(), result.problems);
    } catch (const std::exception &) {
        mustache_result_free(result);
        return {nullptr, 0, nullptr, 0};
    }
    return result;
}

void mustache_result_free(mustache_result result) {
    std::free(result.text);
    std::free(result.problems);
}
