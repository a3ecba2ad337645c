extension OptionalMethod {
    /// The methods of UIKit's delegates and data sources, all of which the module's have; a program may ask whether one is there,
    /// `delegate?.tableView?(…)`.
    static let namesInUIKit = Set(
        """
        adaptivePresentationStyle alertView alertViewCancel animationController animationDidStart animationDidStop
        application applicationDidBecomeActive cancelInteractiveTransition collectionView collisionBehavior
        colorPickerViewController colorPickerViewControllerDidFinish colorPickerViewControllerDidSelectColor
        completeTransition contextMenuInteraction didDismissSearchController didPresent didPresentSearchController
        documentBrowser documentPicker documentPickerWasCancelled dragInteraction dropInteraction
        dynamicAnimatorDidPause dynamicAnimatorWillResume editMenuInteraction finalFrame finishInteractiveTransition
        fontPickerViewControllerDidCancel fontPickerViewControllerDidPickFont gestureRecognizer
        gestureRecognizerShouldBegin imagePickerController imagePickerControllerDidCancel indexTitles initialFrame
        interactionControllerForDismissal interactionControllerForPresentation navigationController numberOfComponents
        numberOfSections pageViewController pickerView pointerInteraction prepareForPopoverPresentation
        presentSearchController presentationController presentationControllerDidAttemptToDismiss
        presentationControllerDidDismiss presentationControllerShouldDismiss presentationControllerWillDismiss
        presentationCount presentationIndex restoreUserActivityState scene sceneDidBecomeActive
        sceneWillEnterForeground scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating
        scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll
        scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating
        scrollViewWillBeginDragging scrollViewWillBeginZooming scrollViewWillEndDragging searchBar
        searchBarBookmarkButtonClicked searchBarCancelButtonClicked searchBarResultsListButtonClicked
        searchBarSearchButtonClicked searchBarShouldBeginEditing searchBarTextDidBeginEditing
        searchBarTextDidEndEditing sectionIndexTitles sheetPresentationControllerDidChangeSelectedDetentIdentifier
        splitViewController tabBar tabBarController tableView tableViewDidEndMultipleSelectionInteraction textField
        textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing textFieldShouldBeginEditing
        textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn textView textViewDidBeginEditing
        textViewDidChange textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing
        textViewShouldEndEditing updateInteractiveTransition updateSearchResults view viewController viewForZooming
        webView webViewDidFinishLoad webViewDidStartLoad willDismissSearchController willPresent
        willPresentSearchController
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
