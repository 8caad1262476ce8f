// Stands in for https://apis.google.com/js/api.js, which the Auth SDK loads for popups and redirects: the same script
// serves the app's page and the Auth emulator's hidden frame, and joins the two with postMessage.
(() => {
  const MARK = "gapi-stub";
  const source = document.currentScript?.src || location.href;

  /** One end of a line between two windows. `other()` gives the window at the far end. */
  function line(other) {
    const handlers = new Map();
    const early = new Map();
    const replies = new Map();
    let lastId = 0;

    const post = (message) => other()?.postMessage({ mark: MARK, ...message }, "*");
    const answer = async ({ id, type, data }) => {
      const result = type === "ping" ? { status: "ACK" } : await handlers.get(type)(data);
      post({ reply: id, result: [result] });
    };

    addEventListener("message", (event) => {
      const message = event.data;
      if (message?.mark !== MARK || event.source !== other()) return;
      if (message.reply !== undefined) {
        const callback = replies.get(message.reply);
        replies.delete(message.reply);
        try {
          callback?.(message.result);
        } catch {
          // The SDK throws in one of its callbacks by design.
        }
      } else if (message.type === "ping" || handlers.has(message.type)) {
        void answer(message);
      } else {
        early.set(message.type, [...(early.get(message.type) ?? []), message]);
      }
    });

    const send = (type, data, callback) => {
      lastId += 1;
      if (callback) replies.set(lastId, callback);
      post({ id: lastId, type, data });
    };

    return {
      send,
      restyle: async () => {},
      register(type, handler) {
        handlers.set(type, handler);
        for (const message of early.get(type) ?? []) void answer(message);
        early.delete(type);
      },
      ping(callback) {
        return new Promise((resolve) => {
          const timer = setInterval(() => {
            send("ping", null, () => {
              clearInterval(timer);
              callback?.();
              resolve();
            });
          }, 50);
        });
      },
    };
  }

  let parentLine;
  function context() {
    return {
      getParentIframe() {
        parentLine ??= line(() => parent);
        return parentLine;
      },
      open(options, callback) {
        const frame = document.createElement("iframe");
        frame.src = options.url;
        frame.setAttribute("aria-hidden", "true");
        Object.assign(frame.style, options.attributes?.style);
        options.where.append(frame);
        return callback(line(() => frame.contentWindow));
      },
    };
  }

  window.gapi = {
    load: (_name, options) => setTimeout(typeof options === "function" ? options : options.callback),
    iframes: { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: context },
  };
  const onload = new URL(source).searchParams.get("onload") ?? "gapi_onload";
  setTimeout(() => window[onload]?.());
})();
