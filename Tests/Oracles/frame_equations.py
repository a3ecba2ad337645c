"""Which frames of a scene its constraints, contents and stack views determine, told by the rank of their equations.

For what is undetermined, every constraint counts as an equation, inequalities and lower priorities too, so that nothing at
all would place or size such a frame: it is what somebody drew. For what hangs on no text, only required equations do, and of
texts only the height of a line in the system's font, and its baseline. Symbols are text here, and what hangs on how far their
alignment rect is from their frame is told apart.
"""

# Views whose content has no size of its own.
EMPTY = {
    "view", "containerView", "stackView", "scrollView", "tableView", "collectionView", "webView", "wkWebView", "mapView",
    "visualEffectView", "tableViewCellContentView", "collectionViewCellContentView", "glkView", "mtkView", "sceneKitView",
    "skView", "arscnView", "arskView", "window"}
# The axis of an attribute, and how far along the length it lies.
EDGES = {
    "left": (0, 0), "leading": (0, 0), "right": (0, 1), "trailing": (0, 1), "centerX": (0, 0.5), "top": (1, 0),
    "bottom": (1, 1), "centerY": (1, 0.5), "baseline": (1, 0.5), "firstBaseline": (1, 0.5), "lastBaseline": (1, 0.5)}
LENGTHS = {"width": 0, "height": 1}
# Views with a height of their own alone.
WIDTHLESS = {"slider", "progressView", "navigationBar", "tabBar", "toolbar"}
TEXTUAL = {"label", "button", "textField", "textView", "segmentedControl", "searchBar"}


def shows_symbol(element):
    """Whether a view shows a symbol, of which a file has neither the size nor the alignment rect."""
    def has_symbol(owner):
        return any(e.get("catalog") == "system" or e.get("backgroundImageCatalog") == "system"
                   for e in [owner, *owner.findall("imageReference")])

    if element.tag == "imageView":
        return has_symbol(element)
    return element.tag == "button" and any(has_symbol(e) for e in element if e.tag in ("state", "buttonConfiguration"))


def chain(views, identifier):
    """A view and those around it."""
    line = []
    while identifier in views:
        line.append(identifier)
        identifier = views[identifier]["parent"]
    return line


def undetermined(views, root, guides, constraints, pictures):
    """The views below `root` without a place or a size, and `(axis, view)` where a picture alone gives a length.

    `guides` has the owner and the kind of each guide, `constraints` all of the scene, `pictures` the views with one.
    """
    inside = [i for i in views if i != root and root in chain(views, i)]
    whole = Equations(views, root, inside, guides, constraints, set())
    free = {i for i in inside if not all(whole.knows((kind, axis, i)) for kind in ("at", "long") for axis in (0, 1))}
    framed = {i for i in inside if i in pictures}
    if not framed:
        return free, []
    bare = Equations(views, root, inside, guides, constraints, framed)
    return free, [
        (axis, i) for i in sorted(framed - free) for axis in (0, 1) if not bare.knows(("long", axis, i))]


def dependent(views, root, guides, constraints, frames, axis):
    """The views below `root` that along an axis nothing but constraints to some other frames places or sizes."""
    inside = [i for i in views if i != root and root in chain(views, i)]
    apart = [
        c for c in constraints
        if axis_of(c["attribute"]) != axis or c["first"] not in frames and c["second"] not in frames]
    bare = Equations(views, root, inside, guides, apart, set())
    return {i for i in inside if i not in frames and not all(bare.knows((kind, axis, i)) for kind in ("at", "long"))}


def axis_of(attribute):
    """0 for an attribute along the lines of text, 1 across them, nil for another."""
    name = attribute.replace("WithinMargins", "").replace("Margin", "")
    return EDGES[name][0] if name in EDGES else LENGTHS.get(name)


def textless(views, root, guides, constraints, stretched):
    """The views below `root` whose frames are determined without the width of any text, and those of them that hang on a symbol.

    `stretched` has `(axis, view)` for each picture or line of text that was not saved in its own length: something else gave
    it that.
    """
    inside = [i for i in views if i != root and root in chain(views, i)]
    required = [c for c in constraints if c["is_required"] and c["relation"] == "equal"]

    def known(frees_symbols):
        equations = Equations(
            views, root, inside, guides, required, set(), is_strict=True, stretched=stretched, frees_symbols=frees_symbols)
        return {i for i in inside if all(equations.knows((kind, axis, i)) for kind in ("at", "long") for axis in (0, 1))}

    without_text = known(False)
    if not any(shows_symbol(views[i]["element"]) for i in inside):
        return without_text, set()
    return without_text, without_text - known(True)


