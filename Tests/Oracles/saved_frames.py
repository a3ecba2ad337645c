"""What Interface Builder saved: the views of a file with their frames, and which of these frames are stale.

A frame is stale if the file marks it so (misplaced, ambiguous, fixed, hidden, not installed in the canvas's size class), and also if the saved numbers alone prove it:

- two saved frames contradict a required constraint between them by more than rounding gives, neither of which is marked, nor
  shows a symbol, whose alignment rect the file does not have;
- the frames in a stack view do not fill it, or have other gaps than its spacing;
- a number lies between the pixels of the canvas that the file was saved for;
- a picture alone gives an image view its size, and the file says another one of the picture;
- no constraint, content or stack view of the canvas's size class says where it is or how large, so that somebody has drawn
  it;
- only constraints to a frame that contradicts its own superview or constant say where it is or how large;
- an edge that is tied to a safe area, to margins or to the end of a bar has these begin outside their view, where none do;
- it is inside a frame that is stale.

Nothing here knows what the engine makes of the scene.
"""
import xml.etree.ElementTree as ET

from frame_equations import arranged_in, axis_of, chain, dependent, has_other_height, shows_symbol, textless, undetermined

CANVAS_SCALE = {"retina6_1": 2, "retina4_7": 2, "retina4_0": 2, "retina3_5": 2}
WIDE_ON_THEIR_SIDE = {"retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72"}
MARKED = "marked"
MARKS = ("misplaced", "ambiguous", "fixedFrame", "hidden")
# What these controls show reaches over the alignment rectangle that constraints see, points.
OVERHANG = {"switch": 2, "slider": 4, "segmentedControl": 1, "progressView": 1, "stepper": 0}
ROUNDING = 1.01


def number(text):
    return float(text) if text else 0.0


def scale_of(device, views):
    """Pixels a point of a canvas; before Xcode 8, which tells no device, most canvases have whole points alone."""
    if not device:
        return 1 if all(n == round(n) for v in views.values() for n in v["frame"]) else 2
    return CANVAS_SCALE.get(device, 2 if device.startswith("ipad") else 3)


def saved_views(path):
    """Each view by id, and the canvas's device and scale.

    Of a view, its tag, frame and parent's id, why its frame is stale, nil where it is not, whether a text's width may
    take part in it, or a symbol's alignment rect, and the pixel to which it is laid out.
    """
    root = ET.parse(path).getroot()
    device = root.find("device")
    device = device.get("id") if device is not None else ""
    views = {}
    tools = number(root.get("toolsVersion", "").split(".")[0])

    mark_uninstalled(root, size_classes(root.find("device")))

    def visit(element, parent, inside):
        rect = next((c for c in element if c.tag == "rect" and c.get("key") == "frame"), None)
        identifier = element.get("id")
        here = parent
        if rect is not None and identifier:
            marked = MARKED if is_marked(element) else None
            views[identifier] = {
                "id": identifier, "tag": element.tag, "frame": [number(rect.get(k)) for k in ("x", "y", "width", "height")],
                "parent": parent, "stale": inside or marked, "element": element,
                "has_text": True, "hangs_on_symbol": False, "tools": tools,
                "placed": element.get("translatesAutoresizingMaskIntoConstraints") == "NO"}
            here, inside = identifier, inside or marked
        for child in element:
            visit(child, here, inside)

    visit(root, None, None)
    scale = scale_of(device, views)
    guides = guides_of(root, views)
    # Before Xcode 8 the canvas is square and of no size class.
    mark_stale(views, guides, pictures_of(root), scale, is_any_size=not device)
    for outermost in [i for i, v in views.items() if v["parent"] is None]:
        inside = [i for i in views if outermost in chain(views, i)]
        pixel = 1 if has_whole_points([views[i] for i in inside], views, guides) else 1 / scale
        for identifier in inside:
            views[identifier]["pixel"] = pixel
    return views, device, scale


def has_whole_points(inside, views, guides):
    """Whether a scene was laid out in whole points, as Interface Builder does until it knows the canvas's pixels.

    All its frames are whole, and a stack view that fills equally has frames whose lengths differ by a point, or a required
    constraint is missed by a part of a point, which rounding to half a point or less would not have left.
    """
    inside = [v for v in inside if v["stale"] is None]
    if any(n != round(n) for v in inside for n in v["frame"]):
        return False
    for view in inside:
        element = view["element"]
        if view["tag"] == "stackView" and element.get("distribution") == "fillEqually":
            along = 3 if element.get("axis") == "vertical" else 2
            lengths = {views[i]["frame"][along] for i in arranged_in(element, views)}
            if lengths and max(lengths) - min(lengths) == 1:
                return True
        for constraint in constraints(element):
            items = [views.get(i) for i in (constraint["first"], constraint["second"])]
            if any(i and (i["tag"] in OVERHANG or shows_symbol(i["element"]) or i["stale"]) for i in items):
                continue
            if 0.2 < (violation(views, guides, constraint) or 0) < ROUNDING:
                return True
    return False


