/// The rules that all figures share; a page needs them once, before the rules of its figures.
///
/// Browsers round a font's ascent and descent before they place a baseline, by more than a pixel together. So lines
/// have no height of their own: a strut before the text has San Francisco's ascent and descent and carries the line.
///
/// A continuous corner is a superellipse of exponent 2^1.703942 = 3.258: one that reaches 1.528665 radii along the sides, as
/// Core Animation's does, and meets the circle of that radius in the middle.
///
/// The classes here begin with a capital; those made for a figure are lowercase.
public let figureStylesheet = """
    [data-figure]{margin:0;position:relative}
    [data-figure] .Previews{display:grid;grid-auto-flow:column;grid-template-rows:auto auto;\
    grid-auto-columns:max-content;justify-content:safe center;column-gap:24px;overflow-x:auto;scrollbar-width:thin}
    [data-figure] .Previews[data-document]{display:block}
    [data-figure] .Previews iframe{width:100%;height:var(--frame);border:0}
    @media (scripting:enabled){.Previews[data-document]{min-height:var(--frame)}.Previews[data-document]>a{visibility:hidden}}
    [data-figure] .Preview{display:grid;grid-row:span 2;grid-template-rows:subgrid}
    [data-figure] .Name{width:0;min-width:100%;margin:0;padding-top:.75rem;text-align:center;text-wrap:balance}
    [data-figure] .Unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .Device,.Plain{align-self:end;justify-self:center}
    .Device{padding:6px;border-radius:calc(var(--corner) + 6px);box-shadow:inset 0 0 0 1px var(--outline,#8888)}
    .Plain{box-shadow:0 0 0 1px var(--outline,#8888);margin:1px}
    .Slot{position:relative}
    .Screen{position:absolute;left:0;top:0;transform-origin:0 0;overflow:clip;background-color:light-dark(#fff,#000);\
    font-family:"Plumb Inter","Plumb Emoji",sans-serif;font-style:normal;font-optical-sizing:auto;text-align:left;\
    direction:ltr;word-spacing:0;text-indent:0;text-transform:none;hyphens:none;white-space:pre;\
    font-variant-ligatures:none;font-kerning:normal;font-synthesis:none;text-rendering:geometricPrecision;\
    -webkit-text-size-adjust:none;text-size-adjust:none;forced-color-adjust:none;print-color-adjust:exact;\
    -webkit-print-color-adjust:exact}
    .Screen :is(div,span,img){position:absolute;left:0;top:0;box-sizing:border-box;margin:0;padding:0;border:0;\
    max-width:none;max-height:none}
    [data-view]{z-index:0}
    .Flat .Transformed{transform:none!important}
    .Clips{overflow:clip}
    .Scrolls{overflow:hidden auto;scrollbar-width:none}
    .Slides{overflow:auto hidden;scrollbar-width:none}
    .Roams{overflow:auto;scrollbar-width:none}
    .Pages{scroll-snap-type:x mandatory}
    .Roams.Pages{scroll-snap-type:both mandatory}
    .Pages>span{scroll-snap-align:start}
    .Border::after{content:"";position:absolute;inset:0;z-index:99999;border-radius:inherit;pointer-events:none;\
    box-shadow:inset 0 0 0 var(--border)}
    @supports (corner-shape:superellipse(1.7)){
    .Smooth{--smooth:1.528665;corner-shape:superellipse(1.703942)}
    .Border::after{corner-shape:inherit}
    }
    .Screen .Emoji{position:static;display:inline-block;line-height:0;letter-spacing:0;text-align:center;\
    font-family:"Plumb Emoji","Apple Color Emoji","Noto Color Emoji",sans-serif;font-weight:400}
    .Symbol>svg{display:block;width:100%;height:100%}
    .Symbol>svg[preserveAspectRatio]{overflow:visible}
    .Mask{mask-size:100% 100%;mask-repeat:no-repeat}
    .Missing{background-color:light-dark(#78788029,#78788052)}
    .Text{width:100%;height:100%;line-height:0}
    .Text>span{text-align:start}
    .Text>span::before{content:"";display:inline-block;height:1.193359375em;vertical-align:-.2412109375em}

    """ + liveStylesheet