def has_system_fonts(element):
    """Whether all texts inside are in the system's font of iOS: that of the Mac, and those of other scripts, have names like it."""
    names = [e.get("name") for e in element.iter() if e.tag in ("fontDescription", "font")]
    return all(name is None or name.startswith((".SFUI", ".AppleSystemUIFont")) for name in names)


def has_known_height(element):
    """Whether a text is one line in the system's font."""
    return element.get("numberOfLines", "1") == "1" and element.tag != "textView" and has_system_fonts(element)


def is_shaped_text(element):
    """Whether a text's own width and height hang on each other, so that its width takes part in its height."""
    own = (c for holder in element.findall("constraints") for c in holder)
    return element.tag in TEXTUAL and any(
        {c.get("firstAttribute"), c.get("secondAttribute")} == {"width", "height"}
        and c.get("firstItem", element.get("id")) == c.get("secondItem") for c in own)


# What a text's control is higher than its line at most, points: a large configured button has 15 above and below.
ROOM = {"label": 1.01, "button": 31, "textField": 24}
LINE_HEIGHT = 1.193359375


def has_other_height(element, height):
    """Whether one line of text in a system font was saved in another height than its control's own: something stretched it."""
    fonts = [e for e in element.iter() if e.tag == "fontDescription"]
    size = fonts[0].get("pointSize") if len(fonts) == 1 else None
    if element.tag not in ROOM or size is None or not has_known_height(element):
        return False
    line = float(size) * LINE_HEIGHT
    return not line - 1.01 <= height <= line + ROOM[element.tag]


