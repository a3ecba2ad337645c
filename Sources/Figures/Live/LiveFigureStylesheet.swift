/// The rules that all live previews share.
///
/// Where a browser lacks what they need, and on paper, only the fixed previews are shown.
let liveStylesheet = """
    .Live{display:none}
    .Width{position:absolute;left:0;top:0;width:calc(var(--width)*1px);height:calc(var(--height)*1px);\
    container-type:inline-size;transform-origin:0 0;transform:scale(var(--scale))}
    .Live .Screen{width:100%;height:100%;white-space:nowrap}
    .Live .Scene{width:100%;height:100%}
    .Live .Table{scrollbar-width:none}
    .Live .Words{width:100%;line-height:0}
    .Words::before,.Words i::after{content:"";display:inline-block;height:1.193359375em;vertical-align:-.2412109375em}
    .Words i::before{content:"\\A";white-space:pre}
    .Words i::after{height:var(--lead)}
    .Live .Reading{position:static}
    .Centered{text-align:center}
    .Flushed{text-align:right}
    .Stage{container-type:inline-size;display:grid;align-items:center;justify-content:center;\
    min-height:calc(var(--height)*var(--greatest)*1px + 14px)}
    .Window{--scale:min(var(--greatest),tan(atan2(100cqw - 56px,var(--width)*1px)));position:relative}
    .Window>.Slot{width:calc(var(--width)*var(--scale)*1px);height:calc(var(--height)*var(--scale)*1px)}
    @supports (container-type:inline-size) and selector(:has(a)) and selector(&) and (width:round(up,1px,1px)) and (width:calc(1px*tan(atan2(1px,1px)))){
    @media screen{
    .Live{display:block}
    .Live:not(:has(.Compare :checked))~.Previews{display:none}
    }
    }

    """