def mark_uninstalled(root, classes):
    """Hides the views that the canvas's size class does not have."""
    for owner in list(root.iter()):
        absent = masked_subviews(owner, classes)
        for holder in owner.findall("subviews"):
            for element in holder:
                if element.get("id") in absent:
                    element.set("hidden", "YES")


def size_classes(device):
    """The canvas's size classes as variations write them; none before Xcode 8, where a canvas is of no size class."""
    if device is None:
        return set()
    kind, is_landscape = device.get("id"), device.get("orientation") == "landscape"
    if kind.startswith("ipad"):
        return {"widthClass=regular", "heightClass=regular"}
    is_wide = is_landscape and kind in WIDE_ON_THEIR_SIDE
    return {f"widthClass={'regular' if is_wide else 'compact'}", f"heightClass={'compact' if is_landscape else 'regular'}"}


def masked_subviews(owner, classes):
    """The ids of the views in an element that the canvas's size class does not have."""
    def references(mark, holder):
        masks = (m for m in holder.findall("mask") if m.get("key") == "subviews")
        return {e.get("reference") for m in masks for e in m.findall(mark)}

    variations = owner.findall("variation")
    standard = [owner] + [v for v in variations if v.get("key") == "default"]
    absent = set().union(*(references("exclude", holder) for holder in standard))
    for variation in variations:
        if set(variation.get("key", "").split("-")) <= classes:
            absent = (absent - references("include", variation)) | references("exclude", variation)
    return absent


def is_marked(element):
    """Whether the file says that a frame is not what its constraints give, in some size class at least."""
    notes = [element] + element.findall("variation")
    return element.get("verifyAmbiguity") == "off" or any(note.get(k) == "YES" for note in notes for k in MARKS)


def guides_of(root, views):
    """The owner and the kind of each layout guide."""
    guides = {}
    for identifier, view in views.items():
        for child in view["element"]:
            if child.tag == "viewLayoutGuide":
                guides[child.get("id")] = (identifier, child.get("key"))
    for controller in root.iter():
        top = next((c.get("id") for c in controller if c.get("key") == "view"), None)
        for holder in controller:
            if holder.tag == "layoutGuides":
                for guide in holder:
                    guides[guide.get("id")] = (top, guide.get("type"))
    return guides


def pictures_of(root):
    """The size of each picture that the file tells, without those of symbols."""
    return {
        i.get("name"): (number(i.get("width")), number(i.get("height")))
        for i in root.iter("image") if i.get("width") and i.get("catalog") is None}


def mark_stale(views, guides, pictures, scale, is_any_size):
    all_scopes = [(root, [c for c in within if c["is_in_any_size"] or not is_any_size]) for root, within in scopes(views)]
    reasons = undrawn(views, guides, pictures, all_scopes)
    reasons |= {
        i: "off the pixels" for i, v in views.items() if any(abs(n * scale - round(n * scale)) > 0.02 for n in v["frame"])}
    wrong = contradict(views, guides, reasons)
    for root, within in all_scopes:
        for axis in (0, 1):
            frames = {i for along, i in wrong if along == axis and root in chain(views, i)}
            placed = dependent(views, root, guides, within, frames, axis) if frames else set()
            reasons = dict.fromkeys(placed, "placed by such a frame") | reasons
    for view in views.values():
        above = view["id"]
        while above in views and view["stale"] is None:
            view["stale"] = reasons.get(above)
            above = views[above]["parent"]


def scopes(views):
    """The outermost views and the contents of cells, each with all constraints in it."""
    for root in [i for i, v in views.items() if v["parent"] is None or v["tag"].endswith("ContentView")]:
        owners = [i for i in views if root in chain(views, i)] + [views[root]["parent"]]
        yield root, [c for i in owners if i in views for c in constraints(views[i]["element"], False)]


def undrawn(views, guides, pictures, all_scopes):
    """The views that nothing places or sizes, and those whose pictures have other sizes than they had."""
    reasons = {}
    for root, within in all_scopes:
        framed = {i for i, v in views.items() if v["tag"] == "imageView" and v["element"].get("image") in pictures}
        sizes = {i: pictures[views[i]["element"].get("image")] for i in framed}
        stretched = {
            (axis, i) for i in framed for axis in (0, 1) if abs(views[i]["frame"][2 + axis] - sizes[i][axis]) > ROUNDING}
        lines = {(1, i) for i, v in views.items() if has_other_height(v["element"], v["frame"][3])}
        lines |= {(1, i) for i, v in views.items() if is_beside_picture(v["element"], v["frame"][3], pictures)}
        without_text, beside_symbols = textless(views, root, guides, within, stretched | lines)
        for i in without_text:
            views[i]["has_text"] = False
            views[i]["hangs_on_symbol"] = i in beside_symbols
        free, alone = undetermined(views, root, guides, within, framed)
        reasons |= dict.fromkeys(free, "drawn by hand")
        for axis, i in alone:
            if (axis, i) in stretched:
                reasons[i] = "another picture"
    return reasons


