extension CodeGrammar {
    /// The languages that sites about layouts show besides Swift and the notation. Keywords are those of each language's
    /// own reference.
    static let all: [CodeGrammar] = cFamily + scripts + webLanguages + functional + dataLanguages

    private static func likeC(
        _ names: [String], _ keywords: String, texts: [Delimiters] = [.quotes, .apostrophes],
        values: String = "true false null", sigils: String = "@", types: Bool = true
    ) -> CodeGrammar {
        CodeGrammar(
            names: names, lineComments: ["//"], blockComments: [.slashStars], texts: texts,
            keywords: Set(words: keywords), values: Set(words: values), sigils: sigils, hasCapitalTypes: types)
    }

    private static let cKeywords =
        """
        auto break case char const continue default do double else enum extern float for goto if inline
        int long register restrict return short signed sizeof static struct switch typedef union
        unsigned void volatile while _Bool
        """

    private static let cppKeywords =
        cKeywords + " " + """
            alignas alignof and bool catch class concept const_cast consteval constexpr constinit co_await
            co_return co_yield decltype delete dynamic_cast explicit export final friend mutable namespace
            new noexcept not operator or override private protected public reinterpret_cast requires
            static_assert static_cast template this thread_local throw try typeid typename using virtual
            wchar_t
            """

    private static let javaScriptKeywords =
        """
        as async await break case catch class const continue debugger default delete do else export
        extends finally for from function get if import in instanceof let new of return set static super
        switch this throw try typeof var void while with yield
        """

    private static let javaKeywords =
        """
        abstract assert boolean break byte case catch char class const continue default do double else
        enum extends final finally float for goto if implements import instanceof int interface long
        native new non-sealed package permits private protected public record return sealed short static
        strictfp super switch synchronized this throw throws transient try var void volatile while yield
        """

    private static let cFamily: [CodeGrammar] = [
        likeC(["c", "h"], cKeywords, values: "true false NULL nullptr", sigils: "#", types: false),
        likeC(["cpp", "c++", "cc", "hpp"], cppKeywords, values: "true false nullptr NULL", sigils: "#"),
        likeC(
            ["objc", "objective-c", "objectivec", "m", "mm"],
            cKeywords
                + " id in instancetype nonatomic strong weak copy assign readonly self super nullable nonnull BOOL",
            values: "YES NO nil Nil NULL true false", sigils: "@#"),
        likeC(
            ["csharp", "c#", "cs"],
            """
            abstract as async await base bool break byte case catch char checked class const continue
            decimal default delegate do double else enum event explicit extern finally fixed float for
            foreach get goto if implicit in init int interface internal is lock long nameof namespace new
            object operator out override params partial private protected public readonly record ref
            required return sbyte sealed set short sizeof static string struct switch this throw try typeof
            uint ulong unchecked unsafe ushort using var virtual void volatile when where while with yield
            """, sigils: "#"),
        likeC(["java"], javaKeywords, texts: [.tripleQuotes, .quotes, .apostrophes]),
        likeC(["groovy", "gradle"], javaKeywords + " as def in trait", texts: [.tripleQuotes, .quotes, .apostrophes]),
        likeC(
            ["kotlin", "kt", "kts"],
            """
            abstract actual annotation as break by catch class companion const constructor continue
            crossinline data do else enum expect external final finally for fun get if import in infix init
            inline inner interface internal is lateinit noinline object open operator out override package
            private protected public reified return sealed set super suspend tailrec this throw try
            typealias val value var vararg when where while
            """,
            texts: [.tripleQuotes, .quotes, .apostrophes]),
        likeC(
            ["dart"],
            """
            abstract as assert async await base break case catch class const continue covariant default
            deferred do dynamic else enum export extends extension external factory final finally for get
            hide if implements import in interface is late library mixin new on operator part required
            rethrow return sealed set show static super switch sync this throw try typedef var void when
            while with yield int double bool num
            """,
            texts: [.tripleQuotes, .tripleApostrophes, .quotes, .apostrophes]),
        likeC(
            ["go", "golang"],
            """
            break case chan const continue default defer else fallthrough for func go goto if import
            interface map package range return select struct switch type var any bool byte complex128
            complex64 error float32 float64 int int16 int32 int64 int8 rune string uint uint16 uint32 uint64
            uint8 uintptr
            """,
            texts: [.quotes, .backticks, .apostrophes], values: "true false nil iota", sigils: "", types: false),
        likeC(
            ["rust", "rs"],
            """
            as async await break const continue crate dyn else enum extern fn for if impl in let loop match
            mod move mut pub ref return self Self static struct super trait type union unsafe use where
            while bool char f32 f64 i128 i16 i32 i64 i8 isize str u128 u16 u32 u64 u8 usize
            """,
            texts: [Delimiters(open: "\"", close: "\"", spansLines: true)], values: "true false None", sigils: "#"),
        likeC(
            ["zig"],
            """
            align allowzero and anyerror anytype asm async await bool break catch comptime const continue
            defer else enum errdefer error export extern fn for if inline noalias noreturn or orelse packed
            pub resume return struct suspend switch test threadlocal try type union unreachable
            usingnamespace var void volatile while
            """,
            values: "true false null undefined"),
        likeC(
            ["scala"],
            """
            abstract case catch class def do else enum export extends final finally for given if implicit
            import lazy match new object override package private protected return sealed super then this
            throw trait try type using val var while with yield
            """, texts: [.tripleQuotes, .quotes, .apostrophes]),
        likeC(
            ["javascript", "js", "jsx", "mjs"], javaScriptKeywords, texts: [.backticks, .quotes, .apostrophes],
            values: "true false null undefined NaN Infinity"),
        likeC(
            ["typescript", "ts", "tsx"],
            javaScriptKeywords + " " + """
                abstract any asserts bigint boolean declare enum implements infer interface is keyof namespace
                never number object override private protected public readonly satisfies string symbol type
                unique unknown
                """,
            texts: [.backticks, .quotes, .apostrophes], values: "true false null undefined NaN Infinity"),
        likeC(
            ["php"],
            """
            abstract and array as break callable case catch class clone const continue declare default do
            echo else elseif empty enum extends final finally fn for foreach function global goto if
            implements include include_once instanceof interface isset list match namespace new or print
            private protected public readonly require require_once return static switch throw trait try
            unset use var while xor yield bool float int mixed string void
            """, values: "true false null TRUE FALSE NULL", sigils: "$"),
    ]

