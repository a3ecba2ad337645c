/// The rules that all live previews share.
///
/// Where a browser lacks what they need, only the fixed previews are shown. The width and the scale are
/// handed down only as far as they are used: what every view inherits would have all styles computed anew at each width.
/// What is far from the window is not laid out, rows of a table that are out of sight among it; a stage is as high as its
/// screen is at first, drawn or not. Where the page is too narrow for a screen, that is drawn smaller; one that is no wider
/// than at first is as high as at first, so that the page stands still while a reader drags it. Firefox rounds the edges of what
/// is drawn smaller to its pixels, so that a hairline is lost that is not as high as one; it grows upwards, for its row ends
/// with it.
let liveStylesheet = """
    @property --width{syntax:"*";inherits:false}
    @property --scale{syntax:"*";inherits:false}
    @property --level{syntax:"<number>";inherits:false;initial-value:1}
    :is(.Stage,.Window,.Slot,.Width){--width:inherit}
    :is(.Slot,.Width){--scale:inherit}
    .Live{display:none;container-type:inline-size}
    .Width{position:absolute;left:0;top:0;width:calc(var(--width)*1px);height:calc(var(--height)*1px);\
    container-type:inline-size;transform-origin:0 0;transform:scale(var(--scale))}
    @supports (-moz-appearance:none){@media (resolution<1.5dppx){\
    .Width{--drawn:var(--scale)}.Hairline{--least:calc(1px/var(--drawn,.7));min-width:var(--least);\
    min-height:var(--least);translate:0 calc(-1*clamp(0px,(8px - 100%)*999,var(--least) - 1px/3))}}}
    .Live .Screen{width:100%;height:100%;white-space:nowrap}
    .Live .Scene{width:100%;height:100%}
    .Live .Words{width:100%;line-height:0}
    .Words::before,.Words i::after{content:"";display:inline-block;height:1.193359375em;vertical-align:-.2412109375em}
    .Mixed::before{content:none}
    .Mixed b::before{content:"";display:inline-block;height:var(--lead);vertical-align:-.2412109375em}
    .Words i::before{content:"\\A";white-space:pre}
    .Words i::after{height:var(--lead)}
    .Live .Reading{position:static}
    \(scrollRules)\
    .Centered{text-align:center}
    .Flushed{text-align:right}
    .Stage{content-visibility:auto;overflow-clip-margin:24px;display:grid;justify-content:center;\
    min-height:calc(var(--height)*min(var(--greatest),var(--fit,9),tan(atan2(100cqw - 56px,var(--first)*1px)))*1px + 14px)}
    .Stage>.Window{align-self:start}
    .Window{--scale:min(var(--greatest),var(--fit,9),tan(atan2(100cqw - 56px,max(min(var(--first),430),var(--width))*1px)));\
    position:relative}
    .Window>.Slot{width:calc(var(--width)*var(--scale)*1px);height:calc(var(--height)*var(--scale)*1px)}
    @supports (container-type:inline-size) and selector(:has(a)) and selector(&) and (width:round(up,1px,1px)) and (width:calc(1px*tan(atan2(1px,1px)))){
    .Live{display:block}
    .Live:not(:has(.Compare :checked))~.Previews{display:none}
    @media print{.Stage{content-visibility:visible}.Previews[data-document]{display:none!important}}
    }

    """

/// What scrolls, and what follows it.
///
/// `--s` is the offset from rest. Each view that follows has it from an animation along the scroller's timeline, or from
/// the theme's script; where there is neither, the screen stands still. A sheet that may be pulled down begins below
/// the room for that, and the browser snaps it back to its place, where it is from the start; what it snaps to reaches a
/// pixel further than the sheet, whose end may lie between two pixels, before the last place that can be scrolled to, so
/// that a wheel at the end goes on with the page. Rows wait out of sight only
/// where there are timelines, since Firefox says that what waits has no size; a hairline at a row's end may lie on it.
private let scrollRules = """
    @property --s{syntax:"<length>";inherits:false;initial-value:0px}
    @keyframes Scroll{from{--s:calc(0px - var(--pull))}to{--s:calc(10000px - var(--pull))}}
    .Live{--pull:0px}
    .Pulled{--pull:120px}
    .Paper{width:100%;min-height:100%;overflow:visible clip}
    .Pulled .Scroller{scroll-snap-type:y mandatory}
    .Pulled .Scroller>.Paper{top:var(--pull);scroll-snap-align:start;scroll-margin-bottom:1px}
    .Section{pointer-events:none}
    .Screen .Sticks{position:sticky;pointer-events:auto}
    .Start{width:0;height:0;scroll-initial-target:nearest}
    .Moves{--s:0px}
    @media (prefers-reduced-motion){.Pulled{--pull:0px}}
    @supports (animation-timeline:scroll()) and (timeline-scope:--scroll){
    .Moving{timeline-scope:--scroll}
    .Moving .Scroller{scroll-timeline:--scroll y}
    .Moves{animation:Scroll linear both;animation-timeline:--scroll;animation-range:0px 10000px}
    .Waits{content-visibility:auto;overflow-clip-margin:2px}
    }
    @supports not ((animation-timeline:scroll()) and (timeline-scope:--scroll)){
    @media (scripting:none){
    .Moving{--pull:0px}
    .Moving .Scroller{overflow:clip}
    }
    }

    """