def is_beside_picture(element, height, pictures):
    """Whether a button with a picture alone was saved in another height than the picture's: something stretched it."""
    state = element.find("state[@key='normal']")
    if element.tag != "button" or state is None or state.get("image") not in pictures or element.find("inset") is not None:
        return False
    shows_more = state.get("title") or state.get("backgroundImage") or element.find("buttonConfiguration") is not None
    return not shows_more and abs(height - pictures[state.get("image")][1]) > ROUNDING


def contradict(views, guides, reasons):
    """Adds the frames that contradict their own constraints or stack views.

    Returns `(axis, view)` of those where no other frame can be the wrong one.
    """
    certain = set()
    for identifier, view in views.items():
        for constraint in constraints(view["element"]):
            items = [i for i in (constraint["first"], constraint["second"]) if i in views]
            # A frame that the file marks is the wrong one of two.
            if any(shows_symbol(views[i]["element"]) or views[i]["stale"] == MARKED for i in items):
                continue
            for item in outside_safe_area(views, guides, constraint):
                reasons.setdefault(item, "outside a safe area")
            excess = violation(views, guides, constraint)
            if excess is None or excess <= ROUNDING + sum(OVERHANG.get(views[i]["tag"], 0) for i in items):
                continue
            inner = [i for i in items if not any(is_inside(views, other, i) for other in items)]
            for item in inner:
                reasons.setdefault(item, "against a constraint")
            if len(set(inner)) == 1:
                certain.add((axis_of(constraint["attribute"]), inner[0]))
        if view["tag"] == "stackView":
            for child in misarranged(identifier, views):
                reasons.setdefault(child, "against the stack view")
    return certain


def constraints(owner, is_required=True):
    """The constraints that an element keeps, in every size class the same; all of them or the required ones."""
    excluded = {e.get("reference") for e in owner.iter("exclude")}
    standard = [owner] + [v for v in owner.findall("variation") if v.get("key") == "default"]
    absent = {e.get("reference") for holder in standard for mask in holder.findall("mask") for e in mask.findall("exclude")}
    for holder in owner:
        if holder.tag != "constraints":
            continue
        for c in holder:
            if is_required and (c.get("id") in excluded or c.find("variation") is not None):
                continue
            if is_required and c.get("priority", "1000") != "1000":
                continue
            over, _, under = c.get("multiplier", "1").replace("%", ":100").replace("/", ":").partition(":")
            constraint = {
                "first": c.get("firstItem", owner.get("id")), "attribute": c.get("firstAttribute"),
                "second": c.get("secondItem"), "other": c.get("secondAttribute", c.get("firstAttribute")),
                "is_required": c.get("priority", "1000") == "1000" and c.get("id") not in excluded,
                "is_in_any_size": c.get("id") not in absent,
                "relation": c.get("relation", "equal"), "factor": float(over) / float(under or 1),
                "constant": number(c.get("constant"))}
            yield constraint


def violation(views, guides, c):
    """By how many points the saved frames miss a constraint; nil where a margin or an unknown safe area takes part."""
    c = dict(c, first=edge_owner(views, guides, c["first"], c["attribute"]),
             second=edge_owner(views, guides, c["second"], c["other"]))
    first, second = views.get(c["first"]), views.get(c["second"])
    if first is None or (c["second"] and second is None):
        return None
    base = None
    if second is not None:
        base = common(views, c["first"], c["second"])
        if base is False:
            return None
    left = position(views, c["first"], c["attribute"], base)
    right = position(views, c["second"], c["other"], base) if second is not None else 0.0
    if left is None or right is None:
        return None
    excess = left - right * c["factor"] - c["constant"]
    return {"equal": abs(excess), "lessThanOrEqual": excess, "greaterThanOrEqual": -excess}[c["relation"]]


def outside_safe_area(views, guides, c):
    """The view whose saved edge has a safe area, margins or the end of a bar begin outside their view."""
    if c["relation"] != "equal" or c["factor"] != 1:
        return []
    sides = (("first", "attribute", "second", "other", 1), ("second", "other", "first", "attribute", -1))
    for view, edge, guide, attribute, sign in sides:
        view, edge, attribute = c[view], c[edge], c[attribute]
        owner, inner = inner_edge(views, guides, c[guide], attribute)
        if inner != edge or owner is None or view not in views or owner not in chain(views, view)[1:]:
            continue
        place = position(views, view, edge, owner) if common(views, view, owner) is not False else None
        if place is None:
            continue
        inset = place - sign * c["constant"]
        if edge in ("right", "trailing", "bottom"):
            inset = views[owner]["frame"][3 if edge == "bottom" else 2] - inset
        if inset < -ROUNDING - OVERHANG.get(views[view]["tag"], 0):
            return [view]
    return []