    private static func withHashes(
        _ names: [String], _ keywords: String, texts: [Delimiters] = [.quotes, .apostrophes],
        values: String = "true false", sigils: String = ""
    ) -> CodeGrammar {
        CodeGrammar(
            names: names, lineComments: ["#"], texts: texts, keywords: Set(words: keywords), values: Set(words: values),
            sigils: sigils)
    }

    private static let scripts: [CodeGrammar] = [
        CodeGrammar(
            names: ["python", "py"], lineComments: ["#"],
            texts: [.tripleQuotes, .tripleApostrophes, .quotes, .apostrophes],
            keywords: Set(
                words: """
                    and as assert async await break case class continue def del elif else except finally for from
                    global if import in is lambda match nonlocal not or pass raise return try type while with yield
                    self
                    """),
            values: Set(words: "True False None"), sigils: "@", hasCapitalTypes: true),
        CodeGrammar(
            names: ["ruby", "rb", "podfile", "fastfile", "gemfile"], lineComments: ["#"],
            keywords: Set(
                words: """
                    alias and begin break case class def defined? do else elsif end ensure for if in module next not
                    or redo require rescue retry return self super then undef unless until when while yield
                    attr_accessor attr_reader
                    """),
            values: Set(words: "true false nil"), wordCharacters: "?!", sigils: "@:", hasCapitalTypes: true),
        withHashes(
            ["bash", "sh", "shell", "zsh", "console"],
            """
            case do done elif else esac export fi for function if in local readonly return select set shift
            source then trap unset until while cd echo exit
            """, sigils: "$"),
        withHashes(
            ["powershell", "ps1"],
            """
            begin break catch class continue data do dynamicparam else elseif end enum exit filter finally
            for foreach from function if in param process return switch throw trap try until using while
            """, sigils: "$@"),
        withHashes(
            ["perl", "pl"],
            """
            and chomp die do each else elsif eq for foreach if last local my ne next no not or our package
            print push redo require return shift sub undef unless until use while
            """, values: "", sigils: "$@%"),
        withHashes(
            ["r"], "break else for function if in library next repeat return while",
            values: "TRUE FALSE NULL NA Inf NaN"),
        withHashes(
            ["julia", "jl"],
            """
            abstract baremodule begin break catch const continue do else elseif end export finally for
            function global if import in let local macro module mutable primitive quote return struct try
            type using where while
            """,
            texts: [.tripleQuotes, .quotes], values: "true false nothing missing", sigils: "@"),
        withHashes(
            ["makefile", "make"], "define else endef endif export ifdef ifeq ifndef ifneq include override", values: "",
            sigils: "$"),
        withHashes(
            ["dockerfile", "docker", "containerfile"],
            """
            ADD ARG AS CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL MAINTAINER ONBUILD RUN SHELL
            STOPSIGNAL USER VOLUME WORKDIR
            """, values: "", sigils: "$"),
        withHashes(
            ["cmake"],
            """
            else elseif endforeach endfunction endif endmacro endwhile foreach function if include macro
            project return set while
            """, values: "ON OFF TRUE FALSE", sigils: "$"),
        CodeGrammar(
            names: ["lua"], lineComments: ["--"],
            blockComments: [Delimiters(open: "--[[", close: "]]", hasEscapes: false, spansLines: true)],
            keywords: Set(
                words:
                    "and break do else elseif end for function goto if in local not or repeat return then until while"),
            values: Set(words: "true false nil")),
        CodeGrammar(
            names: ["elixir", "ex", "exs"], lineComments: ["#"], texts: [.tripleQuotes, .quotes, .apostrophes],
            keywords: Set(
                words: """
                    after alias and case catch cond def defimpl defmacro defmodule defp defprotocol defstruct do
                    else end fn for if import in not or quote raise receive require rescue try unless unquote use
                    when with
                    """),
            values: Set(words: "true false nil"), wordCharacters: "?!", sigils: "@:", hasCapitalTypes: true),
    ]

