"""A Hugo site over the same Markdown: one page a lesson, the list of lessons at home, feed and sitemap as by default."""
import pathlib

FILES = {
    "config.toml": """baseURL = "https://example.org/"
title = "Course"
languageCode = "en"
disableKinds = ["taxonomy", "term"]
[markup.highlight]
  noClasses = false
""",
    "layouts/_default/baseof.html": """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }}</title>
<meta name="description" content="{{ .Description }}">
<link rel="canonical" href="{{ .Permalink }}">
</head>
<body>
<header><a href="{{ "/" | relURL }}">{{ .Site.Title }}</a></header>
{{ block "main" . }}{{ end }}
<footer>{{ .Site.Title }}</footer>
</body>
</html>
""",
    "layouts/_default/single.html": """{{ define "main" }}
<nav>{{ .TableOfContents }}</nav>
<main>
<h1>{{ .Title }}</h1>
<p>{{ .Description }}</p>
<p>{{ .ReadingTime }} min</p>
{{ .Content }}
</main>
<nav>
{{ with .Prev }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
{{ with .Next }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
</nav>
{{ end }}
""",
    "layouts/index.html": """{{ define "main" }}
<main>
<h1>{{ .Title }}</h1>
<ol>
{{ range .Site.RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a><p>{{ .Description }}</p></li>
{{ end }}
</ol>
</main>
{{ end }}
""",
    "layouts/404.html": """{{ define "main" }}<main><h1>Not here</h1></main>{{ end }}
""",
}


def write_site(folder):
    """Writes everything but the lessons."""
    for name, text in FILES.items():
        path = pathlib.Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