def inner_edge(views, guides, identifier, attribute):
    """The view inside which a guide or a margin lies, and the edge of it that an attribute means; nil for others."""
    owner, kind = guides.get(identifier, (None, None))
    if kind == "safeArea" and attribute in ("left", "leading", "right", "trailing", "top", "bottom"):
        return owner, attribute
    if (kind, attribute) in (("top", "bottom"), ("bottom", "top")):
        return owner, kind
    has_own = identifier in views and any(
        c.get("key") in ("layoutMargins", "directionalLayoutMargins") for c in views[identifier]["element"])
    if identifier in views and attribute.endswith("Margin") and not has_own:
        return identifier, attribute.removesuffix("Margin")
    return None, None


def edge_owner(views, guides, identifier, attribute):
    """The view whose edge a guide's is: at its sides a safe area ends with the view while the canvas is upright."""
    owner, kind = guides.get(identifier, (None, None))
    if kind != "safeArea" or attribute not in ("left", "leading", "right", "trailing", "centerX", "width"):
        return identifier
    root = chain(views, owner)[-1:]
    is_upright = root and views[root[0]]["frame"][2] < views[root[0]]["frame"][3]
    return owner if is_upright else identifier


def position(views, identifier, attribute, base):
    x, y, width, height = views[identifier]["frame"]
    if attribute == "width":
        return width
    if attribute == "height":
        return height
    if base is None:
        return None
    if identifier == base:
        x = y = 0.0
    else:
        above = views[identifier]["parent"]
        while above != base:
            x += views[above]["frame"][0]
            y += views[above]["frame"][1]
            above = views[above]["parent"]
    return {
        "left": x, "leading": x, "right": x + width, "trailing": x + width, "top": y, "bottom": y + height,
        "centerX": x + width / 2, "centerY": y + height / 2}.get(attribute)


def common(views, a, b):
    """The innermost view around both; False where a scroll view's content moves against one of them, or nothing is."""
    line = chain(views, b)
    for identifier in chain(views, a):
        if identifier in line:
            below = set(chain(views, a)[:chain(views, a).index(identifier)] + line[:line.index(identifier)])
            moving = {views[i]["parent"] for i in below} - ({identifier} - {a, b})
            if any(i in views and views[i]["tag"] in ("scrollView", "tableView", "collectionView") for i in moving):
                return False
            return identifier
    return False


def is_inside(views, a, b):
    return a != b and b in chain(views, a)


def misarranged(identifier, views):
    """The arranged views of a stack view whose saved frames are not arranged as it says."""
    element, (_, _, width, height) = views[identifier]["element"], views[identifier]["frame"]
    children = [c.get("id") for holder in element if holder.tag == "subviews" for c in holder]
    shown = [i for i in children if i in views and views[i]["element"].get("hidden") != "YES"]
    if not shown or len(shown) != len([i for i in children if i in views]) or len(shown) != len(children):
        return []
    has_margins = any(c.get("key") in ("layoutMargins", "directionalLayoutMargins") for c in element)
    if has_margins or any(True for _ in element.iter("variation")) or element.get("baselineRelativeArrangement") == "YES":
        return []
    if any(shows_symbol(views[i]["element"]) for i in shown):
        return []
    along = 1 if element.get("axis") == "vertical" else 0
    length, across = ((width, height), (height, width))[along]
    frames = [views[i]["frame"] for i in shown]
    slack = ROUNDING + max(OVERHANG.get(views[i]["tag"], 0) for i in shown)
    wrong = []
    if element.get("alignment", "fill") == "fill":
        wrong += [i for i, f in zip(shown, frames) if abs(f[3 - along] - across) > slack or abs(f[1 - along]) > slack]
    distribution = element.get("distribution", "fill")
    ends = [frames[0][along], length - frames[-1][along] - frames[-1][2 + along]]
    if max(abs(e) for e in ends) > slack:
        wrong += shown
    gaps = [b[along] - a[along] - a[2 + along] for a, b in zip(frames, frames[1:])]
    spacing = number(element.get("spacing"))
    if distribution in ("fill", "fillEqually", "fillProportionally") and element.get("spacingType") != "standard":
        if any(abs(gap - spacing) > slack for gap in gaps):
            wrong += shown
    if distribution == "fillEqually" and max(f[2 + along] for f in frames) - min(f[2 + along] for f in frames) > slack:
        wrong += shown
    return wrong
