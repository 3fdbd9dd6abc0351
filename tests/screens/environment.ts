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
 * happy-dom's document with Node's own network and file classes. The server under test runs in the same process and
 * must receive Node's bodies: happy-dom's multipart breaks file names outside Latin-1.
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

/**
 * Style sheets take rules and are not matched (`computedStyle.ts`, `unstyled.ts`). Popper converts elements to text to distinguish
 * them from windows.
 */
function leaveOutStyles({ HTMLStyleElement, Element }: typeof globalThis) {
  Object.defineProperty(HTMLStyleElement.prototype, 'sheet', {
    value: { cssRules: [], insertRule: () => 0 },
  });
  Element.prototype.toString = Object.prototype.toString;
}

export default environment;
