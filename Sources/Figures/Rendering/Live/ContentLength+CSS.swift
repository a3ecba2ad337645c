import Piecewise

extension ContentLength {
    var css: String { (value - share * size).css(adding: share) }

    /// As a width or height, of which all of the view needs no numbers.
    var cssOfExtent: String {
        value.isNearly(size) && (share == 0 || share == 1) ? "100%" : css
    }

    /// As the top of a text: in a label that is stretched the lines keep to its middle, whatever its height.
    var cssOfTop: String {
        let fromMiddle = value - 0.5 * size
        let isStretched = (share == 0.5 || share == 0 && !value.isConstant) && fromMiddle.isConstant
        return isStretched ? fromMiddle.cssFromMiddle : css
    }
}
