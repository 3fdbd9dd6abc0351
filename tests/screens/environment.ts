import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { AbortController, AbortSignal, Blob, DOMException, File, FormData } = globalThis;
const { Headers, Request, Response, URL, URLSearchParams, fetch } = globalThis;
const node = {
  AbortController,
  AbortSignal,
  Blob,
  DOMException,
  File,
  FormData,
  Headers,
  Request,
  Response,
  URL,
  URLSearchParams,
  fetch,
};

/**
 * happy-dom's document with Node's own network and file classes. The server under test runs in the same
 * process and must see the bodies Node sees: happy-dom's multipart garbles file names outside Latin-1.
 */
const environment: Environment = {
  name: 'happy-dom on Node fetch',
  viteEnvironment: 'client',
  async setup(global, options) {
    const dom = await builtinEnvironments['happy-dom'].setup(global, options);
    Object.assign(global, node);
    leaveOutStyles(global);
    return dom;
  },
};

/** Nothing is matched with sheets of styles (`computedStyle.ts`, `unstyled.ts`). Popper turns elements into text to tell them from windows. */
function leaveOutStyles({ HTMLStyleElement, Element }: typeof globalThis) {
  Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { value: null });
  Element.prototype.toString = Object.prototype.toString;
}

export default environment;