    private static let webLanguages: [CodeGrammar] = [
        CodeGrammar(
            names: ["html", "xml", "xhtml", "svg", "xib", "storyboard", "plist", "vue"], blockComments: [.tagComments],
            values: [], wordCharacters: "-:.", hasCalls: false, isMarkup: true),
        CodeGrammar(
            names: ["css"], blockComments: [.slashStars], keywords: [],
            values: Set(words: "inherit initial unset none auto"),
            wordCharacters: "-", sigils: "@.#", entryMark: ":"),
        CodeGrammar(
            names: ["scss", "sass", "less"], lineComments: ["//"], blockComments: [.slashStars],
            values: Set(words: "inherit initial unset none auto true false null"), wordCharacters: "-", sigils: "@.#$",
            entryMark: ":"),
        CodeGrammar(
            names: ["graphql", "gql"], lineComments: ["#"], texts: [.tripleQuotes, .quotes],
            keywords: Set(
                words: """
                    directive enum extend fragment implements input interface mutation on query scalar schema
                    subscription type union
                    """), sigils: "@$", hasCapitalTypes: true),
    ]

    private static let functional: [CodeGrammar] = [
        CodeGrammar(
            names: ["haskell", "hs"], lineComments: ["--"],
            blockComments: [Delimiters(open: "{-", close: "-}", hasEscapes: false, spansLines: true)], texts: [.quotes],
            keywords: Set(
                words: """
                    case class data default deriving do else forall foreign if import in infix infixl infixr
                    instance let module newtype of qualified then type where
                    """),
            values: Set(words: "True False Nothing"), wordCharacters: "'", hasCapitalTypes: true, hasCalls: false),
        CodeGrammar(
            names: ["ocaml", "ml"],
            blockComments: [Delimiters(open: "(*", close: "*)", hasEscapes: false, spansLines: true)], texts: [.quotes],
            keywords: Set(
                words: """
                    and as assert begin class do done else end exception external for fun function functor if in
                    include inherit initializer lazy let match method module mutable new object of open or private
                    rec sig struct then to try type val virtual when while with
                    """),
            wordCharacters: "'", hasCapitalTypes: true, hasCalls: false),
        CodeGrammar(
            names: ["clojure", "clj", "lisp", "scheme", "elisp"], lineComments: [";"], texts: [.quotes],
            keywords: Set(
                words: "def defn defmacro define defun do fn if lambda let loop ns quote recur set! when cond"),
            values: Set(words: "true false nil t"), wordCharacters: "-?!*+<>=", sigils: ":", hasCalls: false),
        CodeGrammar(
            names: ["erlang", "erl"], lineComments: ["%"], texts: [.quotes, .apostrophes],
            keywords: Set(words: "after and andalso begin case catch end fun if not of or orelse receive try when"),
            values: Set(words: "true false undefined"), sigils: "-?#"),
    ]

    private static let dataLanguages: [CodeGrammar] = [
        CodeGrammar(
            names: ["json", "json5", "jsonc"], lineComments: ["//"], blockComments: [.slashStars], entryMark: ":",
            hasCalls: false),
        CodeGrammar(
            names: ["yaml", "yml"], lineComments: ["#"], values: Set(words: "true false null yes no on off"),
            wordCharacters: "-", sigils: "&*!", entryMark: ":", hasCalls: false),
        CodeGrammar(
            names: ["toml"], lineComments: ["#"], texts: [.tripleQuotes, .tripleApostrophes, .quotes, .apostrophes],
            wordCharacters: "-.", entryMark: "=", hasCalls: false),
        CodeGrammar(
            names: ["ini", "conf", "properties", "editorconfig", "xcconfig"], lineComments: ["#", ";", "//"],
            wordCharacters: "-.", entryMark: "=", hasCalls: false),
        CodeGrammar(
            names: ["sql", "sqlite", "postgresql", "mysql"], lineComments: ["--"], blockComments: [.slashStars],
            keywords: Set(
                words: """
                    add all alter and as asc begin between by case check column commit constraint create cross
                    default delete desc distinct drop else end exists foreign from full group having if in index
                    inner insert into is join key left like limit not offset on or order outer primary references
                    returning right rollback select set table then transaction trigger union unique update using
                    values view when where with integer text varchar char boolean date timestamp numeric real blob
                    """), ignoresCase: true),
        CodeGrammar(
            names: ["http", "nginx"], lineComments: ["#"],
            keywords: Set(words: "GET POST PUT PATCH DELETE HEAD OPTIONS HTTP server location listen root return"),
            wordCharacters: "-", sigils: "$", entryMark: ":", hasCalls: false),
    ]
}
