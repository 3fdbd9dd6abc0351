import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { duration } from '@mui/material/styles';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';

// What opens and closes does so at once: without styles there is nothing to see of it, and to wait for it takes long.
Object.assign(duration, Object.fromEntries(Object.keys(duration).map((name) => [name, 0])));

// A browser gives no focus to what is hidden. Without styles nothing is, and a closed menu that stays in the document
// (react-admin's choice of columns) would take it from the page whenever it happens to be drawn.
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function focusShown(options) {
  if (!this.closest('.MuiModal-hidden')) focus.call(this, options);
};

/** Testing Library's own sign that it looks for something again and again; its types keep it to themselves. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
// What there is instead is shown with the last look alone: to write it down took a twentieth of the time.
configure({
  getElementError: (message, container) =>
    Object.assign(new Error(isWaiting() ? (message ?? '') : `${message}\n\n${prettyDOM(container)}`), {
      name: 'TestingLibraryElementError',
    }),
});

afterEach(cleanup);
