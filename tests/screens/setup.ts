import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { duration } from '@mui/material/styles';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';

// Transitions end at once: without styles they are invisible, and waiting for them takes long.
Object.assign(duration, Object.fromEntries(Object.keys(duration).map((name) => [name, 0])));

// A browser does not focus hidden elements. Without styles nothing is hidden, and a closed menu that stays in the
// document (react-admin's choice of columns) would take the focus when it renders.
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function focusShown(options) {
  if (!this.closest('.MuiModal-hidden')) focus.call(this, options);
};

/** Testing Library's own flag for repeated queries; its types do not export it. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
// The document is printed only with the last failure: printing it each time took a twentieth of the time.
configure({
  getElementError: (message, container) =>
    Object.assign(new Error(isWaiting() ? (message ?? '') : `${message}\n\n${prettyDOM(container)}`), {
      name: 'TestingLibraryElementError',
    }),
});

afterEach(cleanup);
