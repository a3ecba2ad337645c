/// Follows the stream of states; reports each, and that the server has been away for two seconds.
///
/// Browsers connect anew by themselves, except after an answer that is no stream.
let listenScript = #"""
    function listen(address, report) {
      let away;
      const open = () => {
        const source = new EventSource(address);
        source.addEventListener('state', event => {
          clearTimeout(away);
          away = undefined;
          report({ state: JSON.parse(event.data) });
        });
        source.onerror = () => {
          away ??= setTimeout(() => report({ stopped: true }), 2000);
          if (source.readyState === EventSource.CLOSED) setTimeout(open, 1000);
        };
      };
      open();
    }

    """#

/// The shared worker: one stream for all tabs, since browsers open six connections to a server and no more.
///
/// A tab that comes later gets the last report at once.
let relayScript =
    listenScript + #"""
        const ports = new Set();
        let last;
        listen('events', report => {
          last = report;
          for (const port of ports) port.postMessage(report);
        });
        onconnect = event => {
          const port = event.ports[0];
          ports.add(port);
          port.onmessage = () => ports.delete(port);
          if (last) port.postMessage(last);
        };

        """#
