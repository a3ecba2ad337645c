// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are UIKit's.

import Foundation

/// A page of the web, which a figure leaves out: the view is there, and empty.
open class UIWebView: UIView {
    public enum NavigationType: Int, Sendable {
        case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
    }

    open weak var delegate: (any UIWebViewDelegate)?
    public private(set) final lazy var scrollView = UIScrollView()
    public private(set) final var request: URLRequest?
    open var scalesPageToFit = false
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var allowsInlineMediaPlayback = false
    open var mediaPlaybackRequiresUserAction = true
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var isLoading: Bool { false }

    open func loadRequest(_ request: URLRequest) {
        self.request = request
        leaveOut("UIWebView")
    }

    open func loadHTMLString(_ string: String, baseURL: URL?) { leaveOut("UIWebView") }

    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        leaveOut("UIWebView")
    }

    open func reload() {}
    open func stopLoading() {}
    open func goBack() {}
    open func goForward() {}
    open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}

/// Nothing is loaded in a figure: none of it is ever called.
public protocol UIWebViewDelegate: NSObjectProtocol {
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool
    func webViewDidStartLoad(_ webView: UIWebView)
    func webViewDidFinishLoad(_ webView: UIWebView)
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    public func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool { true }
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