class Equations:
    """Equations between places and lengths in echelon form, without their constants."""

    def __init__(
            self, views, root, inside, guides, constraints, ignored, is_strict=False, stretched=(), frees_symbols=False):
        self.views, self.guides, self.rows, self.is_strict = views, guides, {}, is_strict
        self.stretched, self.frees_symbols = stretched, frees_symbols
        self.fix(root)
        for identifier in inside:
            self.add_view(identifier, identifier in ignored)
        for constraint in constraints:
            self.add_constraint(constraint)
        self.reduce()
        while is_strict and self.add_stack_sizes(inside):
            self.reduce()

    def add(self, row):
        row = {k: v for k, v in row.items() if abs(v) > 1e-9}
        while row:
            lead = min(row)
            if lead not in self.rows:
                self.rows[lead] = {k: v / row[lead] for k, v in row.items()}
                return
            row = minus(row, self.rows[lead], row[lead])

    def reduce(self):
        for lead in sorted(self.rows, reverse=True):
            row = self.rows[lead]
            for other in [k for k in row if k != lead and k in self.rows]:
                row = minus(row, self.rows[other], row[other])
            self.rows[lead] = row

    def knows(self, variable):
        return self.rows.get(variable, {}).keys() == {variable}

    def fix(self, identifier):
        for axis in (0, 1):
            self.add({("at", axis, identifier): 1})
            self.add({("long", axis, identifier): 1})

    def add_view(self, identifier, is_ignored):
        view = self.views[identifier]
        element, parent = view["element"], self.views.get(view["parent"])
        if view["tag"] == "stackView":
            self.add_stack(identifier, element)
        if not view["placed"] and (parent is None or parent["tag"] != "stackView"):
            self.fix(identifier)
        is_shaped = self.is_strict and is_shaped_text(element)
        has_content = view["tag"] not in EMPTY and not (view["tag"] == "imageView" and not element.get("image"))
        if view["tag"] == "textView":
            has_content = element.get("scrollEnabled") == "NO"
        for axis, name in enumerate(("placeholderIntrinsicWidth", "placeholderIntrinsicHeight")):
            is_text = view["tag"] in TEXTUAL and not (axis == 1 and has_known_height(element)) or shows_symbol(element)
            is_text = is_text or axis == 0 and view["tag"] in WIDTHLESS
            is_text = is_text and self.is_strict or is_shaped
            is_own = has_content and not is_text and (axis, identifier) not in self.stretched
            if (is_own or element.get(name)) and not is_ignored:
                self.add({("long", axis, identifier): 1})

    def add_stack_sizes(self, inside):
        """Stack views are as large across as the largest that they arrange; whether one more is known by that."""
        for identifier in inside:
            element = self.views[identifier]["element"]
            if self.views[identifier]["tag"] != "stackView" or element.get("alignment", "fill") == "fill":
                continue
            across = 0 if element.get("axis") == "vertical" else 1
            arranged = arranged_in(element, self.views)
            whole = ("long", across, identifier)
            if arranged and not self.knows(whole) and all(self.knows(("long", across, i)) for i in arranged):
                self.add({whole: 1})
                return True
        return False

    def add_stack(self, identifier, element):
        arranged = arranged_in(element, self.views)
        axis = 1 if element.get("axis") == "vertical" else 0
        alignment, distribution = element.get("alignment", "fill"), element.get("distribution", "fill")
        if not arranged:
            return
        whole, across = ("long", axis, identifier), ("long", 1 - axis, identifier)
        share = {"trailing": 1, "bottom": 1, "center": 0.5}.get(alignment, 0)
        # One text's width takes part in the share of each.
        is_textual = any(has_text(self.views[i]["element"]) for i in arranged)
        for i in arranged:
            if alignment == "fill":
                self.add({("long", 1 - axis, i): 1, across: -1})
            self.add({("at", 1 - axis, i): 1, ("long", 1 - axis, i): share, across: -share})
            if distribution == "fillProportionally" and not (self.is_strict and is_textual):
                self.add({("long", axis, i): 1, whole: -1})
            if distribution == "fillEqually" and i != arranged[0]:
                self.add({("long", axis, i): 1, ("long", axis, arranged[0]): -1})
        if alignment != "fill" and not self.is_strict:
            self.add({across: 1})
        self.add({("at", axis, arranged[0]): 1})
        for a, b in zip(arranged, arranged[1:]):
            self.add({("at", axis, b): 1, ("at", axis, a): -1, ("long", axis, a): -1})
        self.add({("at", axis, arranged[-1]): 1, ("long", axis, arranged[-1]): 1, whole: -1})

    def add_constraint(self, c):
        first = self.anchor(c["first"], c["attribute"], c["second"])
        second = self.anchor(c["second"], c["other"], c["first"]) if c["second"] else {}
        if first is not None and second is not None:
            self.add(minus(first, second, c["factor"]))

    def anchor(self, identifier, attribute, other):
        """An anchor as a sum of variables, from the screen's corner on; nil for one that nothing is known of."""
        owner, kind = self.guides.get(identifier, (identifier, None))
        if owner not in self.views:
            return None
        if kind in ("top", "bottom"):
            attribute = kind
        attribute = attribute.replace("WithinMargins", "").replace("Margin", "")
        element = self.views[owner]["element"]
        is_loose = self.frees_symbols and kind is None and shows_symbol(element)
        if attribute in LENGTHS:
            anchor = {("content" if kind == "contentLayoutGuide" else "long", LENGTHS[attribute], owner): 1}
            if is_loose and attribute == "height":
                anchor |= {("inset", "top", owner): 1, ("inset", "bottom", owner): 1}
            return anchor
        if attribute not in EDGES:
            return None
        if self.is_strict and attribute.lower().endswith("baseline") and self.views[owner]["tag"] in TEXTUAL:
            if not has_known_height(element):
                return None
        axis, share = EDGES[attribute]
        other = self.guides.get(other, (other, None))[0]
        is_content = kind == "contentLayoutGuide" or (
            self.views[owner]["tag"] == "scrollView" and kind is None and share != 0.5
            and owner in chain(self.views, other)[1:])
        anchor = {("content" if is_content else "long", axis, owner): share}
        if is_loose and axis == 1:
            anchor |= {("inset", "top", owner): share - 1, ("inset", "bottom", owner): share}
        for above in chain(self.views, owner):
            anchor[("at", axis, above)] = anchor.get(("at", axis, above), 0) + 1
        return anchor


def arranged_in(element, views):
    return [
        c.get("id") for holder in element if holder.tag == "subviews" for c in holder
        if c.get("hidden") != "YES" and c.get("id") in views]


def has_text(element):
    return any(e.tag in TEXTUAL for e in element.iter())


def minus(row, other, factor):
    difference = dict(row)
    for k, v in other.items():
        difference[k] = difference.get(k, 0) - factor * v
    return {k: v for k, v in difference.items() if abs(v) > 1e-9}
