import Foundation

extension URLSession {
    public func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
        URLSessionDownloadTask(nil)
    }
    public func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        URLSessionUploadTask(request)
    }
    public func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        URLSessionUploadTask(request)
    }
    public func uploadTask(
        with request: URLRequest, fromFile fileURL: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask { URLSessionUploadTask(request) }

    public func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        URL, URLResponse
    ) {
        await withUnsafeContinuation { (_: UnsafeContinuation<(URL, URLResponse), Never>) in }
    }
    public func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        URL, URLResponse
    ) {
        await withUnsafeContinuation { (_: UnsafeContinuation<(URL, URLResponse), Never>) in }
    }
}
