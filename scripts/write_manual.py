"""Writes the man page and the completions for bash, zsh and fish from what `plumb --help` says.

Usage: write_manual.py --plumb PATH FOLDER; FOLDER becomes what stands below a prefix, `share/man/man1/plumb.1` and so on.
"""
import argparse
import dataclasses
import pathlib
import re
import subprocess


@dataclasses.dataclass
class Option:
    name: str
    value: str
    description: str

    @property
    def choices(self):
        return self.value.split("|") if self.value.islower() else []

    @property
    def takes_folder(self):
        return self.value in ("DIR", "FOLDER")


@dataclasses.dataclass
class Command:
    name: str
    description: str
    arguments: list
    options: list


def said(plumb, *arguments):
    return subprocess.run([plumb, *arguments], capture_output=True, text=True, check=True).stdout


def rows(text, title):
    """The rows under a title of a help text: first column, second column."""
    part = text.split(f"\n{title}:\n")
    if len(part) < 2:
        return []
    found = []
    for line in part[1].split("\n\n")[0].splitlines():
        row = re.match(r"  (\S.*?)(?:\s{2,}(\S.*))?$", line)
        if row:
            found.append([row[1], row[2] or ""])
        elif found:
            found[-1][1] = f"{found[-1][1]} {line.strip()}".strip()
    return found


def commands(plumb):
    for name, description in rows(said(plumb, "--help"), "Commands"):
        text = said(plumb, name, "--help")
        options = []
        for words, meaning in rows(text, "Options"):
            # A long value leaves but one space before the description.
            flag, value, rest = re.fullmatch(r"(\S+)(?: (\S+))?(?: (.+))?", words).groups(default="")
            options.append(Option(flag.split(",")[-1], value, f"{rest} {meaning}".strip()))
        yield Command(name, description, rows(text, "Arguments"), options)


def roff(text):
    return text.replace("\\", "\\e").replace("-", "\\-").replace("\n.", "\n\\&.")


def man_page(all_commands, version):
    lines = [f'.TH PLUMB 1 "" "plumb {version}" "User Commands"', ".SH NAME",
             "plumb \\- make web pages from lessons on Auto Layout", ".SH SYNOPSIS", ".B plumb", ".I COMMAND",
             "[\\fIOPTIONS\\fR] [\\fIARGUMENTS\\fR]", ".SH DESCRIPTION",
             "Plumb makes a site of lessons written in Markdown. Every figure in them is a layout that Plumb has solved.",
             ".SH COMMANDS"]
    for command in all_commands:
        words = " ".join(f"[{name}]" if "default" in text else name for name, text in command.arguments)
        lines += [f".SS {command.name} {roff(words)}".rstrip(), roff(command.description)]
        for name, text in command.arguments:
            lines += [".TP", f".I {roff(name)}", roff(text)]
        for option in command.options:
            lines += [".TP", f".B {roff(option.name)}" + (f" \\fI{roff(option.value)}\\fR" if option.value else ""),
                      roff(option.description)]
    lines += [".SH EXIT STATUS", ".TP", "0", "Done.", ".TP", "1", "The content has errors.", ".TP", "2", "Wrong usage.",
              ".TP", "3", "The environment lacks something; the message says what."]
    return "\n".join(lines) + "\n"


def bash(all_commands):
    cases = []
    for command in all_commands:
        for option in command.options:
            if option.choices:
                words = " ".join(option.choices)
                cases.append(f"        {command.name}:{option.name}) COMPREPLY=($(compgen -W '{words}' -- \"$word\")); return ;;")
            elif option.takes_folder:
                cases.append(f"        {command.name}:{option.name}) COMPREPLY=($(compgen -d -- \"$word\")); return ;;")
    words = [f"        {c.name}) options='{' '.join(o.name for o in c.options)}' ;;" for c in all_commands]
    names = " ".join(command.name for command in all_commands)
    return "\n".join([
        "_plumb() {", '    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options',
        "    if [ \"$COMP_CWORD\" -eq 1 ]; then",
        f"        COMPREPLY=($(compgen -W '{names} --help --version' -- \"$word\")); return", "    fi",
        '    case ${COMP_WORDS[1]}:$before in', *cases, "    esac", '    case ${COMP_WORDS[1]} in', *words, "    esac",
        '    case $word in', '        -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;',
        '        *) COMPREPLY=($(compgen -f -- "$word")) ;;', "    esac", "}",
        "complete -o filenames -F _plumb plumb", ""])


def quoted(text):
    return text.replace("'", "'\\''")


def zsh(all_commands):
    lines = ["#compdef plumb", "", "_plumb() {", "    local -a commands=("]
    lines += [f"        '{c.name}:{quoted(c.description)}'" for c in all_commands]
    lines += ["    )", "    if (( CURRENT == 2 )); then", "        _describe command commands", "        return", "    fi",
              "    case $words[2] in"]
    for command in all_commands:
        lines.append(f"        {command.name}) _arguments '*:file:_files' \\")
        for option in command.options:
            text = quoted(option.description.replace("[", "(").replace("]", ")").replace(":", " "))
            action = f"({' '.join(option.choices)})" if option.choices else "_files -/" if option.takes_folder else " "
            lines.append(f"            '{option.name}[{text}]" + (f":{option.value.split('|')[0]}:{action}" if option.value else "")
                         + "' \\")
        lines[-1] = lines[-1].removesuffix(" \\") + " ;;"
    return "\n".join(lines + ["    esac", "}", "", '_plumb "$@"', ""])


def fish(all_commands):
    lines = []
    for command in all_commands:
        lines.append(f"complete -c plumb -n __fish_use_subcommand -a {command.name} -d '{quoted(command.description)}'")
        for option in command.options:
            needs = f" -x -a '{' '.join(option.choices)}'" if option.choices else " -r" if option.value else ""
            lines.append(f"complete -c plumb -n '__fish_seen_subcommand_from {command.name}' -l {option.name.lstrip('-')}{needs}"
                         f" -d '{quoted(option.description)}'")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("folder", type=pathlib.Path)
    given = parser.parse_args()
    known = list(commands(given.plumb))
    files = {
        "share/man/man1/plumb.1": man_page(known, said(given.plumb, "--version").split()[-1]),
        "share/bash-completion/completions/plumb": bash(known),
        "share/zsh/vendor-completions/_plumb": zsh(known),
        "share/fish/vendor_completions.d/plumb.fish": fish(known),
    }
    for name, text in files.items():
        path = given.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


if __name__ == "__main__":
    main()
