/// Stands where a page will be as soon as a build succeeds.
let waitingPage = standInPage(
    title: "The site is being built", text: "This page turns into the site as soon as a build succeeds.")

/// Stands for a page that is not there, where the site has no `404.html` of its own.
let missingPage = standInPage(title: "This page is not here", text: "The site has no page at this address.")

private func standInPage(title: String, text: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <style>body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 20vh auto; padding: 0 1.5rem }</style>
    </head>
    <body>
    <h1>\(title)</h1>
    <p>\(text)</p>
    </body>
    </html>

    """
}
