/*
 * Stub of https://apis.google.com/js/api.js for tests without a network. The Firebase library and
 * the emulator's helper frame use only `gapi.iframes`: a frame in the page, and messages between
 * the two, each with a response.
 */
(() => {
  const handlers = new Map();
  const unhandled = [];
  const callbacks = new Map();
  let sent = 0;

  addEventListener('message', (event) => {
    if (event.data?.gapi !== true) return;
    const { replyTo, payload } = event.data;
    if (replyTo) callBack(callbacks.get(replyTo), payload);
    else handle(event);
  });

  /** The library throws after it has handled the response; Google's script hides that too. */
  function callBack(callback, payload) {
    try {
      callback?.([payload]);
    } catch {
      return;
    }
  }

  /** A message that comes before its handler is registered waits for it. */
  async function handle(event) {
    const handler = handlers.get(event.data.type);
    if (!handler) {
      unhandled.push(event);
      return;
    }
    const payload = await handler(event.data.payload);
    event.source.postMessage({ gapi: true, replyTo: event.data.id, payload }, event.origin);
  }

  function register(type, handler) {
    handlers.set(type, handler);
    unhandled.splice(0).forEach(handle);
  }

  function channel(target, ready) {
    return {
      register,
      send: async (type, payload, callback) => {
        await ready;
        sent += 1;
        const id = `${location.origin} ${sent}`;
        callbacks.set(id, callback);
        target.postMessage({ gapi: true, id, type, payload }, '*');
      },
      ping: async (callback) => {
        await ready;
        callback([]);
      },
      restyle: async () => undefined,
    };
  }

  function openFrame({ url, where, attributes }, callback) {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, attributes.style);
    frame.src = url;
    const ready = new Promise((resolve) => register('ready', resolve));
    where.append(frame);
    return callback(channel(frame.contentWindow, ready));
  }

  window.gapi = {
    load: (_, { callback }) => setTimeout(callback),
    iframes: {
      Iframe: class {},
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({
        open: async (options, callback) => openFrame(options, callback),
        getParentIframe: () => channel(parent, Promise.resolve()),
      }),
    },
  };

  if (parent !== window) parent.postMessage({ gapi: true, id: 'ready', type: 'ready' }, '*');
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  window[onload ?? 'gapi_onload']?.();
})();
